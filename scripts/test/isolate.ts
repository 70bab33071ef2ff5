import { mkdirSync, rmSync } from "node:fs";
import { reportsFolder } from "./stages";

/** The tests start their own database and services. */
const ignoredVariables = [
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

/** Removes reports of earlier runs, and variables that would reach services outside the tests. */
export function isolate() {
  for (const name of ignoredVariables) delete process.env[name];
  rmSync(reportsFolder, { recursive: true, force: true });
  mkdirSync(reportsFolder, { recursive: true });
}
