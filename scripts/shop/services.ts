import getPort, { portNumbers } from "get-port";
import { startBank } from "../../e2e/fakes/bank";
import { sitesTarget, startDns } from "../../e2e/fakes/dns";
import { startEcb } from "../../e2e/fakes/ecb";
import { startEmail } from "../../e2e/fakes/email";
import { inboundDomain, inboundSecret } from "../../e2e/fakes/email/inbound";
import { startImageHost } from "../../e2e/fakes/image-host";
import { startIssuer } from "../../e2e/fakes/issuer";
import { startPaypal } from "../../e2e/fakes/paypal";
import { startSafeBrowsing } from "../../e2e/fakes/safe-browsing";
import { startStaticHost } from "../../e2e/fakes/static-host";
import { startVies } from "../../e2e/fakes/vies";
import { startWebsite } from "../../e2e/fakes/website";
import { startWriter } from "../../e2e/fakes/writer";

/** An outside service: the real one when the environment names it, otherwise a fake. */
interface OutsideService {
  name: string;
  /** The environment variable with the address of the service. */
  variable: string;
  port: number;
  /** `address` is the variable's value if that is no URL. */
  start: (port: number) => Promise<{ url: string; address?: string; stop: () => Promise<void> }>;
}

const outsideServices: OutsideService[] = [
  {
    name: "Mailbox",
    variable: "RESEND_BASE_URL",
    port: 4010,
    start: (port) => {
      process.env.INBOUND_EMAIL_DOMAIN ||= inboundDomain;
      process.env.RESEND_WEBHOOK_SECRET ||= inboundSecret;
      return startEmail(port, {
        webhookUrl: `${process.env.SITE_URL}/api/mail/webhook`,
        secret: process.env.RESEND_WEBHOOK_SECRET,
      });
    },
  },
  {
    name: "PayPal",
    variable: "PAYPAL_BASE_URL",
    port: 4020,
    // With PAYPAL_PUBLIC_CLIENT_ID=sandbox-client the checkout opens its window.
    start: (port) =>
      startPaypal(port, { webhookUrl: `${process.env.SITE_URL}/api/shop/paypal/webhook` }),
  },
  { name: "Sign-in", variable: "OIDC_ISSUER", port: 4030, start: startIssuer },
  // Pages may show its pictures; uploads go there only when IMAGE_UPLOAD_URL is set.
  { name: "Image host", variable: "IMAGE_HOST_URL", port: 4040, start: startImageHost },
  // Sites are deployed there only when DEPLOY_TO is set.
  { name: "Static host", variable: "STATIC_HOST_URL", port: 4050, start: startStaticHost },
  {
    name: "DNS",
    variable: "SITES_DNS_RESOLVER",
    port: 4060,
    start: (port) => {
      process.env.SITES_DOMAIN_TARGET ||= sitesTarget;
      return startDns(port);
    },
  },
  { name: "VIES", variable: "VIES_URL", port: 4070, start: startVies },
  { name: "ECB", variable: "ECB_URL", port: 4180, start: startEcb },
  { name: "Safe Browsing", variable: "SAFE_BROWSING_URL", port: 4190, start: startSafeBrowsing },
  // A bakery's: a visitor who types baeckerei-sommer.example sees a draft with its facts.
  { name: "Website", variable: "LOCAL_WEBSITES", port: 4210, start: startWebsite },
  {
    name: "Writer",
    variable: "DRAFT_WRITER_URL",
    port: 4220,
    start: (port) => {
      process.env.DRAFT_WRITER_MODEL ||= "stand-in";
      return startWriter(port);
    },
  },
  // Its statements are loaded in the back office by hand: the shop calls no bank.
  { name: "Bank", variable: "BANK_URL", port: 4090, start: startBank },
];

export interface FakeService {
  name: string;
  variable: string;
  url: string;
  stop: () => Promise<void>;
}

/** Starts a fake of every service that is not configured, and sets its environment variable. */
export async function startFakes(): Promise<FakeService[]> {
  const started: FakeService[] = [];
  // Webhooks of sites may lead to a program on this machine.
  process.env.WEBHOOK_ALLOWED_ADDRESSES ||= "127.0.0.1";
  for (const { name, variable, port, start } of outsideServices) {
    if (process.env[variable]) continue;
    const service = await start(await getPort({ port: portNumbers(port, port + 99) }));
    process.env[variable] = service.address ?? service.url;
    started.push({ name, variable, ...service });
  }
  return started;
}
