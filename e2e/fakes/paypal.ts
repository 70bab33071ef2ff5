import { randomBytes } from "node:crypto";
import { pathToFileURL } from "node:url";
import {
  dropConnection,
  type FakeRequest,
  type FakeResponse,
  type FakeService,
  html,
  json,
  redirect,
  startFakeService,
} from "./http-service";
import { FakeClock } from "./paypal/clock";
import { type CallKind, FaultInjector } from "./paypal/fault-injector";
import { IdempotentRequests } from "./paypal/idempotent-requests";
import { Ledger } from "./paypal/ledger";
import {
  approvalPage,
  isBuyerChoice,
  orderUnavailablePage,
  overviewPage,
  popupClosingPage,
} from "./paypal/page";
import { errorResponse, invalid, PaypalError, unknownResource } from "./paypal/paypal-error";
import { newPayerId, PaypalOrders } from "./paypal/paypal-orders";
import { sdkScript } from "./paypal/sdk";
import { approvalUrl, orderView } from "./paypal/view";
import { Webhooks } from "./paypal/webhooks";

/** What the stand-in knows the shop by; the shop's own defaults are the same. */
const account = {
  clientId: "sandbox-client",
  secret: "sandbox-secret",
  webhookId: "SANDBOXWEBHOOK",
};

interface Options {
  /** Where notices go; tests take them from `/sandbox/notices` instead. */
  webhookUrl?: string;
}

type Handler = (question: FakeRequest, id: string) => FakeResponse | Promise<FakeResponse>;

/**
 * Stands in for PayPal at its network edge: sign-in, Orders v2, the page where a buyer approves, and
 * webhooks. People see everything at `/`; tests steer it under `/sandbox`.
 */
