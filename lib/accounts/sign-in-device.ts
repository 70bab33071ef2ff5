import "server-only";
import { recordEvent } from "@/lib/platform/audit/commands";
import { openSession } from "@/lib/platform/sessions/commands";
import { countryOf, placeOf } from "@/lib/platform/sessions/country";
import { deviceOf } from "@/lib/platform/sessions/device";
import type { LoginReply } from "@/lib/platform/sessions/login-response";
import { deviceCookie, findDevice } from "./device-cookie";
import { newDeviceEmail } from "./emails/new-device";
import type { Credentials } from "./queries";
import { recordRefusals } from "./record-refusals";
import { queueNotice } from "./security/commands/queue-notice";

interface Proved {
  hasSecondFactor: boolean;
  /** The ID of the passkey that was used, if one was. */
  passkeyId?: number;
}

/**
 * Opens a session in the browser of a customer who was just authenticated, and makes it a known
 * browser. The owner is informed about a new browser, except about the account's first.
 */
export async function signInDevice(
  request: Request,
  { id, email, passwordHash }: Credentials & { email: string },
  { hasSecondFactor, passkeyId }: Proved,
): Promise<LoginReply> {
  const isKnown = (await findDevice(request, email)) !== null;
  const device = deviceOf(request);
  const country = await countryOf(request);
  const place = placeOf(country);
  const own = { actorId: id, subjectId: id, ...(place ? { detail: place } : {}) };
  const detail = "The account was changed meanwhile";
  const { token, cookie } = await recordRefusals(
    { event: "access.sign-in-refused", email, detail },
    () =>
      openSession(id, {
        passwordHash,
        device,
        country,
        hasSecondFactor,
        alongside: async (tx, { sessionId, isFirst }) => {
          await (passkeyId === undefined
            ? recordEvent(tx, "access.signed-in", own)
            : recordEvent(tx, "access.signed-in-with-passkey", {
                ...own,
                target: `passkey ${passkeyId}`,
              }));
          if (isKnown || isFirst) return;
          const message = (alarm: string) => newDeviceEmail({ device, country, token: alarm });
          await queueNotice(tx, { id, email }, `new-device:${sessionId}`, message);
        },
      }),
  );
  return { token, cookies: [cookie, deviceCookie(request, { id, passwordHash })] };
}
