import "server-only";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { logoUrl } from "@/lib/platform/media/rules";

const notOurs = "Please upload your logo here: pictures of other sites are not shown";

/** The logo's canonical URL; empty if none was sent. Rejects pictures hosted anywhere else. */
export function requireOwnLogo(sent = ""): string {
  if (sent === "") return "";
  const url = logoUrl(sent, {
    siteUrl: env("site").SITE_URL,
    imageHost: env("images").IMAGE_HOST_URL,
  });
  if (url === null) throw new ShopError("invalid", notOurs, { fields: { logo: notOurs } });
  return url;
}
