import { ContactButton } from "@/components/support/contact-button";
import { button } from "@/components/ui/button";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { deploymentBaseCents, deploymentPerPresetCents } from "@/lib/orders/cart/rules";
import { noSiteTexts as texts } from "./texts";

const price = formatMoney({ cents: deploymentBaseCents + deploymentPerPresetCents });

/** For a template that was bought without deployment. */
export function NoSite({ template }: { template: string }) {
  return (
    <section className="max-w-prose">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{texts.text(template)}</p>
      <a href={links.purchases} className={button()}>
        {texts.download}
      </a>
      <h2 className="mt-10 text-xl">{texts.offerTitle(price)}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{texts.offer}</p>
      <ContactButton label={texts.ask} look="secondary" />
    </section>
  );
}
