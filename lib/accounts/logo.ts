import "server-only";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { logoUrl } from "@/lib/media/rules";

const notOurs = "Please upload your logo here: pictures of other sites are not shown";

/** A logo's address as it is kept; none when none was sent. Refuses pictures from anywhere else. */
export function requireOwnLogo(sent = ""): string {
  if (sent === "") return "";
  const kept = logoUrl(sent, {
    siteUrl: env("site").SITE_URL,
    imageHost: env("images").IMAGE_HOST_URL,
  });
  if (kept === null) throw new ShopError("invalid", notOurs, { fields: { logo: notOurs } });
  return kept;
}
