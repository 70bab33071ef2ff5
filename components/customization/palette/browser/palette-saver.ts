import type { PaletteChoices } from "@/lib/customization/palette/rules";
import { storeChoices, storedOwner } from "@/lib/customization/palette/storage";
import type { VisitorBrand } from "./visitor-brand";

const debounceMs = 800;

/**
 * Stores the colors in this browser and, debounced, in a signed-in customer's profile. Until that request
 * succeeds they are stored as unsaved, and the next page of the shop tries again (see sync-palette.ts).
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
