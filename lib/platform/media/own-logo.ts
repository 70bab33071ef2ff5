import "server-only";
import { currentTranslations } from "#current-translations";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { logoUrl } from "@/lib/platform/media/rules";

const t = currentTranslations("uploadErrors");

/** The logo's canonical URL; empty if none was sent. Rejects pictures hosted anywhere else. */
export function requireOwnLogo(sent = ""): string {
  if (sent === "") return "";
  const url = logoUrl(sent, {
    siteUrl: env("site").SITE_URL,
    imageHost: env("images").IMAGE_HOST_URL,
  });
  if (url === null)
    throw new ShopError("invalid", t("notOurs"), { fields: { logo: t("notOurs") } });
  return url;
}
