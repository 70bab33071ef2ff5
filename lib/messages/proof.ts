import "server-only";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { z } from "zod";
import { keysFor } from "@/lib/secrets";

/** Hashes that a device has to compute, at least and at most: about a second of a phone's time. */
const work = { least: 10_000, most: 30_000 };

const lifetimeMs = 30 * 60_000;

/** Two secrets of one key: for what is asked, and for its answer, which is not sent. */
const secretsOf = (key: Uint8Array) => {
  const secret = Buffer.from(key).toString("base64url");
  return { hmacSignatureSecret: `asked:${secret}`, hmacKeySignatureSecret: `answer:${secret}` };
};

/** Work for a device whose owner sent a message that looks like spam; the answer is good for that message alone. */
export const askForProof = (messageId: number): Promise<Challenge> =>
  createChallenge({
    algorithm: "SHA-256",
    cost: 1,
    counter: randomInt(work.most, work.least),
    data: { message: messageId },
    deriveKey,
    expiresAt: new Date(Date.now() + lifetimeMs),
    ...secretsOf(keysFor("message-proof")[0]),
  });

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

/** The message that a device has worked for; null unless it has, in time. */
export async function readProof(sent: string): Promise<number | null> {
  const { success, data } = proofSchema.safeParse(parseJson(sent));
  if (!success) return null;
  const { challenge, solution } = data;
  for (const key of keysFor("message-proof")) {
    const { verified } = await verifySolution({
      // Cast: the parameters that are not read here are covered by the signature, which is checked first.
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
