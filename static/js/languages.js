// A page drawn anew under another address keeps its place when the language is changed.

document.addEventListener(
  "click",
  (event) => {
    const way = event.target.closest?.(".langs a");
    if (way) way.search = location.search;
  },
  true,
);
