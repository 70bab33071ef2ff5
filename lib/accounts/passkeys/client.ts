"use client";

import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/platform/http/client";
import { signIn } from "@/lib/platform/sessions/client";
import type { Removal } from "../schemas";
import type { SecurityView } from "../security/schemas";
import type { PasskeyForm } from "./schemas";

const t = currentTranslations("passkeyErrors");

// Loaded on demand: the endpoints import zod schemas.
const endpoints = () => import("./endpoints");
const webauthn = () => import("@simplewebauthn/browser");

let cancelRequest = () => {};

/**
 * Counts the requests for a passkey: a request by the button replaces the pending request for
 * suggestions.
 */
let latest = 0;
let asked: Promise<unknown> = Promise.resolve();

async function fetchOptions() {
  const { postPasskeyOptions } = await endpoints();
  return callApi(postPasskeyOptions);
}

/** The signed challenge of one of the visitor's passkeys. */
async function askPasskeys(useBrowserAutofill: boolean) {
  // Requests for a challenge run one after the other, so that the cookie belongs to the latest
  // challenge.
  const options = asked.then(fetchOptions, fetchOptions);
  asked = options;
  const { startAuthentication, WebAuthnAbortService } = await webauthn();
  cancelRequest = () => WebAuthnAbortService.cancelCeremony();
  return startAuthentication({ optionsJSON: await options, useBrowserAutofill });
}

type Assertion = Awaited<ReturnType<typeof askPasskeys>>;

async function send(body: Assertion): Promise<void> {
  const { postPasskeyLogin } = await endpoints();
  signIn(await callApi(postPasskeyLogin, { body }));
}

/**
 * Set while a passkey chosen from the suggestions is being sent. No other passkey is sent at the
 * same time.
 */
let suggestion: Promise<boolean> | null = null;

/** Signs in with a passkey that the visitor chooses in the browser's dialog. */
export async function logInWithPasskey(): Promise<void> {
  latest += 1;
  if (await suggestion) return;
  await send(
    await askPasskeys(false).catch((cause: unknown) => {
      throw new Error(problemOf(cause, "used"), { cause });
    }),
  );
}

/**
 * Lets the browser offer the visitor's passkeys among the suggestions of the email field, and signs
 * in once one is chosen. Loads nothing in browsers without this feature.
 */
export async function suggestPasskeys(): Promise<void> {
  // Set before anything is awaited: the pointer that starts the suggestions may be on its way to
  // the button.
  latest += 1;
  const own = latest;
  const isOffered = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
  if (!isOffered || own !== latest) return;
  // The visitor did not ask for suggestions, so their failure is ignored: without them the form
  // works as usual.
  const assertion = await askPasskeys(true).catch(() => null);
  if (!assertion || own !== latest) return;
  const sent = send(assertion);
  const isSignedIn = sent.then(
    () => true,
    () => false,
  );
  suggestion = isSignedIn.finally(() => {
    suggestion = null;
  });
  await sent.catch((error: unknown) => {
    if (own === latest) throw error;
  });
}

/** Ends the suggestions when the form is left. */
export const stopSuggesting = (): void => cancelRequest();

/** Asks the browser to create a passkey, and stores it. */
export async function addPasskey({
  name,
  keepsApiTokens,
  ...proof
}: PasskeyForm): Promise<SecurityView> {
  const { postNewPasskeyOptions, postPasskey } = await endpoints();
  const { startRegistration } = await webauthn();
  const optionsJSON = await callApi(postNewPasskeyOptions, { body: proof });
  const credential = await startRegistration({ optionsJSON }).catch((cause: unknown) => {
    throw new Error(problemOf(cause, "made"), { cause });
  });
  return callApi(postPasskey, { body: { name, credential, keepsApiTokens } });
}

export async function renamePasskey(id: number, name: string): Promise<SecurityView> {
  const { putPasskey } = await endpoints();
  return callApi(putPasskey, { params: { id: String(id) }, body: { name } });
}

export async function removePasskey(id: number, proof: Removal): Promise<SecurityView> {
  const { postPasskeyRemoval } = await endpoints();
  return callApi(postPasskeyRemoval, { params: { id: String(id) }, body: proof });
}

const problems: Record<string, Record<"made" | "used", () => string>> = {
  InvalidStateError: {
    made: () => t("madeAlready"),
    used: () => t("unusable"),
  },
  // Canceled, timed out, or no matching passkey: browsers do not tell which.
  NotAllowedError: {
    made: () => t("notMade"),
    used: () => t("notUsed"),
  },
};

/** Messages of browsers are for developers; messages of our own API are for the customer. */
function problemOf(error: unknown, what: "made" | "used"): string {
  if (error instanceof ShopError) return error.message;
  const name = error instanceof Error ? error.name : "";
  return problems[name]?.[what]() ?? t("unsupported");
}
