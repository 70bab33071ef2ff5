import { cacheLife } from "next/cache";
import { site } from "@/lib/site";
import { FooterView } from "./footer-view";

/** Cached, because a prerendered page may not read the clock. */
async function currentYear() {
  "use cache";
  cacheLife("days");
  return new Date().getFullYear();
}

export async function Footer() {
  const { name, tagline, about, email, phone, address, social } = site;
  return (
    <FooterView
      site={{ name, tagline, about, email, phone, address, social }}
      year={await currentYear()}
    />
  );
}
