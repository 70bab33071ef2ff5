import { StartNow } from "@/components/orders/purchases/start-now";
import { ContactButton } from "@/components/support/contact-button";
import { button } from "@/components/ui/button";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { deploymentBaseCents, deploymentPerPresetCents } from "@/lib/orders/cart/rules";
import { waitingOf } from "@/lib/orders/checkout/withdrawal/rules";
import { sellerTimeZone } from "@/lib/seller-dates";
import type { findOwnSite } from "@/lib/sites/find-own-site";
import { noSiteTexts as texts } from "./texts";

const price = formatMoney({ cents: deploymentBaseCents + deploymentPerPresetCents });

interface NoSiteProps {
  own: NonNullable<Awaited<ReturnType<typeof findOwnSite>>>["own"];
  /** The customer's. */
  email: string;
  license: string;
}

/** For a template that was bought without deployment, or whose order waits. */
export function NoSite({ own: { template, order }, email, license }: NoSiteProps) {
  const waiting = waitingOf(order, { now: new Date(), timeZone: sellerTimeZone() });
  if (waiting) return <StartNow orderId={order.id} lastDay={waiting.lastDay} />;
  return (
    <section className="max-w-prose">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{texts.text(template)}</p>
      <a href={links.purchases} className={button()}>
        {texts.download}
      </a>
      <h2 className="mt-10 text-xl">{texts.offerTitle(price)}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{texts.offer}</p>
      <ContactButton
        label={texts.ask}
        look="secondary"
        initial={{ user_email: email, message: texts.message(template, license) }}
      />
    </section>
  );
}
