import "server-only";
import { ShopError } from "@/lib/errors";
import { fetchExternalBytes } from "@/lib/http/external-fetch";
import { reencodePicture } from "../media/picture";
import { getPicture } from "../media/queries";
import { mediaIdOfPath } from "../media/rules";
import { defaultLogo } from "./assets";
import { logoPath, type SiteFile } from "./rules";

const timeoutMs = 10_000;

const asFile = (content: Buffer): SiteFile => ({
  path: logoPath("webp"),
  bytes: new Uint8Array(content),
});

/** An account's logo as a file of its site: kept by this shop, by the image host, or none. */
export async function logoFile(logo: string): Promise<SiteFile> {
  const id = mediaIdOfPath(logo);
  const content = id && (await getPicture(id));
  if (content) return asFile(content);
  return /^https?:/.test(logo) ? asFile(await fromImageHost(logo)) : defaultLogo();
}

/**
 * An account's logo is an address on the configured host: that was settled when it was saved. It is
 * drawn anew like an upload, so that a site has no more of it than it shows, and nothing but a picture.
 */
async function fromImageHost(url: string): Promise<Buffer> {
  const service = "The image host";
  const { status, bytes } = await fetchExternalBytes({
    service,
    url,
    init: { redirect: "error" },
    timeoutMs,
  });
  if (status >= 500) throw notFetched("Please try again in a minute.", `${status} for ${url}`);
  if (status !== 200) throw notFetched(uploadAgain, `${status} for ${url}`);
  try {
    return (await reencodePicture(bytes)).content;
  } catch (cause) {
    throw notFetched(uploadAgain, cause);
  }
}

const uploadAgain = "Please upload it again on your profile.";

const notFetched = (remedy: string, cause: unknown) =>
  new ShopError(
    "provider_failed",
    `Your logo could not be fetched from the image host. ${remedy}`,
    {
      cause,
    },
  );
