import "server-only";
import { loadOutside, unreachable } from "@/lib/http/commands";
import { getPicture } from "../media/queries";
import { mediaIdOfPath } from "../media/rules";
import { defaultLogo } from "./assets";
import { type LogoType, logoPath, type SiteFile } from "./rules";

const timeoutMs = 10_000;
const hostedTypes: readonly string[] = ["image/webp", "image/png", "image/jpeg"];
const isHostedType = (type: string): type is LogoType => hostedTypes.includes(type);

/** An account's logo as a file of its site: kept by this shop, by the image host, or none. */
export async function logoFile(logo: string): Promise<SiteFile> {
  const id = mediaIdOfPath(logo);
  const content = id && (await getPicture(id));
  if (content) return { path: logoPath("image/webp"), bytes: new Uint8Array(content) };
  return /^https?:/.test(logo) ? hostedLogo(logo) : defaultLogo();
}

/** An account's logo is an address on the configured host: that was settled when it was saved. */
async function hostedLogo(url: string): Promise<SiteFile> {
  const service = "The image host";
  const { status, type, bytes } = await loadOutside({ service, url, init: {}, timeoutMs });
  if (status !== 200 || !isHostedType(type)) {
    throw unreachable(service, new Error(`${status} ${type} for ${url}`));
  }
  return { path: logoPath(type), bytes };
}
