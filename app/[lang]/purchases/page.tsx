import type { Metadata } from "next";
import { CustomersOnly } from "@/components/accounts/customers-only";
import { MessagePage } from "@/components/layout/message-page";
import { ClosedTransfers } from "@/components/orders/purchases/closed-transfers";
import { PurchasesTable } from "@/components/orders/purchases/purchases-table";
import { SiteCards } from "@/components/sites/site-cards";
import { EmptyShelf } from "@/components/ui/illustrations/empty-shelf";
import { requireAccount } from "@/lib/accounts/queries";
import { noChoices } from "@/lib/customization/palette/rules";
import { links } from "@/lib/links";
import { listClosedTransfers } from "@/lib/orders/checkout/queries";
import { listOrderRefunds } from "@/lib/orders/checkout/refunds/queries/order-refunds";
import { listWaitingOrders } from "@/lib/orders/checkout/withdrawal/queries";
import { listInvoices } from "@/lib/orders/invoices/queries/invoices";
import { bankDetailsOfWaiting } from "@/lib/orders/transfers/bank-details";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import { requireDeliveries } from "@/lib/sites/delivery/commands";
import { listDeployments } from "@/lib/sites/queries/deployments";
import { listSiteCards } from "@/lib/sites/queries/site-cards";
import { listOrderThreads } from "@/lib/support/queries/messages";
import { getTranslations, Translations } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("purchasesPage");
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** Of the table and the cards. */
const groups = [
  "purchases",
  "payment",
  "orderChanges",
  "pendingTransfer",
  "startNow",
  "startConsent",
  "orderMessages",
  "orderRefunds",
  "refundRequest",
  "anotherLicense",
  "presetWords",
  "review",
  "licenseKey",
  "contentNotice",
  "fieldErrors",
  "pictureErrors",
  "deployment",
  "noSite",
  "download",
  "colorNames",
  "colorPickers",
] as const;

export default async function PurchasesPage() {
  const [t, ofCards] = await Promise.all([
    getTranslations("purchasesPage"),
    getTranslations("siteCards"),
  ]);
  const customer = await requireCustomer();
  const { userId, email } = customer;
  // First, because it creates the license keys that the cards are found by.
  const deliveries = await requireDeliveries(userId);
  const [account, invoices, closed, cards, deployments, refunds, threads, waiting] =
    await Promise.all([
      requireAccount(customer, email),
      listInvoices(userId),
      listClosedTransfers(userId),
      listSiteCards(userId),
      listDeployments(userId),
      listOrderRefunds(userId),
      listOrderThreads(userId),
      listWaitingOrders(userId),
    ]);
  const { name, logo, palette } = account;
  const brand = { name, logo, choices: palette ?? noChoices };
  return (
    <CustomersOnly email={email}>
      {invoices.length > 0 ? (
        <Translations of={groups}>
          <div className="page pt-10 pb-20">
            <h1 className="text-3xl">{t("title")}</h1>
            <p className="mt-2 mb-8 text-ink-soft">{t("intro")}</p>
            {cards.length > 0 && (
              <section aria-labelledby="your-sites" className="mb-12">
                <h2 id="your-sites" className="mb-4 text-xl">
                  {ofCards("title")}
                </h2>
                <SiteCards cards={cards} brand={brand} waiting={waiting} />
              </section>
            )}
            <PurchasesTable
              email={email}
              invoices={invoices}
              deliveries={deliveries}
              deployments={deployments}
              refunds={refunds}
              threads={threads}
              waiting={waiting}
              transfers={bankDetailsOfWaiting(invoices)}
            />
          </div>
        </Translations>
      ) : (
        <MessagePage
          picture={<EmptyShelf className="h-48" />}
          title={t("nothingBought")}
          text={t("nothingBoughtHint")}
          action={{ label: t("browseAll"), href: links.shop }}
        />
      )}
      <ClosedTransfers transfers={closed} />
    </CustomersOnly>
  );
}
