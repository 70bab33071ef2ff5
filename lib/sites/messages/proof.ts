import "server-only";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { z } from "zod";
import { keysFor } from "@/lib/secrets";

/**
 * The least and the most hashes that a device has to compute: about a second on a phone, or three
 * where the hidden field was filled in, which programs do more often than browsers.
 */
const work = { usual: [10_000, 30_000], more: [40_000, 80_000] } as const;

const lifetimeMs = 30 * 60_000;

/**
 * Two secrets derived from one key: one for the challenge, one for its solution, which is not sent
 * to the browser.
 */
const secretsOf = (key: Uint8Array) => {
  const secret = Buffer.from(key).toString("base64url");
  return { hmacSignatureSecret: `asked:${secret}`, hmacKeySignatureSecret: `answer:${secret}` };
};

/**
 * A challenge for a device whose user sent a message that looks like spam; the solution is valid
 * for that message only.
 */
export function askForProof(
  messageId: number,
  amount: keyof typeof work = "usual",
): Promise<Challenge> {
  const [least, most] = work[amount];
  return createChallenge({
    algorithm: "SHA-256",
    cost: 1,
    counter: randomInt(most, least),
    data: { message: messageId },
    deriveKey,
    expiresAt: new Date(Date.now() + lifetimeMs),
    ...secretsOf(keysFor("message-proof")[0]),
  });
}

const hex = z
  .string()
  .max(128)
  .regex(/^([\da-f]{2})+$/);

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: hex,
      salt: hex,
      keySignature: hex,
      expiresAt: z.int(),
      cost: z.literal(1),
      data: z.object({ message: z.int() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: hex }),
});

/** The message whose challenge was solved; null if the solution is wrong or late. */
export async function readProof(sent: string): Promise<number | null> {
  const { success, data } = proofSchema.safeParse(parseJson(sent));
  if (!success) return null;
  const { challenge, solution } = data;
  for (const key of keysFor("message-proof")) {
    const { verified } = await verifySolution({
      // Cast: the parameters that are not checked here are covered by the signature, which is
      // checked first.
      challenge: challenge as unknown as Challenge,
      solution,
      deriveKey,
      ...secretsOf(key),
    });
    if (verified) return challenge.parameters.data.message;
  }
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
