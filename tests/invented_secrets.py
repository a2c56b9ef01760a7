"""Texts that hold secrets, and some that only resemble one; each is invented."""

from __future__ import annotations

A = "a1B2c3D4e5" * 5
SECRETS = {
    "private key": ("-----BEGIN RSA PRIVATE KEY-----\nMIIB\n-----END", "\nMIIB\n"),
    "OpenAI or Anthropic key": (f"key sk-proj-{A}.", f"sk-proj-{A}"),
    "GitHub token": (f"ghp_{A[:36]}", f"ghp_{A[:36]}"),
    "GitLab token": (f"glpat-{A[:20]}", f"glpat-{A[:20]}"),
    "AWS access key": ("id AKIA" + "ABCDEFGH23456723 ", "AKIA" + "ABCDEFGH23456723"),
    "Google API key or token": (f"AIza{A[:35]}", f"AIza{A[:35]}"),
    "Slack token": ("xoxb-1111-2222-abcd", "xoxb-1111-2222-abcd"),
    "Slack webhook": ("hooks.slack.com/services/T1/B2/c3d4e5", "T1/B2/c3d4e5"),
    "Stripe key": (f"sk_live_{A[:24]}", f"sk_live_{A[:24]}"),
    "Hugging Face token": ("hf_" + "abcdefghij" * 3, "hf_" + "abcdefghij" * 3),
    "npm or PyPI token": (f"npm_{A[:36]}", f"npm_{A[:36]}"),
    "JSON Web Token": ("eyJhbGciOi.eyJzdWIi.c2ln", "eyJhbGciOi.eyJzdWIi.c2ln"),
    "Authorization value": ("Bearer abc.def-123", "abc.def-123"),
    "key and value": ("Pwd = tiger;", "tiger"),
    "option of a command": ("push --auth-token 'abc' .", "abc"),
    "user and password of curl": ("curl -s -u 'kim:tiger' x", "kim:tiger"),
    "user and password before an address": ("-u kim:tiger https://e.com", "kim:tiger"),
    "connection string": ("postgresql+psycopg://u:p@db/x y", "u:p@db/x"),
    "user and password in a URL": ("https://kim:pw@example.com/", "kim:pw"),
    "signature in a URL": ("https://e.com/a?b=1&sig=abcd%2Fefgh", "abcd%2Fefgh"),
    "e-mail address": ("to kim+a@mail.example.com, now", "kim+a@mail.example.com"),
    "e-mail address beyond ASCII": ("메일 김@예제.한국 로", "김@예제.한국"),
}
GLUED = {
    f"키는sk-proj-{A}입니다": f"sk-proj-{A}",
    "열쇠는AKIAABCDEFGH23456723입니다": "AKIAABCDEFGH23456723",
    f"old_ghp_{A[:36]}_": f"ghp_{A[:36]}",
    "주소postgres://u:p@db/x": "u:p@db/x",
    "GREEN_API_KEY=tiger": "tiger",
    "dbPassword: tiger": "tiger",
    "비밀번호: tiger": "tiger",
    r"{\"a\": \"{\\\"password\\\": \\\"two tigers\\\", \\\"b": "two tigers",
    '"password": "two tigers",': "two tigers",
    "'api_key': 'two \\ti\\gers'": "two \\ti\\gers",
    "<password>tiger</password>": "tiger",
    "a=1&password%3Dtiger": "tiger",
    "curl -X POST \\\n  -ukim:tiger \\\n  example.com": "kim:tiger",
    "curl --user=kim:tiger example.com": "kim:tiger",
    "curl https://example.com -U kim:tiger": "kim:tiger",
    r"{\"cmd\": \"curl -u \\\"kim:tiger\\\" e.com": "kim:tiger",
}
"""Secrets that other characters touch, or that stand in a text that broke."""

HARMLESS = [
    "max_output_tokens: 200",
    "call_0123456789abcdef",
    "msg_0aF3",
    "risk-averse and task-based",
    "a @ b",
    "https://example.com/path?page=2",
    "12:30",
    "the password is wrong",
    "secretary and passwords, api keys and tokens",
    "2026-11-30T10:00:00Z",
    "docker run -u 1000:1000 image",
    "sort -u a:b c",
    "curl -o out:put https://example.com",
    "curl https://example.com; docker run -u 1000:1000 image",
    "git push -u origin main:main",
    "use curl, then -upload a:b",
]
