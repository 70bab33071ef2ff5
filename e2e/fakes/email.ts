import { pathToFileURL } from "node:url";
import { parseEmail, ResendError } from "./email/email";
import { failAtRate, noFaults, parseFaults } from "./email/faults";
import { Inbound, type InboundOptions, replyText } from "./email/inbound";
import { Mailbox } from "./email/mailbox";
import { mailboxPage } from "./email/page";
import {
  dropConnection,
  type FakeReply,
  type FakeRequest,
  type FakeService,
  html,
  json,
  redirect,
  startFakeService,
} from "./http-service";

/**
 * A fake of the Resend API. The mailbox is a page at `/` and JSON at `/messages`; `POST /control/faults`
 * injects faults. Emails come in with `POST /inbound`, or as a reply to one in the mailbox with `POST /reply`.
 */
export function startEmail(port = 0, options: InboundOptions = {}): Promise<FakeService> {
  const mailbox = new Mailbox();
  const inbound = new Inbound(options);
  let faults = noFaults;
  let shouldFail = failAtRate(faults);

  const send = ({ headers, body }: FakeRequest): FakeReply => {
    if (!/^Bearer \S+$/.test(headers.authorization ?? "")) {
      throw new ResendError(401, "missing_api_key", "Missing API key in the authorization header.");
    }
    const isFailing = shouldFail();
    if (isFailing && faults.when === "before") return fail();
    const key = headers["idempotency-key"]?.toString();
    if (key && key.length > 256) {
      throw new ResendError(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
    }
    const accepted = mailbox.accept(parseEmail(body), key);
    if (accepted === "conflict") {
      throw new ResendError(
        409,
        "invalid_idempotent_request",
        "Same idempotency key used with a different request payload.",
      );
    }
    return isFailing ? fail() : json(accepted);
  };

  const readReceived = (id: string): FakeReply => {
    if (shouldFail()) return fail();
    const email = inbound.view(id);
    if (!email) throw new ResendError(404, "not_found", "Email not found");
    return json(email);
  };

  const fail = (): FakeReply => {
    if (faults.hang) return undefined;
    return faults.drop ? dropConnection : errorResponse(errorFor(faults.status));
  };

  /** An answer to an email of the mailbox, sent to its reply address. */
  const reply = ({ body }: FakeRequest): FakeReply => {
    const form = new URLSearchParams(body);
    const answered = mailbox.list().find(({ id }) => id === form.get("id"));
    if (!answered) throw new ResendError(404, "not_found", "There is no such e-mail.");
    const { replyTo, from, to, subject } = answered;
    inbound.receive({
      from: form.get("from") || (to[0] ?? ""),
      to: replyTo.length > 0 ? replyTo : [from],
      subject: subject.startsWith("Re: ") ? subject : `Re: ${subject}`,
      text: replyText(form.get("text") ?? "", answered),
    });
    return redirect("/");
  };

  const routes: Record<string, (request: FakeRequest) => FakeReply> = {
    "POST /emails": send,
    "GET /": () => html(mailboxPage(mailbox.list())),
    "GET /messages": ({ url }) => json(mailbox.list(url.searchParams.get("to"))),
    "DELETE /messages": () => {
      mailbox.clear();
      return json({ deleted: true });
    },
    "POST /inbound": ({ body }) => json(inbound.receive(JSON.parse(body))),
    "POST /reply": reply,
    "POST /control/faults": ({ body }) => {
      faults = parseFaults(body);
      shouldFail = failAtRate(faults);
      return json(faults);
    },
  };

  return startFakeService(port, (request) => {
    const route = routes[`${request.method} ${request.url.pathname}`];
    try {
      const received = /^\/emails\/receiving\/([\w-]+)$/.exec(request.url.pathname)?.[1];
      if (received && request.method === "GET") return readReceived(received);
      if (!route) throw new ResendError(404, "not_found", "The requested endpoint does not exist.");
      return route(request);
    } catch (error) {
      if (error instanceof ResendError) return errorResponse(error);
      throw error;
    }
  });
}

const errorResponse = ({ status, code, message }: ResendError) =>
  json({ statusCode: status, name: code, message }, status);

/** Resend's own error codes and messages; other statuses use the default. */
const errorsByStatus: Record<number, [code: string, message: string]> = {
  409: ["concurrent_idempotent_requests", "Another request with this key is still in progress."],
  429: ["rate_limit_exceeded", "Too many requests. Please limit your requests."],
};

const errorFor = (status: number) =>
  new ResendError(
    status,
    ...(errorsByStatus[status] ?? ["application_error", "An unexpected error occurred."]),
  );

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startEmail(Number(process.env.PORT ?? 4010));
  console.log(`Mailbox: ${url}`);
}
