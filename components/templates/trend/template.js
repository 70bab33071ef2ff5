(() => {
  const root = document.querySelector(".t-trend");
  const form = root?.querySelector(".service-form");
  if (!form) return;
  const done = form.querySelector("[data-hire-done]");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const size = form.querySelector('[name="size"]:checked');
    const room = size?.closest("label").querySelector(".size-name").textContent;
    done.textContent = `Thank you. A designer will plan your ${room} room with you.`;
  });
  form.addEventListener("change", () => {
    done.textContent = "";
  });
})();
