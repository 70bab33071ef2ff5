"use client";

import { useTranslations } from "#translations";
import { ContactButton } from "@/components/support/contact-button";
import { IntentLink } from "@/components/ui/intent-link";
import { links } from "@/lib/links";
import type { seller } from "@/lib/seller";
import { LanguageLinks } from "./language-links";
import type { LegalPage } from "./legal-pages";

const heading = "label mb-3 text-ink-soft";

/** Passed by reference, so that the page contains the text once. */
const LogoOfNavbar = () => (
  <svg viewBox="0 0 20 20" className="size-6" aria-hidden="true" focusable="false">
    <use href="#shop-logo" />
  </svg>
);

interface FooterViewProps {
  /** Of the shop. */
  name: string;
  about: string;
  tagline: string;
  contact: Pick<ReturnType<typeof seller>, "email" | "phone" | "address" | "social">;
  /** The pages of law. */
  legal: readonly LegalPage[];
  year: number;
}

/** A client component, because the markup of a server component is sent twice. */
export function FooterView({ name, about, tagline, contact, legal, year }: FooterViewProps) {
  const t = useTranslations("footer");
  return (
    <footer className="mt-auto [overflow-wrap:anywhere] hyphens-auto border-line border-t bg-card [&_a]:underline-offset-4 [&_a]:hover:underline">
      <div className="page grid grid-cols-[auto_1fr] gap-x-8 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-[minmax(12rem,1fr)_repeat(3,auto)_minmax(auto,13rem)]">
        <section aria-label={t("about")} className="max-sm:col-span-2">
          <p className="flex items-center gap-2.5 font-bold font-display text-lg">
            <LogoOfNavbar /> {name}
          </p>
          <p className="mt-3 max-w-[38ch] text-ink-soft">{about}</p>
        </section>
        <nav aria-label={t("shop")}>
          <h2 className={heading}>{t("shop")}</h2>
          <ul className="space-y-2">
            <li>
              <IntentLink href={links.shop}>{t("allPresets")}</IntentLink>
            </li>
            <li>
              <IntentLink href="/shop/premium">{t("premium")}</IntentLink>
            </li>
            <li>
              <IntentLink href={links.trades}>{t("trades")}</IntentLink>
            </li>
            <li>
              <IntentLink href={links.team}>{t("team")}</IntentLink>
            </li>
            <li>
              <IntentLink href={links.reference}>{t("reference")}</IntentLink>
            </li>
          </ul>
        </nav>
        <nav aria-label={t("legal")}>
          <h2 className={heading}>{t("legal")}</h2>
          <ul className="space-y-2">
            {legal.map(({ href, key }) => (
              <li key={href}>
                <IntentLink href={href}>{t(key)}</IntentLink>
              </li>
            ))}
          </ul>
        </nav>
        {contact.social.length > 0 && (
          <nav aria-label={t("socialLinks")}>
            <h2 className={heading}>{t("follow")}</h2>
            <ul className="space-y-2">
              {contact.social.map((profile) => (
                <li key={profile.name}>
                  <a href={profile.href} rel="me noopener">
                    {profile.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <section aria-label={t("contact")} className="max-sm:col-span-2">
          <h2 className={heading}>{t("contact")}</h2>
          <address className="space-y-2 not-italic">
            <p>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
            <p>{contact.phone}</p>
            <p className="text-ink-soft">{contact.address.join(", ")}</p>
          </address>
          <ContactButton label={t("talkToUs")} className="mt-4" look="secondary" size="medium" />
        </section>
      </div>
      <div className="border-line border-t">
        <div className="page flex flex-wrap justify-between gap-x-8 gap-y-3 py-5 text-ink-soft text-sm">
          <p>
            © {year} {name}. {tagline}.
          </p>
          <LanguageLinks className="flex flex-wrap gap-x-5 gap-y-1" itemClassName="inline-block" />
        </div>
      </div>
    </footer>
  );
}
