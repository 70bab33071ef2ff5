import { pathToFileURL } from "node:url";
import {
  dropConnection,
  type FakeReply,
  type FakeRequest,
  type FakeService,
  html,
  json,
  startFakeService,
} from "./http-service";
import { parseEmail, ResendError } from "./mail/email";
import { failAtRate, noFaults, readFaults } from "./mail/faults";
import { Mailbox } from "./mail/mailbox";
import { mailboxPage } from "./mail/page";

/**
 * Stands in for the Resend API at its network edge. The shop talks to it as to the real one; people
 * read what was sent at `/`, tests at `/messages`, and `POST /faults` makes it misbehave.
 */
export function startMail(port = 0): Promise<FakeService> {
  const mailbox = new Mailbox();
  let faults = noFaults;
  let isUnlucky = failAtRate(faults);

  const send = ({ headers, body }: FakeRequest): FakeReply => {
    if (!/^Bearer \S+$/.test(headers.authorization ?? "")) {
      throw new ResendError(401, "missing_api_key", "Missing API key in the authorization header.");
    }
    const trouble = isUnlucky();
    if (trouble && faults.when === "before") return misbehave();
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
    return trouble ? misbehave() : json(accepted);
  };

  const misbehave = (): FakeReply => {
    if (faults.hang) return undefined;
    return faults.drop ? dropConnection : refuse(faultOf(faults.status));
  };

  const routes: Record<string, (question: FakeRequest) => FakeReply> = {
    "POST /emails": send,
    "GET /": () => html(mailboxPage(mailbox.list())),
    "GET /messages": ({ url }) => json(mailbox.list(url.searchParams.get("to"))),
    "DELETE /messages": () => {
      mailbox.clear();
      return json({ deleted: true });
    },
    "POST /faults": ({ body }) => {
      faults = readFaults(body);
      isUnlucky = failAtRate(faults);
      return json(faults);
    },
  };

  return startFakeService(port, (question) => {
    const route = routes[`${question.method} ${question.url.pathname}`];
    try {
      if (!route) throw new ResendError(404, "not_found", "The requested endpoint does not exist.");
      return route(question);
    } catch (error) {
      if (error instanceof ResendError) return refuse(error);
      throw error;
    }
  });
}

const refuse = ({ status, code, message }: ResendError) =>
  json({ statusCode: status, name: code, message }, status);

/** The service's own words for the troubles that have some. */
const troubles: Record<number, [code: string, message: string]> = {
  409: ["concurrent_idempotent_requests", "Another request with this key is still in progress."],
  429: ["rate_limit_exceeded", "Too many requests. Please limit your requests."],
};

const faultOf = (status: number) =>
  new ResendError(
    status,
    ...(troubles[status] ?? ["application_error", "An unexpected error occurred."]),
  );

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startMail(Number(process.env.PORT ?? 4010));
  console.log(`Mailbox: ${url}`);
}
