import { localStore } from "@/lib/browser-storage";
import { noteOwnPress } from "@/lib/orders/cart/own-press";
import { requireElement } from "./dom";
import { textsOn } from "./texts-on";

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

function isInGuestCart(id: number): boolean {
  try {
    const cart: { id?: unknown }[] = JSON.parse(localStore.read("cart") ?? "[]");
    return cart.some((preset) => preset.id === id);
  } catch {
    return false;
  }
}

/** Replaces the link that offers the preset by "Go to cart" or "Bought", where that is known. */
export async function setUpBuyLink(bar: HTMLElement, email: string | undefined) {
  if (!bar.querySelector("#buy")) return;
  const t = textsOn(bar, "toolbarScript");
  const link = requireElement("#buy", HTMLAnchorElement, bar);
  const id = Number(link.dataset.preset);
  const showInCart = () => {
    link.textContent = t("goToCart");
    link.href = link.dataset.cart ?? "";
  };
  link.addEventListener("click", () => noteOwnPress(link.pathname));
  if (!email) {
    if (isInGuestCart(id)) showInCart();
    return;
  }
  const [{ isBought }, cart] = await Promise.all([
    read<{ isBought: boolean }>(`/api/preset/${id}`),
    read<number[]>(`/api/shop/order?${new URLSearchParams({ email })}`),
  ]);
  if (isBought) {
    link.textContent = t("bought");
    link.href = link.dataset.purchases ?? "";
  } else if (cart.includes(id)) {
    showInCart();
  }
}
