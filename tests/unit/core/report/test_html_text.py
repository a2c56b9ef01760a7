from inspector.core.report.html_text import escaped


def test_nothing_in_a_text_means_anything_to_html():
    assert escaped("<a href='x'>&\"</a>") == (
        "&lt;a href=&#39;x&#39;&gt;&amp;&quot;&lt;/a&gt;"
    )
    assert escaped("한글 plain") == "한글 plain"
