<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>이동(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>Tar&amp;get</source>
        <translation>대상(&amp;G)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>비교…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a file; two files are compared</source>
        <translation>파일을 엽니다. 두 개를 고르면 비교합니다</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>예제 열기(&amp;S)</translation>
    </message>
    <message>
        <source>Open an example with a comparison</source>
        <translation>비교까지 담긴 예제를 엽니다</translation>
    </message>
    <message>
        <source>&amp;Compare with a file…</source>
        <translation>파일과 비교(&amp;C)…</translation>
    </message>
    <message>
        <source>Lay a file beside the open text</source>
        <translation>열린 텍스트 옆에 파일을 나란히 놓습니다</translation>
    </message>
    <message>
        <source>Compare with the clip&amp;board</source>
        <translation>클립보드와 비교(&amp;B)</translation>
    </message>
    <message>
        <source>Lay the text on the clipboard beside the open text</source>
        <translation>열린 텍스트 옆에 클립보드의 텍스트를 나란히 놓습니다</translation>
    </message>
    <message>
        <source>S&amp;wap the sides</source>
        <translation>좌우 바꾸기(&amp;W)</translation>
    </message>
    <message>
        <source>Open the right side, and compare it with the left</source>
        <translation>오른쪽을 열고 왼쪽과 비교합니다</translation>
    </message>
    <message>
        <source>Close the co&amp;mparison</source>
        <translation>비교 닫기(&amp;M)</translation>
    </message>
    <message>
        <source>Take the right side away</source>
        <translation>오른쪽을 치웁니다</translation>
    </message>
    <message>
        <source>Use a sc&amp;hema for all calls…</source>
        <translation>모든 호출에 schema 사용(&amp;H)…</translation>
    </message>
    <message>
        <source>Check every call against a JSON Schema from a file</source>
        <translation>모든 호출을 파일의 JSON Schema로 검사합니다</translation>
    </message>
    <message>
        <source>Use &amp;tools from a file…</source>
        <translation>파일의 tools 사용(&amp;T)…</translation>
    </message>
    <message>
        <source>Look tools up in a file before the text&apos;s own</source>
        <translation>텍스트의 tools보다 파일의 tools를 먼저 찾습니다</translation>
    </message>
    <message>
        <source>Use the te&amp;xt&apos;s own tools again</source>
        <translation>텍스트의 tools로 되돌리기(&amp;X)</translation>
    </message>
    <message>
        <source>Forget the schema and the tools that were given</source>
        <translation>지정한 schema와 tools를 더 쓰지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation>보고서 내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the verdicts and findings to a file</source>
        <translation>판정과 발견 사항을 파일에 씁니다</translation>
    </message>
    <message>
        <source>Portable &amp;input…</source>
        <translation>이식 가능한 input(&amp;I)…</translation>
    </message>
    <message>
        <source>Show what of this can be sent on, and what cannot</source>
        <translation>다시 보낼 수 있는 항목과 그렇지 않은 항목을 보여 줍니다</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>창을 닫습니다</translation>
    </message>
    <message>
        <source>What this &amp;rule means</source>
        <translation>이 규칙의 뜻(&amp;R)</translation>
    </message>
    <message>
        <source>Explain the rule of the chosen finding, with evidence and examples</source>
        <translation>선택한 발견 사항의 규칙을 근거와 예로 설명합니다</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>Show every key of the window</source>
        <translation>창의 모든 단축키를 보여 줍니다</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>정보(&amp;A)</translation>
    </message>
    <message>
        <source>Show version and specification date</source>
        <translation>버전과 명세 날짜를 보여 줍니다</translation>
    </message>
    <message>
        <source>&amp;Paste as a new text</source>
        <translation>새 텍스트로 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Open the text on the clipboard</source>
        <translation>클립보드의 텍스트를 엽니다</translation>
    </message>
    <message>
        <source>Copy JSON Poin&amp;ter</source>
        <translation>JSON Pointer 복사(&amp;T)</translation>
    </message>
    <message>
        <source>Copy where the caret stands, as a JSON Pointer</source>
        <translation>커서 위치를 JSON Pointer로 복사합니다</translation>
    </message>
    <message>
        <source>Copy JSON Pointer &amp;inside arguments</source>
        <translation>arguments 안의 JSON Pointer 복사(&amp;I)</translation>
    </message>
    <message>
        <source>Copy where the caret stands inside the arguments</source>
        <translation>arguments 안에서 커서가 있는 위치를 복사합니다</translation>
    </message>
    <message>
        <source>Copy &amp;jq path</source>
        <translation>jq 경로 복사(&amp;J)</translation>
    </message>
    <message>
        <source>Copy where the caret stands, as jq writes it</source>
        <translation>커서 위치를 jq 표기로 복사합니다</translation>
    </message>
    <message>
        <source>Copy &amp;value</source>
        <translation>값 복사(&amp;V)</translation>
    </message>
    <message>
        <source>Copy the value at the caret as it is spelled</source>
        <translation>커서 위치의 값을 적힌 그대로 복사합니다</translation>
    </message>
    <message>
        <source>Copy &amp;decoded</source>
        <translation>디코딩해서 복사(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the string at the caret without its escapes</source>
        <translation>커서 위치의 문자열을 이스케이프를 풀어 복사합니다</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Look for characters, escaped or not</source>
        <translation>글자를 찾습니다. 이스케이프된 글자도 찾습니다</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>다음 찾기(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next place that was found</source>
        <translation>찾은 다음 위치로 갑니다</translation>
    </message>
    <message>
        <source>Find p&amp;revious</source>
        <translation>이전 찾기(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the place that was found before</source>
        <translation>찾은 이전 위치로 갑니다</translation>
    </message>
    <message>
        <source>&amp;Compose function_call_output…</source>
        <translation>function_call_output 작성(&amp;C)…</translation>
    </message>
    <message>
        <source>Write the output of a call whose verdict is ok</source>
        <translation>판정이 ok인 호출의 출력을 작성합니다</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>시스템 설정에 따름(&amp;Y)</translation>
    </message>
    <message>
        <source>Light or dark as the system says</source>
        <translation>시스템 설정에 따라 밝게 또는 어둡게</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>Dark text on a light ground</source>
        <translation>밝은 바탕에 어두운 글자</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation>어두운 바탕에 밝은 글자</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Show code larger</source>
        <translation>코드를 더 크게 보여 줍니다</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>Show code smaller</source>
        <translation>코드를 더 작게 보여 줍니다</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>기본 크기(&amp;N)</translation>
    </message>
    <message>
        <source>Show code at its normal size</source>
        <translation>코드를 기본 크기로 보여 줍니다</translation>
    </message>
    <message>
        <source>&amp;Pretty view of the item</source>
        <translation>항목 정리해서 보기(&amp;P)</translation>
    </message>
    <message>
        <source>Show the chosen item laid out, or the text as pasted</source>
        <translation>선택한 항목을 정리해서 보거나 붙여넣은 원본을 봅니다</translation>
    </message>
    <message>
        <source>&amp;Fill the window with the pane</source>
        <translation>창 가득 보기(&amp;F)</translation>
    </message>
    <message>
        <source>Show one pane alone, or all of them again</source>
        <translation>영역 하나만 보거나 다시 모두 봅니다</translation>
    </message>
    <message>
        <source>&amp;Reset the arrangement</source>
        <translation>배치 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>Give every pane its first place and size</source>
        <translation>모든 영역을 처음 위치와 크기로 되돌립니다</translation>
    </message>
    <message>
        <source>Weigh everything for a replay there</source>
        <translation>이 대상에 다시 보낼 때를 기준으로 모두 판정합니다</translation>
    </message>
    <message>
        <source>&amp;All targets…</source>
        <translation>모든 대상(&amp;A)…</translation>
    </message>
    <message>
        <source>Show every item against every target</source>
        <translation>모든 항목을 모든 대상과 대조해 보여 줍니다</translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation>다음 발견 사항(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next finding in the text</source>
        <translation>텍스트의 다음 발견 사항으로 이동합니다</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation>이전 발견 사항(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the finding before in the text</source>
        <translation>텍스트의 이전 발견 사항으로 이동합니다</translation>
    </message>
    <message>
        <source>Next &amp;difference</source>
        <translation>다음 차이(&amp;D)</translation>
    </message>
    <message>
        <source>Go to the next difference of the comparison</source>
        <translation>비교의 다음 차이로 이동합니다</translation>
    </message>
    <message>
        <source>Previous di&amp;fference</source>
        <translation>이전 차이(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the difference before in the comparison</source>
        <translation>비교의 이전 차이로 이동합니다</translation>
    </message>
    <message>
        <source>Next e&amp;vent of the stream</source>
        <translation>스트림의 다음 이벤트(&amp;V)</translation>
    </message>
    <message>
        <source>Show the item as it stood one event later</source>
        <translation>이벤트 하나 뒤의 항목 모습을 봅니다</translation>
    </message>
    <message>
        <source>Previous event &amp;of the stream</source>
        <translation>스트림의 이전 이벤트(&amp;O)</translation>
    </message>
    <message>
        <source>Show the item as it stood one event before</source>
        <translation>이벤트 하나 앞의 항목 모습을 봅니다</translation>
    </message>
    <message>
        <source>Next i&amp;tem</source>
        <translation>다음 항목(&amp;T)</translation>
    </message>
    <message>
        <source>Choose the next item</source>
        <translation>다음 항목을 선택합니다</translation>
    </message>
    <message>
        <source>Previous ite&amp;m</source>
        <translation>이전 항목(&amp;M)</translation>
    </message>
    <message>
        <source>Choose the item before</source>
        <translation>이전 항목을 선택합니다</translation>
    </message>
    <message>
        <source>To the ot&amp;her half of the pair</source>
        <translation>짝이 되는 항목으로(&amp;H)</translation>
    </message>
    <message>
        <source>Go from a call to its output, or back</source>
        <translation>호출에서 그 출력으로, 또는 출력에서 호출로 갑니다</translation>
    </message>
    <message>
        <source>Next pan&amp;e</source>
        <translation>다음 영역(&amp;E)</translation>
    </message>
    <message>
        <source>Let the keyboard act on the next pane</source>
        <translation>키보드로 다음 영역을 다룹니다</translation>
    </message>
    <message>
        <source>Previou&amp;s pane</source>
        <translation>이전 영역(&amp;S)</translation>
    </message>
    <message>
        <source>Let the keyboard act on the pane before</source>
        <translation>키보드로 이전 영역을 다룹니다</translation>
    </message>
    <message>
        <source>To the &amp;items</source>
        <translation>항목 목록으로(&amp;I)</translation>
    </message>
    <message>
        <source>Let the keyboard act on the items</source>
        <translation>키보드로 항목 목록을 다룹니다</translation>
    </message>
    <message>
        <source>To the te&amp;xt of the item</source>
        <translation>항목 텍스트로(&amp;X)</translation>
    </message>
    <message>
        <source>Let the keyboard act on the text</source>
        <translation>키보드로 텍스트를 다룹니다</translation>
    </message>
    <message>
        <source>To &amp;arguments and schema</source>
        <translation>인자와 스키마로(&amp;A)</translation>
    </message>
    <message>
        <source>Let the keyboard act on arguments and schema</source>
        <translation>키보드로 인자와 스키마를 다룹니다</translation>
    </message>
    <message>
        <source>To the &amp;comparison</source>
        <translation>비교로(&amp;C)</translation>
    </message>
    <message>
        <source>Let the keyboard act on the comparison</source>
        <translation>키보드로 비교를 다룹니다</translation>
    </message>
    <message>
        <source>&amp;Follow the log</source>
        <translation>로그 따라가기(&amp;F)</translation>
    </message>
    <message>
        <source>Read new lines of a log while they are written</source>
        <translation>로그에 새로 쓰이는 줄을 계속 읽습니다</translation>
    </message>
    <message>
        <source>&amp;Read the log again</source>
        <translation>로그 다시 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>Check a log anew, as it is on disk now</source>
        <translation>디스크에 있는 지금 상태대로 로그를 처음부터 다시 검사합니다</translation>
    </message>
    <message>
        <source>Go to &amp;line…</source>
        <translation>줄로 이동(&amp;L)…</translation>
    </message>
    <message>
        <source>Show a line by its number</source>
        <translation>줄 번호를 입력해 그 줄을 표시합니다</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Nothing is open yet.</source>
        <translation>아직 열린 것이 없습니다.</translation>
    </message>
    <message>
        <source>Paste, open or drop an item to see whether it may be replayed.</source>
        <translation>항목을 붙여넣거나 열거나 끌어다 놓으면 다시 보내도 되는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>There is nothing but white space in {name}.</source>
        <translation>{name}: 공백밖에 없습니다.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name}: 빈 파일입니다.</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>확인하는 중…</translation>
    </message>
    <message>
        <source>Not checked.</source>
        <translation>확인하지 못했습니다.</translation>
    </message>
    <message>
        <source>The check was stopped before it was finished. Any change of the text starts it again.</source>
        <translation>확인이 끝나기 전에 멈췄습니다. 텍스트를 바꾸면 다시 확인합니다.</translation>
    </message>
    <message>
        <source>There is no item in this text.</source>
        <translation>이 텍스트에는 항목이 없습니다.</translation>
    </message>
    <message>
        <source>No item could be read.</source>
        <translation>항목을 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <translation>판정: {verdict}</translation>
    </message>
    <message>
        <source>{count} findings</source>
        <translation>발견 사항 {count}개</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>발견 사항 1개</translation>
    </message>
</context>
<context>
    <name>ComposeDialog</name>
    <message>
        <source>Compose function_call_output</source>
        <translation>function_call_output 작성</translation>
    </message>
    <message>
        <source>What the tool returned, as plain text</source>
        <translation>도구가 돌려준 값(일반 텍스트)</translation>
    </message>
    <message>
        <source>Copy the item</source>
        <translation>항목 복사</translation>
    </message>
    <message>
        <source>The verdict ok is no permission to execute: who may run the tool is another question. Type only what the tool really returned.</source>
        <translation>판정 ok는 실행 허가가 아닙니다. 누가 도구를 실행해도 되는지는 별개의 문제입니다. 도구가 실제로 돌려준 값만 입력하세요.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>항목</translation>
    </message>
</context>
<context>
    <name>Conversion</name>
    <message>
        <source>Not converted: no later draft has the types of draft-03.</source>
        <translation>변환하지 않음: draft-03의 타입 표현은 이후 draft에 없습니다.</translation>
    </message>
    <message>
        <source>Not converted: the schema is too deep or too large.</source>
        <translation>변환하지 않음: schema가 너무 깊거나 너무 큽니다.</translation>
    </message>
    <message>
        <source>Converted in part. Places that still stand in the way: {count}.</source>
        <translation>일부만 변환했습니다. 아직 걸리는 곳: {count}곳.</translation>
    </message>
    <message>
        <source>Converted. Changes of meaning: {count}.</source>
        <translation>변환했습니다. 의미가 달라진 곳: {count}곳.</translation>
    </message>
    <message>
        <source>Converted; no meaning was lost.</source>
        <translation>변환했습니다. 잃은 의미는 없습니다.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>바꿀 것이 없었습니다.</translation>
    </message>
    <message>
        <source>allows more</source>
        <translation>더 많이 허용</translation>
    </message>
    <message>
        <source>allows less</source>
        <translation>더 적게 허용</translation>
    </message>
    <message>
        <source>not told to the model</source>
        <translation>모델에 전달되지 않음</translation>
    </message>
    <message>
        <source>written otherwise</source>
        <translation>표기만 다름</translation>
    </message>
    <message>
        <source>still in the way</source>
        <translation>아직 걸림</translation>
    </message>
</context>
<context>
    <name>ConversionDialog</name>
    <message>
        <source>Convert schema for {name}</source>
        <translation>schema 변환: {name}</translation>
    </message>
    <message>
        <source>This schema and its converted form</source>
        <translation>이 schema와 변환된 형태</translation>
    </message>
    <message>
        <source>What the conversion changes</source>
        <translation>변환으로 달라지는 점</translation>
    </message>
    <message>
        <source>Copy converted schema</source>
        <translation>변환된 schema 복사</translation>
    </message>
    <message>
        <source>The schema is being converted …</source>
        <translation>schema를 변환하는 중…</translation>
    </message>
    <message>
        <source>Only the schema is converted, as a new text to copy. Arguments are never changed, and no provider was asked.</source>
        <translation>schema만 새 텍스트로 변환합니다. 인자는 절대 바꾸지 않으며, 어떤 공급자에게도 묻지 않았습니다.</translation>
    </message>
    <message>
        <source>This schema</source>
        <translation>이 schema</translation>
    </message>
    <message>
        <source>The schema is being converted … pass {number}</source>
        <translation>schema를 변환하는 중… {number}번째 반복</translation>
    </message>
</context>
<context>
    <name>ConvertButton</name>
    <message>
        <source>Convert for …</source>
        <translation>변환…</translation>
    </message>
    <message>
        <source>Write this schema in the form that a provider takes</source>
        <translation>이 schema를 공급자가 받는 형태로 씁니다</translation>
    </message>
</context>
<context>
    <name>DiffChips</name>
    <message>
        <source>{count} more kinds of differences: F7 steps through all</source>
        <translation>그 밖의 차이 {count}종류: F7로 모두 차례로 볼 수 있습니다</translation>
    </message>
</context>
<context>
    <name>DiffControls</name>
    <message>
        <source>Difference {number} of {count}</source>
        <translation>차이 {count}개 중 {number}번째</translation>
    </message>
    <message>
        <source>{count} ignored</source>
        <translation>{count}개 무시됨</translation>
    </message>
    <message>
        <source>Show what is ignored too, as if no rule covered it</source>
        <translation>무시된 차이도 규칙이 없는 것처럼 보여 줍니다</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>모두 보기</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>차이만 보기</translation>
    </message>
    <message>
        <source>Only what blocks</source>
        <translation>차단하는 것만 보기</translation>
    </message>
    <message>
        <source>What is shown, and stepped through</source>
        <translation>무엇을 보여 주고 차례로 살펴볼지 정합니다</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>좌우 바꾸기</translation>
    </message>
    <message>
        <source>Open the right side, and compare it with the left</source>
        <translation>오른쪽을 열고 왼쪽과 비교합니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>비교를 닫습니다</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>이전 차이</translation>
    </message>
    <message>
        <source>Previous difference (Shift+F7)</source>
        <translation>이전 차이(Shift+F7)</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>다음 차이</translation>
    </message>
    <message>
        <source>Next difference (F7)</source>
        <translation>다음 차이(F7)</translation>
    </message>
</context>
<context>
    <name>DiffCopies</name>
    <message>
        <source>Copy selection</source>
        <translation>선택 영역 복사</translation>
    </message>
    <message>
        <source>Copy value on the left</source>
        <translation>왼쪽 값 복사</translation>
    </message>
    <message>
        <source>Copy value on the right</source>
        <translation>오른쪽 값 복사</translation>
    </message>
</context>
<context>
    <name>DiffHints</name>
    <message>
        <source>Comparing…</source>
        <translation>비교하는 중…</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>비교하지 못함</translation>
    </message>
    <message>
        <source>{labels}: stopped before the end. Compare them again.</source>
        <translation>{labels}: 끝나기 전에 멈췄습니다. 다시 비교하세요.</translation>
    </message>
    <message>
        <source>Compare two logged calls</source>
        <translation>기록된 호출 두 개를 비교하세요</translation>
    </message>
    <message>
        <source>Drop two files on the window, lay a file beside the open text, or copy an item of another provider and compare with the clipboard.</source>
        <translation>창에 파일 두 개를 끌어다 놓거나, 열린 텍스트 옆에 파일을 놓거나, 다른 공급자의 항목을 복사해 클립보드와 비교하세요.</translation>
    </message>
</context>
<context>
    <name>DiffIgnoring</name>
    <message>
        <source>Ignore {rule}</source>
        <translation>무시: {rule}</translation>
    </message>
</context>
<context>
    <name>DiffMenu</name>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Find, pair, ignore, copy and count</source>
        <translation>찾기, 짝짓기, 무시, 복사, 요약</translation>
    </message>
    <message>
        <source>&amp;Find in both sides…</source>
        <translation>양쪽에서 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;List of pairs</source>
        <translation>짝 목록(&amp;L)</translation>
    </message>
    <message>
        <source>Pair &amp;responses by</source>
        <translation>응답을 짝짓는 기준(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Ignore differences…</source>
        <translation>차이 무시(&amp;I)…</translation>
    </message>
    <message>
        <source>Copy as JSON &amp;Patch</source>
        <translation>JSON Patch로 복사(&amp;P)</translation>
    </message>
    <message>
        <source>RFC 6902: applied to the left item it gives the right one</source>
        <translation>RFC 6902: 왼쪽 항목에 적용하면 오른쪽 항목이 됩니다</translation>
    </message>
    <message>
        <source>&amp;Summary of both sides…</source>
        <translation>양쪽 요약(&amp;S)…</translation>
    </message>
    <message>
        <source>Whatever both have</source>
        <translation>양쪽에 모두 있는 값</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Nothing: all items are one list</source>
        <translation>짝짓지 않음: 모든 항목을 한 목록으로</translation>
    </message>
</context>
<context>
    <name>DiffPane</name>
    <message>
        <source>Diff</source>
        <translation>비교</translation>
    </message>
</context>
<context>
    <name>DiffParts</name>
    <message>
        <source>Differences</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>짝</translation>
    </message>
    <message>
        <source>Left and right side</source>
        <translation>왼쪽과 오른쪽</translation>
    </message>
    <message>
        <source>Where the differences are</source>
        <translation>차이가 있는 위치</translation>
    </message>
</context>
<context>
    <name>DiffWords</name>
    <message>
        <source>absent</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>type namespace: {left} → {right}</source>
        <translation>type 네임스페이스: {left} → {right}</translation>
    </message>
    <message>
        <source>arguments: perhaps repaired</source>
        <translation>arguments: 고쳐 쓴 것으로 보임</translation>
    </message>
    <message>
        <source>only left: {item}</source>
        <translation>왼쪽에만 있음: {item}</translation>
    </message>
    <message>
        <source>only right: {item}</source>
        <translation>오른쪽에만 있음: {item}</translation>
    </message>
    <message>
        <source>order: {left} → {right}</source>
        <translation>순서: {left} → {right}</translation>
    </message>
    <message>
        <source>arguments: spelling only</source>
        <translation>arguments: 표기만 다름</translation>
    </message>
    <message>
        <source>{place}: spelling only</source>
        <translation>{place}: 표기만 다름</translation>
    </message>
    <message>
        <source>{place}: other position</source>
        <translation>{place}: 위치만 다름</translation>
    </message>
    <message>
        <source>arguments: only right</source>
        <translation>arguments: 오른쪽에만 있음</translation>
    </message>
    <message>
        <source>arguments: only left</source>
        <translation>arguments: 왼쪽에만 있음</translation>
    </message>
    <message>
        <source>arguments: no JSON on either side</source>
        <translation>arguments: 양쪽 모두 JSON이 아님</translation>
    </message>
    <message>
        <source>arguments: no JSON on the left</source>
        <translation>arguments: 왼쪽이 JSON이 아님</translation>
    </message>
    <message>
        <source>arguments: no JSON on the right</source>
        <translation>arguments: 오른쪽이 JSON이 아님</translation>
    </message>
    <message>
        <source>arguments: encoded twice on the left</source>
        <translation>arguments: 왼쪽이 두 번 인코딩됨</translation>
    </message>
    <message>
        <source>arguments: encoded twice on the right</source>
        <translation>arguments: 오른쪽이 두 번 인코딩됨</translation>
    </message>
    <message>
        <source>No item on either side.</source>
        <translation>양쪽 모두 항목이 없습니다.</translation>
    </message>
    <message>
        <source>The left text has changed; it is compared again in a moment.</source>
        <translation>왼쪽 텍스트가 바뀌어 곧 다시 비교합니다.</translation>
    </message>
    <message>
        <source>Neither side has an item, so there is nothing to compare.</source>
        <translation>양쪽 모두 항목이 없어 비교할 것이 없습니다.</translation>
    </message>
    <message>
        <source>No difference blocks.</source>
        <translation>막는 차이가 없습니다.</translation>
    </message>
    <message>
        <source>Both sides by themselves: {reasons}.</source>
        <translation>양쪽 모두 자체 문제: {reasons}.</translation>
    </message>
    <message>
        <source>The left side by itself: {reasons}.</source>
        <translation>왼쪽 자체 문제: {reasons}.</translation>
    </message>
    <message>
        <source>The right side by itself: {reasons}.</source>
        <translation>오른쪽 자체 문제: {reasons}.</translation>
    </message>
    <message>
        <source>No difference between the items that could be read.</source>
        <translation>읽을 수 있는 항목 사이에는 차이가 없습니다.</translation>
    </message>
    <message>
        <source>No difference.</source>
        <translation>차이가 없습니다.</translation>
    </message>
    <message>
        <source>No difference in any of {count} pairs.</source>
        <translation>{count}쌍 모두 차이가 없습니다.</translation>
    </message>
    <message>
        <source>only left</source>
        <translation>왼쪽에만 있음</translation>
    </message>
    <message>
        <source>only right</source>
        <translation>오른쪽에만 있음</translation>
    </message>
    <message>
        <source>item {number}, {only}</source>
        <translation>항목 {number}, {only}</translation>
    </message>
    <message>
        <source>item {left} ↔ item {right}</source>
        <translation>항목 {left} ↔ 항목 {right}</translation>
    </message>
    <message>
        <source>other position</source>
        <translation>위치 다름</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>차이 없음</translation>
    </message>
    <message>
        <source>{count} rows not shown</source>
        <translation>숨긴 줄 {count}개</translation>
    </message>
    <message>
        <source>paired by call_id</source>
        <translation>call_id로 짝지음</translation>
    </message>
    <message>
        <source>paired by id</source>
        <translation>id로 짝지음</translation>
    </message>
    <message>
        <source>paired by content</source>
        <translation>내용으로 짝지음</translation>
    </message>
    <message>
        <source>paired by position</source>
        <translation>위치로 짝지음</translation>
    </message>
    <message>
        <source>Right: {file}</source>
        <translation>오른쪽: {file}</translation>
    </message>
    <message>
        <source>Left: {file}</source>
        <translation>왼쪽: {file}</translation>
    </message>
    <message>
        <source>not all of it could be read</source>
        <translation>일부를 읽지 못함</translation>
    </message>
    <message>
        <source>same: {text}</source>
        <translation>같음: {text}</translation>
    </message>
    <message>
        <source>{change}, left: {left}, right: {right}</source>
        <translation>{change}, 왼쪽: {left}, 오른쪽: {right}</translation>
    </message>
    <message>
        <source>difference that blocks</source>
        <translation>막는 차이</translation>
    </message>
    <message>
        <source>difference to look at</source>
        <translation>살펴볼 차이</translation>
    </message>
    <message>
        <source>same value, other spelling</source>
        <translation>값은 같고 표기만 다름</translation>
    </message>
    <message>
        <source>identity only</source>
        <translation>식별자만 다름</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>{count} differences</source>
        <translation>차이 {count}개</translation>
    </message>
</context>
<context>
    <name>EmptyHints</name>
    <message>
        <source>Paste a logged tool call to inspect it</source>
        <translation>기록된 도구 호출을 붙여넣어 검사하세요</translation>
    </message>
    <message>
        <source>Or drop a file here, or two to compare them. An item, a list of items, a request, a response or JSON Lines will do. Everything stays on this computer.</source>
        <translation>파일을 여기에 끌어다 놓아도 됩니다. 두 개를 놓으면 비교합니다. 항목, 항목 목록, 요청, 응답, JSON Lines 모두 됩니다. 모든 내용은 이 컴퓨터에만 남습니다.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export report</source>
        <translation>보고서 내보내기</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown으로 복사</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>찾아보기…</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>비밀</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>저장한 위치: {path}</translation>
    </message>
    <message>
        <source>Copied as Markdown.</source>
        <translation>Markdown으로 복사했습니다.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>{path} is there already. Press Replace to write over it.</source>
        <translation>{path}: 이미 있는 파일입니다. 덮어쓰려면 [바꾸기]를 누르세요.</translation>
    </message>
    <message>
        <source>Markdown, for an issue or a message</source>
        <translation>Markdown, 이슈나 메시지용</translation>
    </message>
    <message>
        <source>HTML, one page that stands alone</source>
        <translation>HTML(단독으로 열리는 한 페이지)</translation>
    </message>
    <message>
        <source>PDF, the same page on paper</source>
        <translation>PDF, 같은 페이지를 종이 크기로</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON, 프로그램용</translation>
    </message>
    <message>
        <source>JSON Lines, one record an item</source>
        <translation>JSON Lines, 항목마다 한 줄</translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet</source>
        <translation>CSV, 스프레드시트용</translation>
    </message>
    <message>
        <source>SARIF 2.1.0, for code scanning</source>
        <translation>SARIF 2.1.0, 코드 검사용</translation>
    </message>
    <message>
        <source>JUnit XML, for CI</source>
        <translation>JUnit XML, CI용</translation>
    </message>
    <message>
        <source>Text, as on the command line</source>
        <translation>텍스트, 명령줄과 같은 형태</translation>
    </message>
    <message>
        <source>All items of this record: {count}</source>
        <translation>이 레코드의 모든 항목: {count}개</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>비교 결과</translation>
    </message>
    <message>
        <source>Preview: the beginning of the content</source>
        <translation>미리 보기: 내용의 앞부분</translation>
    </message>
    <message>
        <source>Preview: the beginning</source>
        <translation>미리 보기: 앞부분</translation>
    </message>
    <message>
        <source>Preview: the content</source>
        <translation>미리 보기: 내용</translation>
    </message>
    <message>
        <source>All items: {count}</source>
        <translation>모든 항목: {count}개</translation>
    </message>
    <message>
        <source>What the filter leaves: {count}</source>
        <translation>필터에 남은 항목: {count}개</translation>
    </message>
    <message>
        <source>Mask known secrets</source>
        <translation>알려진 비밀 가리기</translation>
    </message>
    <message>
        <source>Mask every value; names, types and lengths stay</source>
        <translation>모든 값 가리기(이름, 타입, 길이는 남김)</translation>
    </message>
    <message>
        <source>Mask nothing</source>
        <translation>가리지 않음</translation>
    </message>
    <message>
        <source>Nothing is masked: keys, tokens and addresses stay readable.</source>
        <translation>아무것도 가리지 않습니다. 키, 토큰, 주소가 그대로 보입니다.</translation>
    </message>
    <message>
        <source>Verdicts that the masks change, named in the report: {count}.</source>
        <translation>가려서 달라진 판정(보고서에 표시): {count}건</translation>
    </message>
    <message>
        <source>The whole log: {name}</source>
        <translation>로그 전체: {name}</translation>
    </message>
    <message>
        <source>This item: {name}</source>
        <translation>이 항목: {name}</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Fault of this program</source>
        <translation>프로그램 오류</translation>
    </message>
    <message>
        <source>Something went wrong in the program itself; your text is not to blame and is still there. Please report it with the details below. They may hold parts of your text: read them first.</source>
        <translation>프로그램 자체에 문제가 생겼습니다. 텍스트 때문이 아니며 텍스트는 그대로 있습니다. 아래 자세한 내용과 함께 알려 주세요. 텍스트의 일부가 들어 있을 수 있으니 먼저 읽어 보세요.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>자세한 내용</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>자세한 내용 복사</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not found</source>
        <translation>찾지 못했습니다</translation>
    </message>
    <message>
        <source>{number} of more than {count}</source>
        <translation>{number} / {count}개 초과</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>텍스트에서 찾기</translation>
    </message>
    <message>
        <source>Escaped characters are found as well</source>
        <translation>이스케이프된 글자도 찾습니다</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>대소문자 구분</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>이전 결과(Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>다음 결과(F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기(Esc)</translation>
    </message>
</context>
<context>
    <name>ForeignItems</name>
    <message>
        <source>This is not an Open Responses item ({api}). Only its arguments are checked.</source>
        <translation>Open Responses 항목이 아닙니다({api}). 인자만 검사합니다.</translation>
    </message>
</context>
<context>
    <name>GivenNotes</name>
    <message>
        <source>{count} more</source>
        <translation>{count}개 더 있음</translation>
    </message>
    <message>
        <source>On given tools: {count} findings, {blocking} blocking.</source>
        <translation>지정한 도구에 발견 사항 {count}개(막는 것 {blocking}개).</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Shows whether a logged tool call may be replayed on another provider, why not, and exactly where. Nothing is repaired, nothing is sent anywhere.</source>
        <translation>기록된 도구 호출을 다른 공급자에게 다시 보내도 되는지, 안 된다면 왜, 정확히 어디 때문인지 보여 줍니다. 아무것도 고치지 않고 어디로도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Version {version}. Open Responses specification {date}.</source>
        <translation>버전 {version}. Open Responses 명세 {date}.</translation>
    </message>
    <message>
        <source>MIT license.</source>
        <translation>MIT 라이선스.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>정보</translation>
    </message>
    <message>
        <source>Double-click on the head of a pane</source>
        <translation>영역 제목 두 번 클릭</translation>
    </message>
    <message>
        <source>Fill the window with the pane, and back</source>
        <translation>창 가득 보기와 되돌리기</translation>
    </message>
    <message>
        <source>Outside of the source text: open the clipboard</source>
        <translation>원본 텍스트 밖에서: 클립보드 열기</translation>
    </message>
</context>
<context>
    <name>IgnoreDialog</name>
    <message>
        <source>Ignore differences</source>
        <translation>차이 무시</translation>
    </message>
    <message>
        <source>Set aside, not gone: what is ignored stays counted in the header of the comparison, and can be shown there. A rule is a member&apos;s name, a place below the item (* for any name or index, &gt; into arguments), a kind or a dialect:
seed   /metadata/*   /arguments &gt; /trace_id   kind:identity   dialect:openai</source>
        <translation>없어지는 것이 아니라 따로 빼 둡니다. 무시된 차이의 수는 비교 머리글에 남고, 거기서 다시 볼 수 있습니다. 규칙은 멤버 이름, 항목 아래의 위치(*는 아무 이름이나 번호, &gt;는 arguments 안쪽), kind 또는 dialect입니다:
seed   /metadata/*   /arguments &gt; /trace_id   kind:identity   dialect:openai</translation>
    </message>
    <message>
        <source>member, /place, kind: or dialect:</source>
        <translation>멤버 이름, /위치, kind: 또는 dialect:</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>새 규칙</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>무시</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>No rule yet: every difference counts.</source>
        <translation>아직 규칙이 없습니다. 모든 차이를 셉니다.</translation>
    </message>
</context>
<context>
    <name>Ignoring</name>
    <message>
        <source>nothing is compared</source>
        <translation>비교 중인 것이 없습니다</translation>
    </message>
    <message>
        <source>covers nothing here</source>
        <translation>여기서는 해당하는 것이 없습니다</translation>
    </message>
    <message>
        <source>{count} ignored</source>
        <translation>{count}개 무시됨</translation>
    </message>
</context>
<context>
    <name>ItemPane</name>
    <message>
        <source>Item laid out for reading</source>
        <translation>읽기 좋게 정리한 항목</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>잘라내기</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>선택 영역 복사</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>여기에 붙여넣기</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>원본</translation>
    </message>
    <message>
        <source>The text as it was pasted</source>
        <translation>붙여넣은 그대로의 텍스트</translation>
    </message>
    <message>
        <source>Pretty</source>
        <translation>정리</translation>
    </message>
    <message>
        <source>The chosen item laid out for reading</source>
        <translation>선택한 항목을 읽기 좋게 정리한 보기</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>원본 텍스트</translation>
    </message>
</context>
<context>
    <name>Items</name>
    <message>
        <source>no type</source>
        <translation>type 없음</translation>
    </message>
    <message>
        <source>linked with item {number}</source>
        <translation>짝: 항목 {number}</translation>
    </message>
</context>
<context>
    <name>ItemsPane</name>
    <message>
        <source>No item matches the filter.</source>
        <translation>필터에 맞는 항목이 없습니다.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>No item could be read here.</source>
        <translation>읽을 수 있는 항목이 없습니다.</translation>
    </message>
    <message>
        <source>Filter the items</source>
        <translation>항목 필터</translation>
    </message>
    <message>
        <source>Words, or type:, name:, call_id:, id:, status:, reason:; all of them must match. With blanks: name:&quot;a b&quot;</source>
        <translation>단어나 type:, name:, call_id:, id:, status:, reason:을 쓰며, 모두 맞아야 합니다. 공백이 있으면 name:&quot;a b&quot;</translation>
    </message>
</context>
<context>
    <name>LineDialog</name>
    <message>
        <source>Go to line</source>
        <translation>줄로 이동</translation>
    </message>
    <message>
        <source>Line, 1 to {last}:</source>
        <translation>줄 번호, 1~{last}:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>There is no such line; the last one is {last}.</source>
        <translation>그런 줄이 없습니다. 마지막 줄은 {last}번입니다.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>no item</source>
        <translation>항목 없음</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>{number}번 줄</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>{word}: {count}</source>
        <translation>{word}: {count}</translation>
    </message>
    <message>
        <source>the list shows these only</source>
        <translation>목록에 이것만 표시 중</translation>
    </message>
    <message>
        <source>Reading the log …</source>
        <translation>로그를 읽는 중…</translation>
    </message>
    <message>
        <source>No record of the log is shown.</source>
        <translation>표시 중인 로그 레코드가 없습니다.</translation>
    </message>
    <message>
        <source>Choose a row of the list to see its record.</source>
        <translation>목록에서 행을 고르면 그 레코드가 보입니다.</translation>
    </message>
    <message>
        <source>Nothing of the log could be checked.</source>
        <translation>로그를 하나도 확인하지 못했습니다.</translation>
    </message>
    <message>
        <source>Why is said above the list of items.</source>
        <translation>이유는 항목 목록 위에 있습니다.</translation>
    </message>
    <message>
        <source>The file is gone. What is listed was read before.</source>
        <translation>파일이 사라졌습니다. 목록의 내용은 그전에 읽은 것입니다.</translation>
    </message>
    <message>
        <source>The file was changed after it was read.</source>
        <translation>읽은 뒤에 파일이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>The check has ended by itself, perhaps for memory.</source>
        <translation>검사가 저절로 중단되었습니다. 메모리가 부족했을 수 있습니다.</translation>
    </message>
    <message>
        <source>Stopped: the rest of the log is not checked.</source>
        <translation>중지함: 로그의 나머지는 검사하지 않았습니다.</translation>
    </message>
    <message>
        <source>The search was stopped: there may be more.</source>
        <translation>검색을 중지했습니다. 찾지 못한 항목이 더 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>New lines are read as they are written.</source>
        <translation>새로 쓰이는 줄을 계속 읽고 있습니다.</translation>
    </message>
    <message>
        <source>The log has grown since it was read.</source>
        <translation>읽은 뒤에 로그가 늘어났습니다.</translation>
    </message>
    <message>
        <source>It is being unpacked into a temporary file.</source>
        <translation>임시 파일에 압축을 푸는 중입니다.</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count}줄</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>항목 {count}개</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>항목 1개</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>No item matches the filter.</source>
        <translation>필터에 맞는 항목이 없습니다.</translation>
    </message>
    <message>
        <source>Filter and search the log</source>
        <translation>로그 필터 및 검색</translation>
    </message>
    <message>
        <source>Words are looked for in all items, escaped or not. Or type:, name:, call_id:, id:, status:, reason:, rule:; all of them must match</source>
        <translation>단어는 이스케이프 여부와 관계없이 모든 항목에서 찾습니다. type:, name:, call_id:, id:, status:, reason:, rule:도 쓸 수 있으며, 모두 맞아야 합니다</translation>
    </message>
    <message>
        <source>By line</source>
        <translation>줄 순서</translation>
    </message>
    <message>
        <source>By verdict</source>
        <translation>판정 순서</translation>
    </message>
    <message>
        <source>Order of the rows</source>
        <translation>행의 순서</translation>
    </message>
    <message>
        <source>Items of the log</source>
        <translation>로그의 항목</translation>
    </message>
    <message>
        <source>Verdicts and rules</source>
        <translation>판정과 규칙</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>blocked</source>
        <translation>차단</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>note</source>
        <translation>참고</translation>
    </message>
    <message>
        <source>nothing blocks it</source>
        <translation>막는 것 없음</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>확인 안 됨</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Not possible</source>
        <translation>할 수 없음</translation>
    </message>
</context>
<context>
    <name>Portability</name>
    <message>
        <source>demands nothing here</source>
        <translation>여기서는 요구하는 것이 없음</translation>
    </message>
    <message>
        <source>No source says anything.</source>
        <translation>알려 주는 출처가 없습니다.</translation>
    </message>
    <message>
        <source>Known as of {date}</source>
        <translation>{date} 기준</translation>
    </message>
    <message>
        <source>Nothing in this schema is known to be in anybody&apos;s way.</source>
        <translation>이 schema에는 어느 공급자에서든 걸린다고 알려진 것이 없습니다.</translation>
    </message>
    <message>
        <source>Refused in part: {refusing} of {all} providers. Places: {places}. No provider was asked.</source>
        <translation>일부 거부: 공급자 {all}곳 중 {refusing}곳. 해당 위치: {places}곳. 공급자에게 묻지는 않았습니다.</translation>
    </message>
    <message>
        <source>Refused only in strict modes that the tool does not ask for, or rewritten by clients anyway. Places: {places}.</source>
        <translation>도구가 요청하지 않은 strict 모드에서만 거부되거나, 클라이언트가 으레 바꿔 보내는 것뿐입니다. 해당 위치: {places}곳.</translation>
    </message>
    <message>
        <source>Source: {rule}, {text} ({sure})</source>
        <translation>출처: {rule}, {text} ({sure})</translation>
    </message>
</context>
<context>
    <name>PortabilityPage</name>
    <message>
        <source>Portability by place and provider</source>
        <translation>위치와 공급자별 이식성</translation>
    </message>
    <message>
        <source>The schema is being looked at …</source>
        <translation>schema를 살펴보는 중…</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>메시지 복사</translation>
    </message>
    <message>
        <source>Copy place in the schema</source>
        <translation>schema 안의 위치 복사</translation>
    </message>
    <message>
        <source>Copy what stands there</source>
        <translation>그 위치의 내용 복사</translation>
    </message>
    <message>
        <source>Copy evidence</source>
        <translation>근거 복사</translation>
    </message>
</context>
<context>
    <name>PortableInput</name>
    <message>
        <source>(not in the log)</source>
        <translation>(로그에 없음)</translation>
    </message>
</context>
<context>
    <name>PortableInputDialog</name>
    <message>
        <source>The portable input is being written …</source>
        <translation>이식 가능한 input을 쓰는 중…</translation>
    </message>
    <message>
        <source>Nothing is open, or it has not been checked yet.</source>
        <translation>열린 텍스트가 없거나 아직 검사하지 않았습니다.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>복사했습니다.</translation>
    </message>
    <message>
        <source>Save portable input</source>
        <translation>이식 가능한 input 저장</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>쓰는 중…</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>저장됨: {path}</translation>
    </message>
    <message>
        <source>Portable input</source>
        <translation>이식 가능한 input</translation>
    </message>
    <message>
        <source>Only what is ok and paired, and only the members that travel. Nothing is repaired: arguments stay as they were logged.</source>
        <translation>ok이고 짝이 있는 항목에서, 다른 곳에서도 통하는 멤버만 담습니다. 아무것도 고치지 않으며 arguments는 로그 그대로입니다.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>뺀 항목</translation>
    </message>
    <message>
        <source>What is left out, and why</source>
        <translation>뺀 항목과 그 이유</translation>
    </message>
    <message>
        <source>Portable input list</source>
        <translation>이식 가능한 input 목록</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
</context>
<context>
    <name>PrettyView</name>
    <message>
        <source>{count} characters</source>
        <translation>{count}자</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>JSON text sequence</source>
        <translation>JSON 텍스트 시퀀스</translation>
    </message>
    <message>
        <source>several JSON values</source>
        <translation>JSON 값 여러 개</translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>이벤트 스트림</translation>
    </message>
    <message>
        <source>events, one a line</source>
        <translation>한 줄에 하나씩인 이벤트</translation>
    </message>
    <message>
        <source>HTTP archive (HAR)</source>
        <translation>HTTP 아카이브(HAR)</translation>
    </message>
    <message>
        <source>code fences</source>
        <translation>코드 펜스</translation>
    </message>
    <message>
        <source>code fence</source>
        <translation>코드 펜스</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>일반 텍스트</translation>
    </message>
    <message>
        <source>log lines</source>
        <translation>로그 줄</translation>
    </message>
    <message>
        <source>JSON in a string</source>
        <translation>문자열 속 JSON</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>{name}: {detail} is more than the {most} that the window takes. Nothing was opened. The command line takes larger ones: open-responses-inspector gate FILE, or diff LEFT RIGHT</source>
        <translation>{name}: {detail}. 창이 받을 수 있는 크기({most})를 넘어 열지 않았습니다. 명령줄에서는 더 큰 파일도 다룹니다: open-responses-inspector gate FILE 또는 diff LEFT RIGHT</translation>
    </message>
    <message>
        <source>{name}: there is no such file.</source>
        <translation>{name}: 그런 파일이 없습니다.</translation>
    </message>
    <message>
        <source>{name} is a folder. Open a file, or two files to compare them.</source>
        <translation>{name}: 폴더입니다. 파일을 열거나, 비교하려면 파일 두 개를 여세요.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name}: 읽을 수 없습니다({detail}).</translation>
    </message>
    <message>
        <source>{name} is a folder. Nothing was written: add the name of a file.</source>
        <translation>{name}: 폴더입니다. 아무것도 쓰지 않았습니다. 파일 이름을 덧붙이세요.</translation>
    </message>
    <message>
        <source>{name} is a device or a pipe. Nothing was written: choose another name.</source>
        <translation>{name}: 장치이거나 파이프입니다. 아무것도 쓰지 않았습니다. 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>{name} was not written: there is no folder {detail}.</source>
        <translation>{name}: 쓰지 못했습니다. 폴더가 없습니다: {detail}</translation>
    </message>
    <message>
        <source>{name}: the record is no longer there, the log was changed on disk. Read it again (F5).</source>
        <translation>{name}: 이 레코드가 더 이상 없습니다. 디스크에서 로그가 바뀌었습니다. 로그를 다시 읽으세요(F5).</translation>
    </message>
    <message>
        <source>{name}: the record is more than the {most} that the window shows. Its verdict stands in the list.</source>
        <translation>{name}: 이 레코드는 창에 표시할 수 있는 {most}보다 큽니다. 판정은 목록에 있습니다.</translation>
    </message>
    <message>
        <source>{detail} files at once are too many for the window: open one, or two to compare them. For more: open-responses-inspector gate FILE ...</source>
        <translation>파일 {detail}개를 한꺼번에 열 수는 없습니다. 하나를 열거나, 비교하려면 두 개를 여세요. 더 많으면: open-responses-inspector gate FILE ...</translation>
    </message>
    <message>
        <source>Nothing is open yet: open or paste the left side first.</source>
        <translation>아직 열린 것이 없습니다. 먼저 왼쪽을 열거나 붙여넣으세요.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Copy an item first.</source>
        <translation>클립보드에 텍스트가 없습니다. 먼저 항목을 복사하세요.</translation>
    </message>
    <message>
        <source>{name} was not written: {detail}. What stood there before still does.</source>
        <translation>{name}: 쓰지 못했습니다({detail}). 전에 있던 내용은 그대로입니다.</translation>
    </message>
    <message>
        <source>{name} cannot be opened.</source>
        <translation>{name}: 열 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>The report is being made …</source>
        <translation>보고서를 만드는 중…</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>쓰는 중…</translation>
    </message>
</context>
<context>
    <name>RuleDialog</name>
    <message>
        <source>What a rule means</source>
        <translation>규칙 설명</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown으로 복사</translation>
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
        <source>No schema: json_object asks for none</source>
        <translation>스키마 없음: json_object에는 스키마가 없습니다</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>이름 없음</translation>
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
        <source>A schema that you give for one name, by itself or in a folder, goes before one for every call, that before a tools file, and that before the tools of the document.</source>
        <translation>직접 또는 폴더로 지정한 이름별 스키마가 가장 먼저이고, 다음은 모든 호출용 스키마, 도구 파일, 문서의 도구 순입니다.</translation>
    </message>
    <message>
        <source>No grammar: {tool} takes any text</source>
        <translation>문법 없음: {tool} 도구는 어떤 텍스트든 받음</translation>
    </message>
    <message>
        <source>Grammar ({syntax}): {place} of this document · {name}</source>
        <translation>문법({syntax}): 이 문서의 {place} · {name}</translation>
    </message>
    <message>
        <source>No schema: {name} is declared more than once</source>
        <translation>스키마 없음: {name} 도구가 여러 번 선언되어 있습니다</translation>
    </message>
    <message>
        <source>Its schemas differ. Give the one that is meant.</source>
        <translation>스키마가 서로 다릅니다. 호출에 쓴 스키마를 지정하세요.</translation>
    </message>
    <message>
        <source>No schema: {name} stands in another namespace</source>
        <translation>스키마 없음: {name} 도구는 다른 namespace에 있습니다</translation>
    </message>
    <message>
        <source>Read as: Chat Completions tool.</source>
        <translation>읽은 형식: Chat Completions 도구.</translation>
    </message>
    <message>
        <source>Read as: MCP tool.</source>
        <translation>읽은 형식: MCP 도구.</translation>
    </message>
    <message>
        <source>Read as: Anthropic tool.</source>
        <translation>읽은 형식: Anthropic 도구.</translation>
    </message>
    <message>
        <source>Read as: Gemini function declaration.</source>
        <translation>읽은 형식: Gemini 함수 선언.</translation>
    </message>
    <message>
        <source>Read as: Bedrock toolSpec.</source>
        <translation>읽은 형식: Bedrock toolSpec.</translation>
    </message>
    <message>
        <source>Read as: text format.</source>
        <translation>읽은 형식: text.format.</translation>
    </message>
    <message>
        <source>Read as: OpenAPI component.</source>
        <translation>읽은 형식: OpenAPI 구성 요소.</translation>
    </message>
    <message>
        <source>Read as: bare JSON Schema.</source>
        <translation>읽은 형식: JSON Schema 단독.</translation>
    </message>
    <message>
        <source>Given for calls of {name}, before all else.</source>
        <translation>{name} 호출에 지정한 스키마로, 가장 우선.</translation>
    </message>
    <message>
        <source>Given for every call, before all declared tools.</source>
        <translation>모든 호출에 우선 적용하도록 지정한 스키마.</translation>
    </message>
    <message>
        <source>Given tools, before the document&apos;s own.</source>
        <translation>지정한 도구로, 문서의 도구보다 우선.</translation>
    </message>
    <message>
        <source>{source} does not declare this tool, so the document&apos;s own counts.</source>
        <translation>이 도구는 다음 파일에 없어 문서의 선언을 따릅니다: {source}</translation>
    </message>
</context>
<context>
    <name>SchemaChoice</name>
    <message>
        <source>Tools from file…</source>
        <translation>파일에서 tools 열기…</translation>
    </message>
    <message>
        <source>Schema for {name} from file…</source>
        <translation>파일에서 {name} 스키마 지정…</translation>
    </message>
    <message>
        <source>Paste schema for {name}</source>
        <translation>{name} 스키마 붙여넣기</translation>
    </message>
    <message>
        <source>Schema for every call from file…</source>
        <translation>파일에서 모든 호출용 스키마 열기…</translation>
    </message>
    <message>
        <source>Paste schema for every call</source>
        <translation>모든 호출용 스키마 붙여넣기</translation>
    </message>
    <message>
        <source>Schemas from folder…</source>
        <translation>폴더에서 스키마 지정…</translation>
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
        <source>Let format decide</source>
        <translation>format을 판정에 쓰기</translation>
    </message>
    <message>
        <source>Without this, format is a note, as JSON Schema has it.</source>
        <translation>끄면 JSON Schema 규정대로 format을 참고만 합니다.</translation>
    </message>
    <message>
        <source>For every call, a tool of this document:</source>
        <translation>모든 호출에 이 문서의 도구를 적용:</translation>
    </message>
    <message>
        <source>For calls of {name}, a tool of this document:</source>
        <translation>{name} 호출에 이 문서의 도구 쓰기:</translation>
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
        <source>Schema for calls of {name}</source>
        <translation>{name} 호출의 스키마</translation>
    </message>
    <message>
        <source>Schemas, each file named after its tool</source>
        <translation>스키마 폴더(파일 이름이 도구 이름)</translation>
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
    <name>SchemaLint</name>
    <message>
        <source>(whole schema)</source>
        <translation>(schema 전체)</translation>
    </message>
    <message>
        <source>{title}, as of {date}</source>
        <translation>{title}, {date} 기준</translation>
    </message>
    <message>
        <source>Not listed: {count} more.</source>
        <translation>목록에 없는 것: {count}개 더.</translation>
    </message>
    <message>
        <source>In the strict subset; hints: {count}.</source>
        <translation>strict 부분집합에 들어맞습니다. 참고: {count}개.</translation>
    </message>
    <message>
        <source>In the strict subset.</source>
        <translation>strict 부분집합에 들어맞습니다.</translation>
    </message>
    <message>
        <source>Not strict yet; a server can complete it without loss. Places: {count}.</source>
        <translation>아직 strict가 아니지만 서버가 손실 없이 채울 수 있습니다. 해당 위치: {count}곳.</translation>
    </message>
    <message>
        <source>Not strict. Places that are refused: {count}.</source>
        <translation>strict가 아닙니다. 거부되는 곳: {count}곳.</translation>
    </message>
    <message>
        <source>The tool asks for strict.</source>
        <translation>도구가 strict를 요청합니다.</translation>
    </message>
    <message>
        <source>The tool says strict: false.</source>
        <translation>도구에 strict: false로 적혀 있습니다.</translation>
    </message>
    <message>
        <source>The tool does not mention strict.</source>
        <translation>도구에 strict 표시가 없습니다.</translation>
    </message>
    <message>
        <source>The tool&apos;s strict is no boolean.</source>
        <translation>도구의 strict 값이 boolean이 아닙니다.</translation>
    </message>
    <message>
        <source>Not verified: a hint, never an error.</source>
        <translation>미확인: 참고일 뿐 오류가 아닙니다.</translation>
    </message>
    <message>
        <source>Source: {text} ({confidence})</source>
        <translation>출처: {text} ({confidence})</translation>
    </message>
    <message>
        <source>documented</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>관찰</translation>
    </message>
    <message>
        <source>reported</source>
        <translation>보고</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>미확인</translation>
    </message>
    <message>
        <source>Strict subset</source>
        <translation>Strict 부분집합</translation>
    </message>
    <message>
        <source>Portability</source>
        <translation>이식성</translation>
    </message>
</context>
<context>
    <name>SchemaPane</name>
    <message>
        <source>{count} characters</source>
        <translation>{count}자</translation>
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
        <source>What is said of the schema</source>
        <translation>스키마에 대한 내용</translation>
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
        <translation>다시 검사하는 중…</translation>
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
        <source>Parsed answer</source>
        <translation>파싱한 답변</translation>
    </message>
    <message>
        <source>Answer, decoded: not JSON, so nothing is parsed</source>
        <translation>디코딩한 답변: JSON이 아니라서 파싱하지 않았습니다</translation>
    </message>
    <message>
        <source>Input of a custom tool: free text</source>
        <translation>custom 도구의 input: 자유 텍스트</translation>
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
        <source>The answer is JSON; no schema was asked for.</source>
        <translation>답변은 JSON입니다. 요청에 스키마가 없습니다.</translation>
    </message>
    <message>
        <source>The answer satisfies the schema of its format.</source>
        <translation>답변이 형식의 스키마를 모두 지킵니다.</translation>
    </message>
    <message>
        <source>The tool has no grammar: any text will do.</source>
        <translation>도구에 문법이 없어 어떤 텍스트든 됩니다.</translation>
    </message>
    <message>
        <source>The input is a text of the tool&apos;s grammar.</source>
        <translation>input이 도구의 문법에 맞습니다.</translation>
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
        <translation>{count}자</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Findings in the whole text: {count}</source>
        <translation>텍스트 전체의 발견 사항: {count}개</translation>
    </message>
    <message>
        <source>Findings in the whole log: {count}</source>
        <translation>로그 전체의 발견 사항: {count}개</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>항목 1개</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>항목 {count}개</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>확인하는 중…</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>비교하는 중…</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>검색 중…</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation>작업 진행 중</translation>
    </message>
    <message>
        <source>Place of the caret</source>
        <translation>커서 위치</translation>
    </message>
</context>
<context>
    <name>StrictPage</name>
    <message>
        <source>Faults of the schema</source>
        <translation>schema의 문제</translation>
    </message>
    <message>
        <source>The schema is being looked at …</source>
        <translation>schema를 살펴보는 중…</translation>
    </message>
    <message>
        <source>Whose strict mode, and of which day</source>
        <translation>어느 strict 모드이며 언제 기준인지</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>메시지 복사</translation>
    </message>
    <message>
        <source>Copy place in the schema</source>
        <translation>schema 안의 위치 복사</translation>
    </message>
    <message>
        <source>Copy evidence</source>
        <translation>근거 복사</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>line {line}</source>
        <translation>{line}번 줄</translation>
    </message>
    <message>
        <source>item {number}</source>
        <translation>항목 {number}</translation>
    </message>
</context>
<context>
    <name>SummaryDialog</name>
    <message>
        <source>Choose a number on the left or right to see what it counts.</source>
        <translation>왼쪽이나 오른쪽의 수를 고르면 무엇을 센 것인지 보입니다.</translation>
    </message>
    <message>
        <source>Nothing is compared.</source>
        <translation>비교 중인 것이 없습니다.</translation>
    </message>
    <message>
        <source>Both sides are being counted …</source>
        <translation>양쪽을 세는 중…</translation>
    </message>
    <message>
        <source>Summary of both sides</source>
        <translation>양쪽 요약</translation>
    </message>
    <message>
        <source>Figures of both sides</source>
        <translation>양쪽의 수치</translation>
    </message>
    <message>
        <source>Places behind a number</source>
        <translation>수치에 해당하는 위치</translation>
    </message>
</context>
<context>
    <name>TargetMatrix</name>
    <message>
        <source>All targets are being weighed …</source>
        <translation>모든 대상을 판정하는 중…</translation>
    </message>
    <message>
        <source>Nothing is open, or it has not been checked yet.</source>
        <translation>열린 텍스트가 없거나 아직 검사하지 않았습니다.</translation>
    </message>
    <message>
        <source>Items: {items}. Targets: {targets}. Below each name stands what it does with all items in one request; a click on a name weighs everything for it.</source>
        <translation>항목 {items}개, 대상 {targets}개. 이름 아래에는 모든 항목을 한 요청으로 보낼 때의 답이 있습니다. 이름을 누르면 그 대상을 기준으로 모두 판정합니다.</translation>
    </message>
    <message>
        <source>All targets</source>
        <translation>모든 대상</translation>
    </message>
    <message>
        <source>Items by target</source>
        <translation>대상별 항목</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>텍스트로 복사</translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>takes</source>
        <translation>받음</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>변경됨</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Specification: {text}</source>
        <translation>명세: {text}</translation>
    </message>
</context>
<context>
    <name>ThenView</name>
    <message>
        <source>{count} characters</source>
        <translation>{count}자</translation>
    </message>
    <message>
        <source>Item {item} as of event {number}</source>
        <translation>이벤트 {number} 시점의 항목 {item}</translation>
    </message>
    <message>
        <source>As of event {number}</source>
        <translation>이벤트 {number} 시점</translation>
    </message>
    <message>
        <source>No item of the stream is chosen</source>
        <translation>선택된 스트림 항목 없음</translation>
    </message>
    <message>
        <source>The item had not begun</source>
        <translation>아직 시작되지 않은 항목</translation>
    </message>
    <message>
        <source>Arguments so far</source>
        <translation>여기까지의 인자</translation>
    </message>
    <message>
        <source>◆ JSON from here on</source>
        <translation>◆ 여기부터 JSON</translation>
    </message>
    <message>
        <source>Arguments are JSON</source>
        <translation>인자가 JSON임</translation>
    </message>
    <message>
        <source>The arguments did not become JSON</source>
        <translation>인자가 끝내 JSON이 되지 않음</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Show no single moment any more</source>
        <translation>특정 시점 보기를 끝냅니다</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>item {number}</source>
        <translation>항목 {number}</translation>
    </message>
    <message>
        <source>arguments are JSON for the first time</source>
        <translation>인자가 처음으로 JSON이 됨</translation>
    </message>
    <message>
        <source>JSON from event {number} on</source>
        <translation>이벤트 {number}부터 JSON</translation>
    </message>
    <message>
        <source>With event {number} the arguments of item {item} are JSON for the first time. Go there.</source>
        <translation>항목 {item}의 인자는 이벤트 {number}에서 처음으로 JSON이 됩니다. 그 이벤트로 갑니다.</translation>
    </message>
    <message>
        <source>{count} events</source>
        <translation>이벤트 {count}개</translation>
    </message>
    <message>
        <source>event {number} / {last}</source>
        <translation>이벤트 {number} / {last}</translation>
    </message>
    <message>
        <source>stream {stream}, {number} / {last}</source>
        <translation>스트림 {stream}, {number} / {last}</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Moment of the stream</source>
        <translation>스트림의 시점</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Target: {name}</source>
        <translation>대상: {name}</translation>
    </message>
    <message>
        <source>What items are to be replayed on: verdicts answer for it</source>
        <translation>항목을 다시 보낼 대상입니다. 판정은 이 대상을 기준으로 합니다</translation>
    </message>
</context>
<context>
    <name>ViolationPage</name>
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
    <name>WaitingLine</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>pasted text</source>
        <translation>붙여넣은 텍스트</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>클립보드</translation>
    </message>
    <message>
        <source>JSON and logs</source>
        <translation>JSON과 로그</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>모든 파일</translation>
    </message>
</context>
</TS>
