/**
 * Runs in the browser before anything is painted: its source stands in the page, so that it stands alone. A guest
 * without a cart reads so at once, and not after a placeholder and the scripts.
 */
export function markEmptyCart() {
  try {
    if (localStorage.getItem("cart") || localStorage.getItem("token")) return;
    document.documentElement.dataset.cart = "empty";
  } catch {
    // Storage is blocked: the scripts show what there is.
  }
}
