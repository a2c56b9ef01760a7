<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Actions</source>
        <comment>&amp;Edit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;View</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Go</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Language</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Paste</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Compare…</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Open a file; two files are compared</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Open the &amp;sample</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Open an example with a comparison</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Compare with a file…</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Lay a file beside the open text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Compare with the clip&amp;board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Lay the text on the clipboard beside the open text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Close the co&amp;mparison</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Take the right side away</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Use a sc&amp;hema for all calls…</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Check every call against a JSON Schema from a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Use &amp;tools from a file…</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Look tools up in a file before the text&apos;s own</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Use the te&amp;xt&apos;s own tools again</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Forget the schema and the tools that were given</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Export report…</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Write the verdicts and findings to a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Quit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Close the window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Keyboard shortcuts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Show every key of the window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;About</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Show version and specification date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Open the text on the clipboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Copy JSON Poin&amp;ter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Copy where the caret stands, as a JSON Pointer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Copy JSON Pointer &amp;inside arguments</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Copy where the caret stands inside the arguments</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Copy &amp;jq path</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Copy where the caret stands, as jq writes it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Copy &amp;value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Copy the value at the caret as it is spelled</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Copy &amp;decoded</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Copy the string at the caret without its escapes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Compose function_call_output…</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Write the output of a call whose verdict is ok</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Light or dark as the system says</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Light</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Dark text on a light ground</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Dark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Light text on a dark ground</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Zoom &amp;in</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Show code larger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Zoom &amp;out</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Show code smaller</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Normal size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Show code at its normal size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Pretty view of the item</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Show the chosen item laid out, or the text as pasted</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Fill the window with the pane</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Show one pane alone, or all of them again</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Reset the arrangement</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Give every pane its first place and size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Go to the next finding in the text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Previous finding</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Go to the finding before in the text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Next i&amp;tem</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Choose the next item</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Previous it&amp;em</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Choose the item before</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>To the &amp;items</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Let the keyboard act on the items</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>To the te&amp;xt of the item</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Let the keyboard act on the text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>To &amp;arguments and schema</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Let the keyboard act on arguments and schema</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>To the &amp;comparison</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>Let the keyboard act on the comparison</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Help</source>
        <comment>Shows whether a logged tool call may be replayed on another provider, why not, and exactly where. Nothing is repaired, nothing is sent anywhere.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Help</source>
        <comment>Version {version}. Open Responses specification {date}.</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <comment>About</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <comment>Double-click on the head of a pane</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <comment>Fill the window with the pane, and back</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <comment>Outside of the source text: open the clipboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>blocked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>warning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>note</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>nothing blocks it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>ok</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>not checked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ItemPane</source>
        <comment>Item</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SchemaPane</source>
        <comment>Arguments and schema</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DiffPane</source>
        <comment>Diff</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Nothing is open yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste, open or drop an item to see whether it may run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check was stopped before it was finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no item in this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComposeDialog</name>
    <message>
        <source>Compose function_call_output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the tool returned, as plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict ok is no permission to execute: who may run the tool is another question. Type only what the tool really returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EmptyHints</name>
    <message>
        <source>Paste a logged tool call to inspect it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop a file here, or two to compare them. An item, a list of items, a request, a response or JSON Lines will do. Everything stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Fault of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in the program itself; your text is not to blame and is still there. Please report it with the details below. They may hold parts of your text: read them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemPane</name>
    <message>
        <source>Item laid out for reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text as it was pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pretty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen item laid out for reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Items</name>
    <message>
        <source>no type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemsPane</name>
    <message>
        <source>No item matches the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, or type:, name:, call_id:, id:, status:, reason:; all of them must match. With blanks: name:&quot;a b&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Not possible</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrettyView</name>
    <message>
        <source>{count} characters</source>
        <translation type="unfinished">{count}자</translation>
    </message>
