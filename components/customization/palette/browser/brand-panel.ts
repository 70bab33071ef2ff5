import { type Brand, tidyName } from "@/lib/customization/brand";
import { requireElement } from "./dom";
import { resizeLogo } from "./resize-logo";
import { textsOn } from "./texts-on";
import type { VisitorBrand } from "./visitor-brand";

export function setUpBrandPanel(bar: HTMLElement, change: (brand: Partial<Brand>) => void) {
  const t = textsOn(bar, "toolbarScript");
  const name = requireElement("#brand-name", HTMLInputElement);
  const logo = requireElement("#brand-logo", HTMLImageElement);
  const file = requireElement("#brand-file", HTMLInputElement);
  const remove = requireElement("#brand-remove", HTMLButtonElement);
  const status = requireElement("#brand-status", HTMLElement);
  const guestPart = requireElement("#brand-of-guest", HTMLElement);
  const customerPart = requireElement("#brand-of-customer", HTMLElement);
  const defaultLogo = logo.src;

  requireElement("#your-brand", HTMLElement).addEventListener("toggle", ({ newState }) => {
    status.textContent = "";
    if (newState !== "open") return;
    (guestPart.hidden ? requireElement("a", HTMLAnchorElement, customerPart) : name).focus();
  });
  name.addEventListener("input", () => change({ name: tidyName(name.value) }));
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const resized = await resizeLogo(chosen);
    // Reset, so that choosing the same file again fires a change event.
    file.value = "";
    status.textContent = t(resized ? "logoIsIn" : "logoRefused");
    if (resized) change({ logo: resized });
  });
  remove.addEventListener("click", () => {
    change({ logo: "" });
    status.textContent = t("logoRemoved");
    file.focus();
  });

  return ({ guest, customer }: VisitorBrand) => {
    guestPart.hidden = customer !== null;
    customerPart.hidden = customer === null;
    requireElement("strong", HTMLElement, customerPart).textContent = customer?.name ?? "";
    if (tidyName(name.value) !== guest.name) name.value = guest.name;
    logo.src = guest.logo || defaultLogo;
    remove.hidden = guest.logo === "";
  };
}
