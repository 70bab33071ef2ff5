import { useTranslations } from "#translations";
import { cardPreset } from "@/components/catalogue/card-preset";
import { usePresets } from "@/components/catalogue/saved/use-presets";
import { SuggestedPreset } from "@/components/catalogue/suggested-preset";
import { IntentLink } from "@/components/ui/intent-link";
import { links } from "@/lib/links";
import { useCartMembership } from "@/lib/orders/cart/client";
import { CartButton } from "./cart-button";

/** Without the network the cart is shown alone. */
const ignore = () => {};

/** The preset that was looked at before the cart, while it can be added. */
export function LookedAt({ id }: { id: number }) {
  const t = useTranslations("cartOffer");
  const membership = useCartMembership(id);
  const preset = usePresets([id], ignore)?.get(id);
  if (membership !== "out" || !preset || preset.isDisabled) return null;
  return (
    <section aria-labelledby="looked-at" className="page max-w-3xl pb-20">
      <h2 id="looked-at" className="text-xl">
        {t("title")}
      </h2>
      <div className="mt-4 grid gap-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[1fr_auto] sm:items-center">
        <IntentLink href={links.detail(id)} className="flex items-center gap-3 hover:underline">
          <SuggestedPreset preset={cardPreset(preset)} />
        </IntentLink>
        <CartButton id={id} name={preset.name} />
      </div>
    </section>
  );
}