</context>
<context>
    <name>QCoreApplication</name>
    <message>
        <source>Actions</source>
        <comment>&amp;File</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Open…</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Paste as a new text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>As the s&amp;ystem</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>&amp;Next finding</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ItemsPane</source>
        <comment>Items</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {detail} is more than the {most} that the window takes. Nothing was opened. For logs of any size: open-responses-inspector gate FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: there is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a folder. Open a file, or two files to compare them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{detail} files at once are too many for the window: open one, or two to compare them. For more: open-responses-inspector gate FILE ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open yet: open or paste the left side first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Copy an item first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was not written: {detail}. What stood there before still does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Nothing is open any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Schema</name>
    <message>
        <source>No schema</source>
        <translation>스키마 없음</translation>
    </message>
    <message>
        <source>No schema: only a function_call is held against one</source>
        <translation>스키마 없음: function_call만 스키마로 검사합니다</translation>
    </message>
    <message>
        <source>No schema: {tool} is declared without parameters</source>
        <translation>스키마 없음: parameters 없이 선언된 도구 {tool}</translation>
    </message>
    <message>
        <source>A schema that you give goes before a tools file that you give, and that goes before the tools of the document.</source>
        <translation>지정한 스키마가 가장 먼저, 다음으로 지정한 tools 파일, 마지막으로 문서의 tools를 따릅니다.</translation>
    </message>
    <message>
        <source>No schema: no tools are known for this call</source>
        <translation>스키마 없음: 이 호출에 대해 알려진 도구가 없습니다</translation>
    </message>
    <message>
        <source>Give a schema or a tools file here.</source>
        <translation>여기서 스키마나 tools 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>No schema: no tool is called {name}</source>
        <translation>스키마 없음: 선언되지 않은 도구 이름 {name}</translation>
    </message>
    <message>
        <source>No schema: the call names no tool</source>
        <translation>스키마 없음: 호출에 도구 이름이 없습니다</translation>
    </message>
    <message>
        <source>The nearest declared name: {name}</source>
        <translation>가장 가까운 선언된 이름: {name}</translation>
    </message>
    <message>
        <source>Schema: given, {source}</source>
        <translation>스키마: 직접 지정, {source}</translation>
    </message>
    <message>
        <source>Schema: {place} of {source} · {name}</source>
        <translation>스키마: {source}의 {place} · {name}</translation>
    </message>
    <message>
        <source>Schema: {place} of this document · {name}</source>
        <translation>스키마: 이 문서의 {place} · {name}</translation>
    </message>
    <message>
        <source>You gave it for every call: it goes before all declared tools.</source>
        <translation>모든 호출에 지정한 스키마입니다. 선언된 도구보다 먼저 적용됩니다.</translation>
    </message>
    <message>
        <source>From the tools that you gave: they go before the document&apos;s own.</source>
        <translation>지정한 tools에서 가져왔습니다. 문서의 tools보다 먼저 적용됩니다.</translation>
    </message>
    <message>
        <source>{source} does not declare this tool, so the document&apos;s own counts.</source>
        <translation>이 도구는 다음 파일에 없어 문서의 선언을 따릅니다: {source}</translation>
    </message>
</context>
<context>
    <name>SchemaChoice</name>
    <message>
        <source>Schema from file…</source>
        <translation>파일에서 스키마 열기…</translation>
    </message>
    <message>
        <source>Tools from file…</source>
        <translation>파일에서 tools 열기…</translation>
    </message>
    <message>
        <source>Paste schema</source>
        <translation>스키마 붙여넣기</translation>
    </message>
    <message>
        <source>Back to the document&apos;s own</source>
        <translation>문서의 tools로 되돌리기</translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Copy a JSON Schema first.</source>
        <translation>클립보드에 텍스트가 없습니다. 먼저 JSON Schema를 복사하세요.</translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>붙여넣음</translation>
    </message>
    <message>
        <source>For every call, a tool of this document:</source>
        <translation>모든 호출에 이 문서의 도구를 적용:</translation>
    </message>
    <message>
        <source>{count} more: give them as a file</source>
        <translation>{count}개 더 있음: 파일로 지정하세요</translation>
    </message>
    <message>
        <source>Schema for every call</source>
        <translation>모든 호출에 적용할 스키마</translation>
    </message>
    <message>
        <source>Tools, or a document that carries them</source>
        <translation>tools 목록 또는 tools가 든 문서</translation>
    </message>
    <message>
        <source>JSON (*.json *.jsonl *.txt);;All files (*)</source>
        <translation>JSON (*.json *.jsonl *.txt);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>SchemaPane</name>
    <message>
        <source>{count} characters</source>
        <translation>{count}자</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>메시지 복사</translation>
    </message>
    <message>
        <source>Copy instance location</source>
        <translation>인스턴스 위치 복사</translation>
    </message>
    <message>
        <source>Copy keyword location</source>
        <translation>키워드 위치 복사</translation>
    </message>
    <message>
        <source>Arguments and schema</source>
        <translation>인자와 스키마</translation>
    </message>
    <message>
        <source>Parsed arguments</source>
        <translation>파싱된 인자</translation>
    </message>
    <message>
        <source>Text of the schema</source>
        <translation>스키마 텍스트</translation>
    </message>
    <message>
        <source>Show schema</source>
        <translation>스키마 보기</translation>
    </message>
    <message>
        <source>Hide schema</source>
        <translation>스키마 숨기기</translation>
    </message>