export async function startPaypal(port = 0, { webhookUrl }: Options = {}): Promise<FakeService> {
  let baseUrl = "";
  const clock = new FakeClock();
  const ledger = new Ledger();
  const webhooks = new Webhooks(clock, account.webhookId, () => baseUrl, webhookUrl ?? null);
  const book = new PaypalOrders(clock, ledger, webhooks.emit);
  const requests = new IdempotentRequests(clock);
  const trouble = new FaultInjector();
  const tokens = new Set<string>();

  const signIn: Handler = ({ headers, body }) => {
    const expected = Buffer.from(`${account.clientId}:${account.secret}`).toString("base64");
    if (headers.authorization !== `Basic ${expected}`) {
      return json(
        { error: "invalid_client", error_description: "Client Authentication failed" },
        401,
      );
    }
    if (new URLSearchParams(body).get("grant_type") !== "client_credentials") {
      return json({ error: "unsupported_grant_type" }, 400);
    }
    const token = randomBytes(24).toString("base64url");
    tokens.add(token);
    return json({ access_token: token, token_type: "Bearer", expires_in: 32_400 });
  };

  const signedIn =
    (handler: Handler): Handler =>
    (question, id) =>
      tokens.has(question.headers.authorization?.replace(/^Bearer /, "") ?? "")
        ? handler(question, id)
        : json(
            { error: "invalid_token", error_description: "Token signature verification failed" },
            401,
          );

  const requestId = ({ headers }: FakeRequest) => headers["paypal-request-id"]?.toString();

  const create: Handler = (question) => {
    const key = requestId(question);
    if (!key) throw invalid("PAYPAL_REQUEST_ID_REQUIRED", "A PayPal-Request-Id is required.");
    return requests.once(`create ${key}`, () =>
      json(orderView(book.create(question.body), baseUrl), 201),
    );
  };

  const capture: Handler = (question, id) => {
    const key = requestId(question);
    return requests.once(key && `capture ${id} ${key}`, () =>
      json(orderView(book.capture(id, approvalUrl({ id }, baseUrl)), baseUrl), 201),
    );
  };

  const showApproval: Handler = ({ url }) => {
    const order = book.list().find(({ id }) => id === url.searchParams.get("token"));
    if (!order || order.status === "COMPLETED" || order.expiresAt < clock.now())
      return html(orderUnavailablePage());
    return html(approvalPage(order, url.searchParams.has("in_page")));
  };

  const choose: Handler = ({ url, body }) => {
    const choice = new URLSearchParams(body).get("choice");
    if (!isBuyerChoice(choice)) throw invalid("INVALID_PARAMETER_VALUE", "This is no choice.");
    const order = book.find(url.searchParams.get("token") ?? "");
    const isCancelled = choice === "cancel";
    const payerID = newPayerId();
    const funding = { approve: "good", decline: "declined", pending: "pending" } as const;
    if (!isCancelled) book.approve(order.id, funding[choice]);
    if (url.searchParams.has("in_page")) {
      return html(
        popupClosingPage({
          kind: isCancelled ? "cancelled" : "approved",
          orderID: order.id,
          payerID,
        }),
      );
    }
    const target = new URL(isCancelled ? order.cancelUrl : order.returnUrl);
    target.searchParams.set("token", order.id);
    if (!isCancelled) target.searchParams.set("PayerID", payerID);
    return redirect(target.href);
  };

  /** Of all orders, or of the one that is named. */
  const about =
    (list: () => readonly { orderId: string }[]): Handler =>
    ({ url }) => {
      const orderId = url.searchParams.get("order");
      return json(list().filter((it) => !orderId || it.orderId === orderId));
    };

  const control =
    (act: (id: string, body: Record<string, unknown>) => unknown): Handler =>
    async ({ url, body }, id) => {
      const result = await act(id, body && url.searchParams.size === 0 ? JSON.parse(body) : {});
      return url.searchParams.has("page") ? redirect("/") : json(result ?? {});
    };

  const routes: [method: string, path: RegExp, handler: Handler, kind?: CallKind][] = [
    ["POST", /^\/v1\/oauth2\/token$/, signIn, "token"],
    ["POST", /^\/v2\/checkout\/orders$/, signedIn(create), "create"],
    [
      "GET",
      /^\/v2\/checkout\/orders\/(\w+)$/,
      signedIn((_, id) => json(orderView(book.find(id), baseUrl))),
      "read",
    ],
    ["POST", /^\/v2\/checkout\/orders\/(\w+)\/capture$/, signedIn(capture), "capture"],
    [
      "POST",
      /^\/v1\/notifications\/verify-webhook-signature$/,
      signedIn(({ body }) => json({ verification_status: webhooks.verify(JSON.parse(body)) })),
      "verify",
    ],
    ["GET", /^\/checkoutnow$/, showApproval],
    ["POST", /^\/checkoutnow$/, choose],
    [
      "GET",
      /^\/sdk\/js$/,
      () => ({ status: 200, type: "text/javascript", body: sdkScript(baseUrl) }),
    ],
    ["GET", /^\/$/, () => html(overviewPage(book.list(), ledger.list()))],
    ["GET", /^\/sandbox\/ledger$/, about(() => ledger.list())],
    ["GET", /^\/sandbox\/orders$/, () => json(book.list())],
    ["GET", /^\/sandbox\/notices$/, about(() => webhooks.list())],
    ["POST", /^\/sandbox\/clock$/, control((_, { ms }) => clock.advance(Number(ms)))],
    ["GET", /^\/sandbox\/faults$/, () => json({ befallen: trouble.faultCount })],
    ["POST", /^\/sandbox\/faults$/, control((_, faults) => trouble.set(faults))],
    ["POST", /^\/sandbox\/post$/, control((_, change) => webhooks.configure(change))],
    ["POST", /^\/sandbox\/notices\/([\w-]+)\/repeat$/, control((id) => webhooks.resend(id))],
    ["POST", /^\/sandbox\/orders\/(\w+)\/approve$/, control((id) => book.approve(id, "good"))],
    ["POST", /^\/sandbox\/orders\/(\w+)\/decline$/, control((id) => book.approve(id, "declined"))],
    ["POST", /^\/sandbox\/orders\/(\w+)\/pending$/, control((id) => book.approve(id, "pending"))],
    ["POST", /^\/sandbox\/orders\/(\w+)\/complete$/, control((id) => book.decide(id, true))],
    ["POST", /^\/sandbox\/orders\/(\w+)\/deny$/, control((id) => book.decide(id, false))],
    ["POST", /^\/sandbox\/orders\/(\w+)\/refund$/, control((id) => book.refund(id))],
    ["POST", /^\/sandbox\/orders\/(\w+)\/silence$/, control((id) => webhooks.suppress(id))],
    [
      "POST",
      /^\/sandbox\/orders\/(\w+)\/tamper$/,
      control((id, change) => book.tamper(id, change)),
    ],
  ];

  const service = await startFakeService(port, async (question) => {
    try {
      for (const [method, path, handler, kind] of routes) {
        const match = path.exec(question.url.pathname);
        if (!match || method !== question.method) continue;
        const fault = kind ? trouble.nextFault(kind) : null;
        const answer =
          fault?.when === "before" ? undefined : await handler(question, match[1] ?? "");
        if (!fault) return answer;
        if (fault.as === "hang") return undefined;
        return fault.as === "drop" ? dropConnection : errorResponse(misfortune(fault.status));
      }
      throw unknownResource();
    } catch (error) {
      if (error instanceof PaypalError) return errorResponse(error);
      throw error;
    }
  });
  baseUrl = service.url;
  return service;
}

const misfortune = (status: number) =>
  new PaypalError(
    status,
    "INTERNAL_SERVER_ERROR",
    "INTERNAL_SERVICE_ERROR",
    "An internal service error occurred.",
  );

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startPaypal(Number(process.env.PORT ?? 4020));
  console.log(`PayPal stand-in: ${url}`);
}
