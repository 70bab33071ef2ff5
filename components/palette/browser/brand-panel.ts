import { type Brand, tidyName } from "@/lib/brand/rules";
import { need } from "./elements";
import { logoOf } from "./logo";
import type { VisitorBrand } from "./visitor-brand";

export function brandPanel(change: (brand: Partial<Brand>) => void) {
  const name = need("#brand-name", HTMLInputElement);
  const logo = need("#brand-logo", HTMLImageElement);
  const file = need("#brand-file", HTMLInputElement);
  const remove = need("#brand-remove", HTMLButtonElement);
  const status = need("#brand-status", HTMLElement);
  const ofGuest = need("#brand-of-guest", HTMLElement);
  const ofCustomer = need("#brand-of-customer", HTMLElement);
  const defaultLogo = logo.src;

  need("#your-brand", HTMLElement).addEventListener("toggle", ({ newState }) => {
    status.textContent = "";
    if (newState !== "open") return;
    (ofGuest.hidden ? need("a", HTMLAnchorElement, ofCustomer) : name).focus();
  });
  name.addEventListener("input", () => change({ name: tidyName(name.value) }));
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const made = await logoOf(chosen);
    // The same file can be chosen again.
    file.value = "";
    status.textContent = made ? "Your logo is in." : "This file cannot be used as a logo.";
    if (made) change({ logo: made });
  });
  remove.addEventListener("click", () => {
    change({ logo: "" });
    status.textContent = "The logo is removed.";
    file.focus();
  });

  return ({ guest, customer }: VisitorBrand) => {
    ofGuest.hidden = customer !== null;
    ofCustomer.hidden = customer === null;
    need("strong", HTMLElement, ofCustomer).textContent = customer?.name ?? "";
    if (tidyName(name.value) !== guest.name) name.value = guest.name;
    logo.src = guest.logo || defaultLogo;
    remove.hidden = guest.logo === "";
  };
}
