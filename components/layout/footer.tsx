import { cacheLife } from "next/cache";
import { lang } from "next/root-params";
import { seller } from "@/lib/seller";
import { sellsToEverybody } from "@/lib/sells-to";
import { site } from "@/lib/site";
import { getTranslations } from "@/lib/translations/server";
import { FooterView } from "./footer-view";
import { legalPages, reportPage, withdrawPage } from "./legal-pages";

/** Cached, because a prerendered page may not read the clock. */
async function currentYear() {
  "use cache";
  cacheLife("days");
  return new Date().getFullYear();
}

export async function Footer() {
  const t = await getTranslations("shop");
  const { email, phone, address, social } = seller(await lang());
  return (
    <FooterView
      name={site.name}
      about={t("about")}
      tagline={t("tagline")}
      contact={{ email, phone, address, social }}
      legal={[...legalPages, reportPage, ...(sellsToEverybody() ? [withdrawPage] : [])]}
      year={await currentYear()}
    />
  );
}
