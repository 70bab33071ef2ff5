import type { Metadata } from "next";
import { CustomersOnly } from "@/components/accounts/customers-only";
import { OutcomeView } from "@/components/orders/checkout/outcome-view";
import { SiteCards } from "@/components/sites/site-cards";
import { requireAccount } from "@/lib/accounts/queries";
import { noChoices } from "@/lib/customization/palette/rules";
import { listWaitingOrders } from "@/lib/orders/checkout/withdrawal/queries";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import { requireDeliveries } from "@/lib/sites/delivery/commands";
import { listSiteCards } from "@/lib/sites/queries/site-cards";
import { getTranslations, Translations } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("outcome");
  return { title: t("pageTitle"), robots: { index: false, follow: false } };
}

/** After a payment: what the customer owns since then, and what to do with it first. */
export default async function PaidPage() {
  const t = await getTranslations("firstSteps");
  const customer = await requireCustomer();
  const { userId, email } = customer;
  // It creates the license keys that the cards are found by.
  await requireDeliveries(userId);
  const [{ name, logo, palette }, cards, waiting] = await Promise.all([
    requireAccount(customer, email),
    listSiteCards(userId),
    listWaitingOrders(userId),
  ]);
  const bought = cards.filter(({ onlineUntil }) => onlineUntil === null);
  const newest = bought.filter(({ orderId }) => orderId === bought[0]?.orderId);
  const isDeployed = newest.some((card) => card.isDeployed);
  return (
    <CustomersOnly email={email}>
      <OutcomeView outcome="paid" />
      {newest.length > 0 && (
        <section aria-labelledby="first-steps" className="page sm:-mt-8 pb-20">
          <h2 id="first-steps" className="text-2xl">
            {t("title")}
          </h2>
          <ol className="mt-3 list-decimal space-y-1 ps-5 text-ink-soft">
            <li>{t("write")}</li>
            <li>{isDeployed ? t("connect") : t("download")}</li>
          </ol>
          {isDeployed && <p className="mt-3 max-w-prose">{t("samples")}</p>}
          <div className="mt-8">
            <Translations
              of={[
                "startNow",
                "startConsent",
                "download",
                "colorNames",
                "colorPickers",
                "pictureErrors",
              ]}
            >
              <SiteCards
                cards={newest}
                brand={{ name, logo, choices: palette ?? noChoices }}
                waiting={waiting}
                isNew
              />
            </Translations>
          </div>
        </section>
      )}
    </CustomersOnly>
  );
}
