import "server-only";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { fetchExternalBytes } from "@/lib/platform/http/external-fetch";
import { reencodeLogo } from "@/lib/platform/media/picture";
import { getPicture } from "@/lib/platform/media/queries";
import { maxUploadBytes, mediaIdOfPath } from "@/lib/platform/media/rules";
import { defaultLogo } from "./assets";
import { logoPath, type SiteFile } from "./rules";

const t = currentTranslations("siteErrors");

const timeoutMs = 10_000;

const asFile = (content: Buffer): SiteFile => ({
  path: logoPath("webp"),
  bytes: new Uint8Array(content),
});

/** An account's logo as a file of its site: from this shop, from the image host, or the default. */
export async function logoFile(logo: string): Promise<SiteFile> {
  const id = mediaIdOfPath(logo);
  const content = id && (await getPicture(id));
  if (content) return asFile(content);
  return /^https?:/.test(logo) ? asFile(await fromImageHost(logo)) : defaultLogo();
}

/**
 * The URL is on the configured image host: it was validated when the profile was saved. The picture is
 * re-encoded like an upload, so that it is a picture without metadata.
 */
async function fromImageHost(url: string): Promise<Buffer> {
  const service = "The image host";
  const { status, bytes } = await fetchExternalBytes({
    service,
    url,
    init: {},
    timeoutMs,
    maxBytes: maxUploadBytes,
  });
  if (status >= 500) throw notFetched(t("tryInAMinute"), `${status} for ${url}`);
  if (status !== 200) throw notFetched(t("uploadLogoAgain"), `${status} for ${url}`);
  try {
    return (await reencodeLogo(bytes)).content;
  } catch (cause) {
    throw notFetched(t("uploadLogoAgain"), cause);
  }
}

const notFetched = (remedy: string, cause: unknown) =>
  new ShopError("provider_failed", t("logoNotFetched", { remedy }), {
    cause,
  });
