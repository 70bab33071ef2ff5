import { cacheLife } from "next/cache";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { seller } from "@/lib/seller";
import { site } from "@/lib/site";
import { FooterView } from "./footer-view";

const legal = [
  { href: legalLinks.imprint, label: "Imprint" },
  { href: legalLinks.terms, label: "Terms" },
  { href: links.license, label: "License" },
  { href: legalLinks.refunds, label: "Refunds" },
  { href: links.privacy, label: "Privacy" },
  { href: legalLinks.dataProcessing, label: "Data processing" },
  { href: legalLinks.accessibility, label: "Accessibility" },
];

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
      legal={legal}
      year={await currentYear()}
    />
  );
}
