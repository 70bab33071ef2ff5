(() => {
  const root = document.querySelector(".t-simple");
  const cart = root?.querySelector("dialog");
  if (!cart) return;
  const find = (name) => root.querySelector(`[data-${name}]`);

  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    find("open-cart").addEventListener("click", () => cart.open || cart.showModal());
  }

  // The panel starts open without being modal, so Escape and the page beside it need a hand.
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && cart.open) cart.close();
  });
  root.addEventListener("click", (event) => {
    if (event.target.matches("dialog, [data-scrim], a, a *") && cart.open) cart.close();
  });
  cart.addEventListener("close", () => find("open-cart").focus({ preventScroll: true }));

  for (const button of root.querySelectorAll("[data-remove]")) {
    button.addEventListener("click", () => {
      button.closest("[data-line]").remove();
      const items = [...root.querySelectorAll("[data-line]")];
      const sum = items.reduce((total, item) => total + Number(item.dataset.line), 0);
      find("subtotal").textContent = `$${sum.toFixed(2)}`;
      find("count").textContent = items.length;
      find("empty").hidden = items.length > 0;
      find("checkout").disabled = items.length === 0;
      (find("remove") ?? find("empty")).focus();
    });
  }
})();
