(() => {
  const root = document.querySelector(".t-motion");
  if (!root) return;
  const products = [...root.querySelectorAll("[data-product]")];
  const cart = root.querySelector("[data-cart-count]");

  // A page of text has no products to search in.
  root.querySelector("[data-search]")?.addEventListener("input", (event) => {
    const wanted = event.target.value.trim().toLowerCase();
    for (const product of products) {
      product.hidden = !product.dataset.product.toLowerCase().includes(wanted);
    }
    const shown = products.filter((product) => !product.hidden).length;
    root.querySelector("[data-count]").textContent = shown;
    root.querySelector("[data-nothing]").hidden = shown > 0;
  });

  root.addEventListener("click", (event) => {
    if (event.target.closest("[data-add]")) cart.textContent = Number(cart.textContent) + 1;
  });
})();
