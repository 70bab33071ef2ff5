(() => {
  const root = document.querySelector(".t-thunder");
  if (!root) return;
  const all = (selector) => [...root.querySelectorAll(selector)];
  const status = root.querySelector("[data-undo]");

  function count() {
    const kept = all("[data-price]").filter((item) => !item.hidden);
    const sum = kept.reduce((total, item) => total + Number(item.dataset.price), 0);
    for (const place of all("[data-count]")) place.textContent = kept.length;
    for (const place of all("[data-sum]")) place.textContent = sum.toFixed(2);
    for (const button of all("[data-pay]")) button.disabled = kept.length === 0;
  }

  for (const button of all("[data-remove]")) {
    button.addEventListener("click", () => {
      const item = button.closest("[data-price]");
      item.hidden = true;
      count();
      const back = document.createElement("button");
      back.type = "button";
      back.textContent = "Put it back";
      back.addEventListener("click", () => {
        item.hidden = false;
        status.replaceChildren();
        count();
        button.focus();
      });
      status.replaceChildren(`${item.querySelector("h2").textContent} is out of your cart. `, back);
      back.focus();
    });
  }

  root.querySelector(".promo").addEventListener("submit", (event) => {
    event.preventDefault();
    const code = event.currentTarget.elements.promo.value.trim();
    root.querySelector("[data-promo]").textContent = code
      ? `${code.toUpperCase()} is not running at the moment.`
      : "Type a code first.";
  });

  for (const picture of all("[data-zoom]")) {
    picture.addEventListener("pointermove", (event) => {
      const box = picture.getBoundingClientRect();
      picture.style.setProperty("--x", `${((event.clientX - box.left) / box.width) * 100}%`);
      picture.style.setProperty("--y", `${((event.clientY - box.top) / box.height) * 100}%`);
    });
  }

  for (const button of all("[data-category]")) {
    button.addEventListener("click", () => {
      const pressed = button.getAttribute("aria-pressed") === "true";
      for (const other of all("[data-category]")) other.setAttribute("aria-pressed", "false");
      button.setAttribute("aria-pressed", String(!pressed));
    });
  }
})();
