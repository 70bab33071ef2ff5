import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";

const t = currentTranslations("factErrors");

export const refusal = (field: string, message: string) =>
  new ShopError("invalid", message, { fields: { [field]: message } });

/** Why a website was not read, with what to do instead. */
export class SiteRefusal extends ShopError {
  constructor(message: string) {
    const error = `${message} ${t("otherwise")}`;
    super("invalid", error, { fields: { address: error } });
  }
}

const notAnAddress = () => new SiteRefusal(t("addressMissing"));

export const inwards = () => new SiteRefusal(t("notPublic"));

const ports = ["", "80", "443"];

/** Whether an address may be asked at all; where its name leads is seen when it is looked up. */
export function assertWebsite({ protocol, port, username, password }: URL): void {
  if (!["http:", "https:"].includes(protocol)) {
    throw new SiteRefusal(t("scheme"));
  }
  if (!ports.includes(port)) {
    throw new SiteRefusal(t("port", { port }));
  }
  if (username || password) {
    throw new SiteRefusal(t("password"));
  }
}

/** The addresses that somebody may mean, the likeliest first: few type the scheme, and old sites have no https. */
export function addressesOf(typed: string): [URL, ...URL[]] {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(typed);
  const candidate = hasScheme ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(candidate)) throw notAnAddress();
  const url = new URL(candidate);
  assertWebsite(url);
  if (!/[.:]/.test(url.hostname)) throw notAnAddress();
  url.hash = "";
  if (hasScheme) return [url];
  const plain = new URL(url);
  plain.protocol = "http:";
  return [url, plain];
}

const networkErrors: Record<string, () => string> = {
  ENOTFOUND: () => t("noSuchSite"),
  EAI_AGAIN: () => t("noName"),
  ECONNREFUSED: () => t("nothingThere"),
  HPE_HEADER_OVERFLOW: () => t("unreadableAnswer"),
};

const isOfCertificate = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO)/;

export const tooSlow = () => new SiteRefusal(t("tooSlow"));

/** Why an error of the network makes a website unreadable. */
export function refusalOf(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const { code = "", name = "", message = "" } = Object(error);
  if (["AbortError", "TimeoutError"].includes(name) || code === "ABORT_ERR") return tooSlow();
  if (message.includes("is not allowed")) return inwards();
  if (isOfCertificate.test(code)) {
    return new SiteRefusal(t("noCertificate"));
  }
  return new SiteRefusal(networkErrors[code]?.() ?? t("noAnswer"));
}
