import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** An email that somebody sent to an address of the shop. */
export interface InboundEmail {
  from: string;
  to: string[];
  subject: string;
  text: string | null;
  html: string | null;
  headers: Record<string, string>;
  attachments: { filename: string }[];
}

interface StoredEmail extends InboundEmail {
  id: string;
  messageId: string;
  createdAt: string;
}

/** An event as it is delivered: the exact body, and the headers that sign it. */
export interface InboundEvent {
  emailId: string;
  headers: Record<string, string>;
  body: string;
}

export interface InboundOptions {
  /** Where events are delivered; nowhere without it. */
  webhookUrl?: string;
  secret?: string;
}

/** The signing secret of this fake; no real account has it. */
export const inboundSecret = "whsec_bG9jYWwtbWFpbGJveC1vbmx5LTAxMjM0NTY3ODk=";

/** The domain that this fake receives email for. */
export const inboundDomain = "reply.presetry.example";

const capacity = 2_000;
const retryDelaysMs = [0, 1_000, 5_000, 15_000];

/** An event about an email, signed as Svix signs. */
export function signedEvent(
  emailId: string,
  event: object,
  secret: string = inboundSecret,
): InboundEvent {
  const body = JSON.stringify(event);
  const messageName = `msg_${randomUUID().replaceAll("-", "")}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key)
    .update(`${messageName}.${timestamp}.${body}`)
    .digest("base64");
  return {
    emailId,
    headers: {
      "svix-id": messageName,
      "svix-timestamp": timestamp,
      "svix-signature": `v1,${signature}`,
    },
    body,
  };
}

/** Received emails, and their events in the format of Resend: metadata only, signed as Svix signs. */
export class Inbound {
  readonly #emails = new Map<string, StoredEmail>();

  constructor(readonly options: InboundOptions) {}

  /** Stores an email and delivers its event. */
  receive(partial: Partial<InboundEmail>): InboundEvent {
    const id = randomUUID();
    const email: StoredEmail = {
      from: "somebody@example.com",
      to: [],
      subject: "",
      text: null,
      html: null,
      headers: {},
      attachments: [],
      ...partial,
      id,
      messageId: `<${id}@mail.example>`,
      createdAt: new Date().toISOString(),
    };
    this.#emails.set(id, email);
    for (const oldest of this.#emails.keys()) {
      if (this.#emails.size <= capacity) break;
      this.#emails.delete(oldest);
    }
    const event = this.sign(email);
    if (this.options.webhookUrl) void this.#deliver(event, this.options.webhookUrl);
    return event;
  }

  /** As `GET /emails/receiving/{id}` returns it; undefined for one that is not there. */
  view(id: string) {
    const email = this.#emails.get(id);
    if (!email) return undefined;
    const { messageId, createdAt, attachments, ...rest } = email;
    return {
      object: "email",
      ...rest,
      created_at: createdAt,
      message_id: messageId,
      bcc: [],
      cc: [],
      reply_to: [],
      received_for: email.to,
      attachments: attachments.map(({ filename }, n) => ({ id: `${id}-${n}`, filename })),
    };
  }

  sign({ id, from, to, subject, messageId, createdAt, attachments }: StoredEmail): InboundEvent {
    const data = {
      email_id: id,
      created_at: createdAt,
      from,
      to,
      cc: [],
      bcc: [],
      received_for: to,
      message_id: messageId,
      subject,
      attachments,
    };
    const event = { type: "email.received", created_at: createdAt, data };
    return signedEvent(id, event, this.options.secret);
  }

  async #deliver({ headers, body }: InboundEvent, url: string) {
    for (const wait of retryDelaysMs) {
      await sleep(wait, undefined, { ref: false });
      const isTaken = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
        signal: AbortSignal.timeout(10_000),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isTaken) return;
    }
  }
}

/** A reply as email programs write it, above what it answers. */
export const replyText = (words: string, answered: { receivedAt: string; text?: string }) =>
  `${words}\n\nOn ${answered.receivedAt.slice(0, 16).replace("T", " ")}, Presetry wrote:\n\n${(
    answered.text ?? ""
  )
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n")}\n`;
