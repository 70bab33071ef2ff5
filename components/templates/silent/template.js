(() => {
  const root = document.querySelector(".t-silent");
  // Following a link inside the page leaves a popover open over its destination.
  root?.addEventListener("click", ({ target }) => {
    if (target.closest("a")) target.closest("[popover]")?.hidePopover();
  });
})();
