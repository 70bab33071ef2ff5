import { mkdirSync, rmSync } from "node:fs";
import { reportsFolder } from "./stages";

/** What the environment says about a database, services and addresses is not for the tests, which bring their own. */
const notOurs = [
  "DATABASE_URL",
  "RESEND_BASE_URL",
  "PAYPAL_BASE_URL",
  "PAYPAL_PUBLIC_CLIENT_ID",
  "OIDC_ISSUER",
  "IMAGE_HOST_URL",
  "IMAGE_UPLOAD_URL",
  "PORT",
  "SITE_URL",
];

/** Leaves nothing of an earlier run and of the environment that tests could meet. */
export function isolate() {
  for (const name of notOurs) delete process.env[name];
  rmSync(reportsFolder, { recursive: true, force: true });
  mkdirSync(reportsFolder, { recursive: true });
}