</context>
<context>
    <name>SchemaState</name>
    <message>
        <source>No item is chosen: there are no arguments to show.</source>
        <translation>선택한 항목이 없어 표시할 인자가 없습니다.</translation>
    </message>
    <message>
        <source>All values satisfy the schema. Passing is no permission to execute.</source>
        <translation>모든 값이 스키마를 만족합니다. 통과가 실행 허가를 뜻하지는 않습니다.</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>위반</translation>
    </message>
    <message>
        <source>Violations {count}</source>
        <translation>위반 {count}</translation>
    </message>
    <message>
        <source>{count} of them are not listed</source>
        <translation>그중 {count}건은 목록에 없음</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>참고 1</translation>
    </message>
    <message>
        <source>{count} notes</source>
        <translation>참고 {count}</translation>
    </message>
    <message>
        <source>checking again …</source>
        <translation>다시 검사하는 중 …</translation>
    </message>
    <message>
        <source>Parsed arguments</source>
        <translation>파싱된 인자</translation>
    </message>
    <message>
        <source>Arguments, decoded: not JSON, so nothing is parsed</source>
        <translation>디코딩한 arguments: JSON이 아니어서 파싱하지 못함</translation>
    </message>
    <message>
        <source>Arguments as they stand: a value, not a string</source>
        <translation>기록된 그대로의 arguments: 문자열이 아닌 값</translation>
    </message>
    <message>
        <source>The call has no arguments</source>
        <translation>호출에 arguments가 없음</translation>
    </message>
    <message>
        <source>Arguments of an item that is no function_call</source>
        <translation>function_call이 아닌 항목의 arguments</translation>
    </message>
    <message>
        <source>Parsed output</source>
        <translation>파싱된 output</translation>
    </message>
    <message>
        <source>Output: text, no JSON object or array</source>
        <translation>output: JSON 객체나 배열이 아닌 텍스트</translation>
    </message>
    <message>
        <source>Output as it stands</source>
        <translation>기록된 그대로의 output</translation>
    </message>
    <message>
        <source>The item has no type: it is not held against a schema.</source>
        <translation>항목에 type이 없어 스키마로 검사하지 않습니다.</translation>
    </message>
    <message>
        <source>A message has no arguments: there is nothing to check.</source>
        <translation>message에는 arguments가 없어 검사할 것이 없습니다.</translation>
    </message>
    <message>
        <source>An output answers a call: it is held against no schema.</source>
        <translation>output은 호출에 대한 답이므로 스키마로 검사하지 않습니다.</translation>
    </message>
    <message>
        <source>Only a function_call is held against a schema; this is: {type}</source>
        <translation>function_call만 스키마로 검사합니다. 이 항목의 type: {type}</translation>
    </message>
    <message>
        <source>Not checked: only a string of JSON can be.</source>
        <translation>검사하지 못함: JSON을 담은 문자열만 검사할 수 있습니다.</translation>
    </message>
    <message>
        <source>Not checked: what cannot be parsed has no values.</source>
        <translation>검사하지 못함: 파싱할 수 없어 검사할 값이 없습니다.</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>{count} characters</source>
        <translation type="unfinished">{count}자</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Findings in the whole text: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the caret</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Violations</name>
    <message>
        <source>Hide why</source>
        <translation>이유 숨기기</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>이유 보기</translation>
    </message>
    <message>
        <source>1 branch cannot match: show why</source>
        <translation>맞지 않는 분기 1개: 이유 보기</translation>
    </message>
    <message>
        <source>{count} branches cannot match: show why</source>
        <translation>맞지 않는 분기 {count}개: 이유 보기</translation>
    </message>
    <message>
        <source>(whole value)</source>
        <translation>(전체 값)</translation>
    </message>
    <message>
        <source>branch {number}</source>
        <translation>분기 {number}</translation>
    </message>
    <message>
        <source>(character {number})</source>
        <translation>({number}번째 문자)</translation>
    </message>
    <message>
        <source>Allowed: {values}</source>
        <translation>허용: {values}</translation>
    </message>
    <message>
        <source>Found: {value}</source>
        <translation>받음: {value}</translation>
    </message>
    <message>
        <source>Closest: {value}</source>
        <translation>가장 가까운 값: {value}</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>pasted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON and logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dialog</name>
    <message>
        <source>HTML, one page that stands alone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
