import { createHash } from "node:crypto";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { lang } from "next/root-params";
import type { ReactNode } from "react";
import { LeavingHost } from "@/components/accounts/privacy/leaving-host";
import { JsonLd } from "@/components/catalogue/json-ld";
import { Body } from "@/components/layout/body";
import * as fonts from "@/components/layout/fonts";
import { Footer } from "@/components/layout/footer";
import { LanguageOffer } from "@/components/layout/language-offer";
import { Navbar } from "@/components/layout/navbar";
import { SessionStart } from "@/components/layout/session-start";
import { Theme } from "@/components/layout/theme";
import { AlertHost } from "@/components/ui/alert-host";
import { organizationLd, websiteLd } from "@/lib/catalogue/seo/json-ld";
import { rootMetadata } from "@/lib/catalogue/seo/metadata";
import { env } from "@/lib/env";
import { builtLanguages, directionOf, languages } from "@/lib/languages.mjs";
import { site } from "@/lib/site";
import { addressOfLateMessages } from "@/lib/translations/late-messages";
import { translatorIn } from "@/lib/translations/messages";
import { getTranslations, Translations } from "@/lib/translations/server";
import "@/components/layout/font-fallbacks.css";
import "../globals.css";

const { SITE_URL, ADMIN_EMAIL, ADMIN_PANEL_URL } = env("site");

export const generateMetadata = async (): Promise<Metadata> =>
  rootMetadata(SITE_URL, await getTranslations("shop"));

const emailHash = createHash("sha256").update(ADMIN_EMAIL.toLowerCase()).digest("base64");
const admin = { href: ADMIN_PANEL_URL, emailHash };

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f8f5ef" },
    { media: "(prefers-color-scheme: dark)", color: "#15120f" },
  ],
};

/** The offer of a page in each language, written in that language. */
const offers = Object.fromEntries(
  languages.map((it) => [it, translatorIn(it, "layout")("seeInThisLanguage")]),
);

const fontVariables = Object.values(fonts)
  .map(({ variable }) => variable)
  .join(" ");

export const generateStaticParams = () => builtLanguages.map((it) => ({ lang: it }));

export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await lang();
  // Addresses of another kind, such as /media, fit the folder's pattern as well.
  if (!builtLanguages.includes(language)) notFound();
  const t = await getTranslations("layout");
  const aboutShop = await getTranslations("shop");
  return (
    // suppressHydrationWarning: next-themes sets data-theme before hydration.
    <html
      lang={language}
      dir={directionOf(language)}
      data-site-url={SITE_URL}
      data-messages={addressOfLateMessages(language)}
      className={fontVariables}
      suppressHydrationWarning
    >
      <Body>
        <Translations
          of={[
            "layout",
            "accountMenu",
            "footer",
            "errorPage",
            "ui",
            "cartButton",
            "cartMerge",
            "connection",
            "cartErrors",
            "presetErrors",
          ]}
        >
          <Theme>
            <AlertHost />
            <a
              href="#content"
              className="absolute -top-20 start-4 z-50 rounded-control bg-accent px-4 py-2 text-accent-ink focus:top-3"
            >
              {t("skipToContent")}
            </a>
            <Navbar name={site.name} admin={admin} />
            <main id="content" tabIndex={-1} className="grow outline-none">
              {children}
            </main>
            <Footer />
            {languages.length > 1 && <LanguageOffer texts={offers} />}
            <LeavingHost />
            <SessionStart />
          </Theme>
        </Translations>
        <JsonLd data={[organizationLd(), websiteLd(aboutShop("tagline"), language)]} />
      </Body>
    </html>
  );
}
