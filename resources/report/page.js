"use strict";
// The page is whole without this: it only hides what was not asked for.
(() => {
  const form = document.getElementById("filter");
  const entries = [...document.querySelectorAll("[data-entry]")];
  if (!form || entries.length < 2) return;
  const plain = (text) => text.normalize("NFC").toLowerCase();
  const texts = new Map();
  const textOf = (entry) => {
    if (!texts.has(entry)) texts.set(entry, plain(entry.textContent));
    return texts.get(entry);
  };
  const search = form.elements.namedItem("search");
  const count = document.getElementById("filter-count");
  const selects = [...form.querySelectorAll("select")];

  for (const select of selects) {
    const seen = new Map();
    for (const entry of entries) {
      const value = entry.dataset[select.name];
      if (value) seen.set(value, (seen.get(value) || 0) + 1);
    }
    for (const [value, times] of [...seen].sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
      select.append(new Option(`${value} (${times})`, value));
    }
    select.parentElement.hidden = seen.size < 2;
  }

  const apply = () => {
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    const wanted = selects.filter((s) => s.value).map((s) => [s.name, s.value]);
    let shown = 0;
    for (const entry of entries) {
      const fits =
        wanted.every(([name, value]) => entry.dataset[name] === value) &&
        words.every((word) => textOf(entry).includes(word));
      entry.hidden = !fits;
      shown += fits;
    }
    count.textContent = `${shown} / ${entries.length}`;
  };

  let waiting = 0;
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(apply, 80);
  });
  form.addEventListener("reset", () => setTimeout(apply));
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    const busy = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "/" && !busy && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      search.focus();
    } else if (event.key === "Escape" && busy) {
      form.reset();
    }
  });
  form.hidden = false;
  apply();
})();
