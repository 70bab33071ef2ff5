import "server-only";
import { recordEvent } from "@/lib/audit/commands";
import { openSession } from "@/lib/sessions/commands";
import { deviceOf } from "@/lib/sessions/device";
import type { LoginReply } from "@/lib/sessions/login-response";
import { deviceCookie, findDevice } from "./device-cookie";
import { newDeviceEmail } from "./emails/new-device";
import type { Credentials } from "./queries";
import { queueNotice } from "./security/commands/queue-notice";

/**
 * Opens a session in the browser of a customer who was just authenticated, and makes it a known one. The
 * owner is told of a new browser, except of the account's first.
 */
export async function signInDevice(
  request: Request,
  { id, email, passwordHash }: Credentials & { email: string },
  { hasSecondFactor }: { hasSecondFactor: boolean },
): Promise<LoginReply> {
  const isKnown = (await findDevice(request, email)) !== null;
  const device = deviceOf(request);
  const { token, cookie } = await openSession(id, {
    passwordHash,
    device,
    hasSecondFactor,
    alongside: async (tx, { sessionId, isFirst }) => {
      await recordEvent(tx, "access.signed-in", { actorId: id, subjectId: id });
      if (isKnown || isFirst) return;
      const letter = (alarm: string) => newDeviceEmail({ device, token: alarm });
      await queueNotice(tx, { id, email }, `new-device:${sessionId}`, letter);
    },
  });
  return { token, cookies: [cookie, deviceCookie(request, { id, passwordHash })] };
}
