import { cacheLife } from "next/cache";
import { legalPages, reportPage, withdrawPage } from "@/lib/legal-links";
import { seller } from "@/lib/seller";
import { sellsToEverybody } from "@/lib/sells-to";
import { site } from "@/lib/site";
import { FooterView } from "./footer-view";

/** Cached, because a prerendered page may not read the clock. */
async function currentYear() {
  "use cache";
  cacheLife("days");
  return new Date().getFullYear();
}

export async function Footer() {
  const { email, phone, address, social } = seller();
  return (
    <FooterView
      site={site}
      contact={{ email, phone, address, social }}
      legal={[...legalPages, reportPage, ...(sellsToEverybody() ? [withdrawPage] : [])]}
      year={await currentYear()}
    />
  );
}
