/**
 * Runs in the browser before anything is painted. Its source is inlined in the page, so it must not
 * refer to anything outside. A guest without a cart sees the empty cart at once, without a
 * placeholder.
 */
export function markEmptyCart() {
  try {
    if (localStorage.getItem("cart") || localStorage.getItem("token")) return;
    document.documentElement.dataset.cart = "empty";
  } catch {
    // Storage is blocked: the scripts show the cart later.
  }
}
