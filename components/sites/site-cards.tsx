import { ArrowUpRight } from "lucide-react";
import { useLanguage, useTranslations } from "#translations";
import { DayOf } from "@/components/layout/timestamp";
import { StartNow } from "@/components/orders/purchases/start-now";
import { DownloadButton } from "@/components/sites/delivery/download-button";
import type { SavedBrand } from "@/components/sites/delivery/download-dialog";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { deploymentAloneCents } from "@/lib/orders/cart/rules";
import { siteLinks } from "@/lib/site-links";
import { shownSite } from "@/lib/sites/domains/shown-host";
import type { SiteCard } from "@/lib/sites/queries/site-cards";
import { isUnderWay } from "@/lib/sites/rules";
import { RefreshUntilOnline } from "./refresh-until-online";
import { BareSitePicture } from "./site-picture";

interface SiteCardsProps {
  cards: readonly SiteCard[];
  brand: SavedBrand;
  /** The last day of the right to withdraw, by the ids of the orders that wait for it. */
  waiting: ReadonlyMap<number, string>;
  /** Whether they were bought just now: what to do first is then said in steps. */
  isNew?: boolean;
}

/** What a customer bought: each with its picture, its state and what can be done with it. */
export function SiteCards({ cards, brand, waiting, isNew = false }: SiteCardsProps) {
  const t = useTranslations("siteCards");
  const language = useLanguage();
  const price = formatMoney({ cents: deploymentAloneCents }, language);
  const underWay = cards.filter(
    (card) => !waiting.has(card.deploymentOrderId) && isComing(card),
  ).length;
  return (
    <>
      {underWay > 0 && <RefreshUntilOnline text={t("underWay", { count: underWay })} />}
      <ul className="grid gap-6 text-start sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li
            key={card.license}
            className={`overflow-hidden rounded-card border border-line bg-card ${card.onlineUntil === null ? "" : "self-start"}`}
          >
            {card.onlineUntil === null && (
              <BareSitePicture license={card.license} which="draft" label={card.template} />
            )}
            <div className="grid gap-4 p-4">
              <div>
                <h3 className="font-bold font-display text-lg">
                  {card.onlineUntil === null ? (
                    <Anchor
                      href={siteLinks.ownSite(card.license)}
                      aria-label={t("siteOf", { template: card.template })}
                      className="hover:underline"
                    >
                      {card.template}
                    </Anchor>
                  ) : (
                    card.template
                  )}
                </h3>
                {!waiting.has(card.deploymentOrderId) && <SiteState card={card} />}
              </div>
              {card.onlineUntil === null && (
                <div className="flex flex-wrap gap-2">
                  {isNew ? <FirstSteps card={card} /> : <SiteActions card={card} />}
                  {!card.isDeployed && !waiting.has(card.orderId) && (
                    <CardLink
                      href={siteLinks.ownSite(card.license)}
                      label={t("putOnline", { price })}
                      template={card.template}
                    />
                  )}
                  <Delivery card={card} brand={brand} waiting={waiting} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether it will be online without an action of the customer. */
const isComing = ({ isDeployed, status, isHeld, address, onlineUntil }: SiteCard): boolean =>
  isDeployed &&
  address === null &&
  !isHeld &&
  onlineUntil === null &&
  (status === null || status === "ordered" || status === "building");

type DeliveryProps = Pick<SiteCardsProps, "brand" | "waiting"> & { card: SiteCard };

/** The download, or until when it waits, or the deployment that was bought after it. */
const Delivery = ({ card, brand, waiting }: DeliveryProps) => (
  <>
    {!waiting.has(card.orderId) && (
      <DownloadButton
        presetId={card.presetId}
        license={card.license}
        licenseNumber={card.licenseNumber}
        name={card.template}
        preview={card.preview}
        brand={brand}
        look="secondary"
      />
    )}
    {[...new Set([card.orderId, card.deploymentOrderId])].map((orderId) => {
      const lastDay = waiting.get(orderId);
      return lastDay && <StartNow key={orderId} orderId={orderId} lastDay={lastDay} />;
    })}
  </>
);

const states = {
  ordered: "beingPutOnline",
  building: "beingPutOnline",
  live: "online",
  failed: "couldNotBePutOnline",
  leaving: "beingTakenOffline",
  offline: "notOnline",
  none: "yoursToDownload",
} as const;

function SiteState({ card }: { card: SiteCard }) {
  const t = useTranslations("siteCards");
  const { license, isDeployed, status, isTakenDown, isHeld, address, isHidden, onlineUntil } = card;
  if (address) {
    return (
      <>
        <Anchor
          href={isHidden ? siteLinks.openSite(license) : address}
          target="_blank"
          rel="noopener"
          className="text-accent text-sm underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {shownSite(address)}
          <ArrowUpRight className="ms-0.5 inline size-4" strokeWidth={1.5} aria-hidden />
          <span className="sr-only">{t("opensInNewTab")}</span>
        </Anchor>
        {onlineUntil && (
          <p className="text-sm text-warn">
            {t("refunded")} <DayOf at={onlineUntil} />
          </p>
        )}
        {isHidden && <p className="text-ink-soft text-sm">{t("hidden")}</p>}
        {isHeld && <p className="text-sm text-warn">{t("newVersionHeld")}</p>}
      </>
    );
  }
  if (isTakenDown) return <p className="text-bad text-sm">{t("takenDown")}</p>;
  if (isHeld) return <p className="text-sm text-warn">{t("held")}</p>;
  return (
    <p className={`text-sm ${status === "failed" ? "text-bad" : "text-ink-soft"}`}>
      {t(states[status ?? (isDeployed ? "ordered" : "none")])}
    </p>
  );
}

interface CardLinkProps {
  href: string;
  label: string;
  template: string;
  look?: "primary" | "secondary";
}

function CardLink({ href, label, template, look = "secondary" }: CardLinkProps) {
  const t = useTranslations("siteCards");
  return (
    <Anchor href={href} className={button(look, "medium")}>
      {label}
      <span className="sr-only">{t("of", { template })}</span>
    </Anchor>
  );
}

function FirstSteps({
  card: { license, licenseNumber, preview, template, status },
}: {
  card: SiteCard;
}) {
  const t = useTranslations("siteCards");
  return (
    <>
      <CardLink
        href={links.edit(preview, licenseNumber)}
        label={t("writeWords")}
        template={template}
        look="primary"
      />
      {status !== null && (
        <CardLink
          href={siteLinks.ownSite(license, "domain")}
          label={t("connectDomain")}
          template={template}
        />
      )}
    </>
  );
}

function SiteActions({ card }: { card: SiteCard }) {
  const t = useTranslations("siteCards");
  const { license, licenseNumber, preview, template, status, isHidden, unreadMessages } = card;
  const isToPublish = !card.isTakenDown && (isHidden || card.address === null);
  return (
    <>
      <CardLink
        href={links.edit(preview, licenseNumber)}
        label={t("edit")}
        template={template}
        look={isHidden ? "primary" : "secondary"}
      />
      {status !== null && (
        <>
          {!isUnderWay(status) && (
            <CardLink
              href={siteLinks.ownSite(license)}
              label={isToPublish ? t("publish") : t("overview")}
              template={template}
            />
          )}
          <CardLink
            href={siteLinks.ownSite(license, "messages")}
            label={t("messages", { unread: unreadMessages })}
            template={template}
          />
        </>
      )}
    </>
  );
}
