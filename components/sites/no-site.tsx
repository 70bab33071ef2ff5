import { useLanguage, useTranslations } from "#translations";
import { BuyDeployment } from "@/components/orders/checkout/buy-deployment";
import { paymentMessages } from "@/components/orders/checkout/message-groups";
import { StartNow } from "@/components/orders/purchases/start-now";
import { TrustLine } from "@/components/orders/trust-line";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { deploymentAloneCents } from "@/lib/orders/cart/rules";
import { waitingOf } from "@/lib/orders/checkout/withdrawal/rules";
import { sellerTimeZone } from "@/lib/seller-dates";
import type { findOwnSite } from "@/lib/sites/find-own-site";
import { Translations } from "@/lib/translations/server";
import { RefreshUntilOnline } from "./refresh-until-online";

type NoSiteProps = Pick<NonNullable<Awaited<ReturnType<typeof findOwnSite>>>, "own" | "payer">;

/** For a template that was bought without deployment, or whose order waits. */
export function NoSite({ own, payer }: NoSiteProps) {
  const t = useTranslations("noSite");
  const ofCards = useTranslations("siteCards");
  const language = useLanguage();
  const { template, order, invoiceItemId, presetId } = own;
  const waiting = waitingOf(order, { now: new Date(), timeZone: sellerTimeZone() });
  if (waiting) {
    return (
      <Translations of={["startNow", "startConsent"]}>
        <StartNow orderId={order.id} lastDay={waiting.lastDay} />
        <Anchor href={links.purchases} className={`${button("secondary")} mt-6`}>
          {t("download")}
        </Anchor>
      </Translations>
    );
  }
  if (own.isDeploymentBought)
    return <RefreshUntilOnline text={ofCards("underWay", { count: 1 })} />;
  const price = formatMoney({ cents: deploymentAloneCents }, language);
  return (
    <section className="max-w-prose">
      <h2 className="text-xl">{t("title")}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{t("text", { template })}</p>
      <Anchor href={links.purchases} className={button("secondary")}>
        {t("download")}
      </Anchor>
      <h2 className="mt-10 text-xl">{t("offerTitle", { price })}</h2>
      <p className="mt-2 text-ink-soft">{t("offer")}</p>
      <TrustLine className="mt-4 mb-6" />
      {payer && (
        <Translations of={paymentMessages}>
          <BuyDeployment
            payer={payer}
            itemId={invoiceItemId}
            presetId={presetId}
            label={t("buy")}
          />
        </Translations>
      )}
    </section>
  );
}
