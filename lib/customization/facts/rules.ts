import { ShopError } from "@/lib/errors";

export const refusal = (field: string, message: string) =>
  new ShopError("invalid", message, { fields: { [field]: message } });

/** Why a website was not read, with what to do instead. */
export class SiteRefusal extends ShopError {
  constructor(message: string) {
    const error = `${message} You can paste a text or fill it in yourself.`;
    super("invalid", error, { fields: { address: error } });
  }
}

const notAnAddress = () =>
  new SiteRefusal("Please give the address of a website, such as www.example.com.");

export const inwards = () =>
  new SiteRefusal("This address does not lead to a public website, so we cannot read it.");

const ports = ["", "80", "443"];

/** Whether an address may be asked at all; where its name leads is seen when it is looked up. */
export function assertWebsite({ protocol, port, username, password }: URL): void {
  if (!["http:", "https:"].includes(protocol)) {
    throw new SiteRefusal("We can only read addresses that begin with https:// or http://.");
  }
  if (!ports.includes(port)) {
    throw new SiteRefusal(`We cannot read addresses with a port, such as :${port}.`);
  }
  if (username || password) {
    throw new SiteRefusal("We cannot read addresses with a password.");
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

const networkErrors: Record<string, string> = {
  ENOTFOUND: "There is no such website. Please check the spelling.",
  EAI_AGAIN: "The name of this website could not be looked up.",
  ECONNREFUSED: "Nothing answers at this address.",
  HPE_HEADER_OVERFLOW: "The website answers in a way that we cannot read.",
};

const isOfCertificate = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO)/;

export const tooSlow = () => new SiteRefusal("The website takes too long to answer.");

/** Why an error of the network makes a website unreadable. */
export function refusalOf(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const { code = "", name = "", message = "" } = Object(error);
  if (["AbortError", "TimeoutError"].includes(name) || code === "ABORT_ERR") return tooSlow();
  if (message.includes("is not allowed")) return inwards();
  if (isOfCertificate.test(code)) {
    return new SiteRefusal("The website has no valid certificate, so we cannot read it.");
  }
  return new SiteRefusal(networkErrors[code] ?? "The website gives no answer.");
}
