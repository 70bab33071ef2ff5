import type { PaletteChoices } from "@/lib/palette/rules";
import { storeChoices, storedOwner } from "@/lib/palette/storage";
import type { VisitorBrand } from "./visitor-brand";

/** Milliseconds without another change. */
const debounceMs = 800;

/**
 * Keeps the colors on the device, and a signed-in customer's in the profile too. Until the shop has
 * them the device remembers that, and the next page of the shop tries again.
 */
export function createPaletteSaver() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let send: (() => void) | undefined;

  function flush() {
    clearTimeout(timer);
    send?.();
    send = undefined;
  }

  async function save(choices: PaletteChoices, email: string) {
    const response = await fetch(`/api/user/${encodeURIComponent(email)}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ palette: choices }),
      keepalive: true,
    }).catch(() => null);
    const isLatest = send === undefined && storedOwner()?.email === email;
    if (response?.ok && isLatest) storeChoices(choices, { email, isSaved: true });
  }

  addEventListener("pagehide", flush);
  return ({ choices, customer }: VisitorBrand) => {
    storeChoices(choices, customer && { email: customer.email, isSaved: false });
    if (!customer) return;
    const { email } = customer;
    send = () => save(choices, email);
    clearTimeout(timer);
    timer = setTimeout(flush, debounceMs);
  };
}
