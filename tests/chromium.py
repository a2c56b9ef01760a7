"""A headless Chromium that a test can drive, where there is one.

It has no network: whatever a page asks for besides itself fails, and is told.
"""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
LIMIT_SECONDS = 120

_HARNESS = """<!DOCTYPE html><meta charset="utf-8"><body><script>
const page = %s;
const errors = [];
const frame = document.createElement("iframe");
frame.style.cssText = "width:1200px;height:900px";
frame.srcdoc = page;
frame.onload = async () => {
  const view = frame.contentWindow, doc = frame.contentDocument;
  view.addEventListener("error", (e) => errors.push(String(e.message)));
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const until = async (is) => {
    for (let i = 0; i < 200 && !is(); i++) await wait(50);
  };
  let result = null;
  try { result = await (%s)(doc, view, until); }
  catch (e) { errors.push(String(e)); }
  const loaded = view.performance.getEntriesByType("resource").map((e) => e.name);
  const answer = JSON.stringify({ result, errors, loaded });
  document.body.dataset.answer = btoa(unescape(encodeURIComponent(answer)));
  document.title = "done";
};
document.body.append(frame);
</script>"""


def run_in_page(page: str, body: str) -> dict[str, Any]:
    """Open a page and run a function in it.

    Args:
        page: The text of the page.
        body: A JavaScript function of the document, its window and ``until``, which
            waits for a condition; what it returns can be written as JSON.

    Returns:
        ``result``, ``errors`` that were thrown or told on the console, and what was
        ``loaded``.
    """
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip("no Chromium here: nothing can open the page")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "harness.html")
        text = json.dumps(page).replace("</", "<\\/")
        file.write_text(_HARNESS % (text, body), "utf-8")
        command = [
            program,
            *(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-extensions",
            ),
            *("--disable-background-networking", "--no-first-run", "--disable-sync"),
            "--enable-logging=stderr",
            *("--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND"),
            f"--user-data-dir={folder}/profile",
            *("--virtual-time-budget=30000", "--dump-dom", file.as_uri()),
        ]
        try:
            done = subprocess.run(
                command, capture_output=True, timeout=LIMIT_SECONDS, check=False
            )
        except subprocess.TimeoutExpired:
            pytest.skip("Chromium does not answer here")
    return _answer(done.stdout.decode("utf-8", "replace"), done.stderr)


def _answer(dom: str, complaints: bytes) -> dict[str, Any]:
    match = re.search(r'data-answer="([^"]*)"', dom)
    if match is None:
        if b"sandbox" in complaints or b"Failed to" in complaints:
            pytest.skip("Chromium does not start here")
        raise AssertionError(complaints.decode("utf-8", "replace")[-2000:])
    answer = json.loads(base64.b64decode(match[1]))
    lines = complaints.decode("utf-8", "replace").splitlines()
    answer["errors"] += [line for line in lines if "CONSOLE" in line]
    return answer
