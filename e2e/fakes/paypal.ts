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
import { parseRefund } from "./paypal/order";
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
import { approvalUrl, disputeResource, orderView, refundResource } from "./paypal/view";
import { Webhooks } from "./paypal/webhooks";

/** The credentials of the shop: the defaults in lib/env.ts. */
const account = {
  clientId: "sandbox-client",
  secret: "sandbox-secret",
  webhookId: "SANDBOXWEBHOOK",
};

interface Options {
  /** Where webhook events are delivered; tests read them from `/control/webhook-events` instead. */
  webhookUrl?: string;
}

type Handler = (request: FakeRequest, id: string) => FakeResponse | Promise<FakeResponse>;

/**
 * A fake PayPal: OAuth, Orders v2, the approval page, and webhooks. `/` is an overview page; tests control
 * it under `/control`.
 */
export async function startPaypal(port = 0, { webhookUrl }: Options = {}): Promise<FakeService> {
  let baseUrl = "";
  const clock = new FakeClock();
  const ledger = new Ledger();
  const webhooks = new Webhooks(clock, account.webhookId, () => baseUrl, webhookUrl ?? null);
  const orders = new PaypalOrders(clock, ledger, webhooks.emit);
  const requests = new IdempotentRequests(clock);
  const faults = new FaultInjector();
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
    (request, id) =>
      tokens.has(request.headers.authorization?.replace(/^Bearer /, "") ?? "")
        ? handler(request, id)
        : json(
            { error: "invalid_token", error_description: "Token signature verification failed" },
            401,
          );

  const requestId = ({ headers }: FakeRequest) => headers["paypal-request-id"]?.toString();

  const create: Handler = (request) => {
    const key = requestId(request);
    if (!key) throw invalid("PAYPAL_REQUEST_ID_REQUIRED", "A PayPal-Request-Id is required.");
    return requests.run(`create ${key}`, () =>
      json(orderView(orders.create(request.body), baseUrl), 201),
    );
  };

  const capture: Handler = (request, id) => {
    const key = requestId(request);
    return requests.run(key && `capture ${id} ${key}`, () =>
      json(orderView(orders.capture(id, approvalUrl({ id }, baseUrl)), baseUrl), 201),
    );
  };

  const refund: Handler = (request, captureId) => {
    const key = requestId(request);
    return requests.run(key && `refund ${captureId} ${key}`, () => {
      const { order, refund } = orders.refundCapture(captureId, parseRefund(request.body));
      return json(refundResource(refund, order, baseUrl), 201);
    });
  };

  const showApproval: Handler = ({ url }) => {
    const order = orders.list().find(({ id }) => id === url.searchParams.get("token"));
    if (!order || order.status === "COMPLETED" || order.expiresAt < clock.now())
      return html(orderUnavailablePage());
    return html(approvalPage(order, url.searchParams.has("in_page")));
  };

  const submitApproval: Handler = ({ url, body }) => {
    const choice = new URLSearchParams(body).get("choice");
    if (!isBuyerChoice(choice)) throw invalid("INVALID_PARAMETER_VALUE", "Unknown choice.");
    const order = orders.find(url.searchParams.get("token") ?? "");
    const isCanceled = choice === "cancel";
    const payerID = newPayerId();
    const funding = { approve: "good", decline: "declined", pending: "pending" } as const;
    if (!isCanceled) orders.approve(order.id, funding[choice]);
    if (url.searchParams.has("in_page")) {
      return html(
        popupClosingPage({
          kind: isCanceled ? "cancelled" : "approved",
          orderID: order.id,
          payerID,
        }),
      );
    }
    const target = new URL(isCanceled ? order.cancelUrl : order.returnUrl);
    target.searchParams.set("token", order.id);
    if (!isCanceled) target.searchParams.set("PayerID", payerID);
    return redirect(target.href);
  };

  /** Entries of all orders, or of the one in `?order=`. */
  const entriesOf =
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
      signedIn((_, id) => json(orderView(orders.find(id), baseUrl))),
      "read",
    ],
    ["POST", /^\/v2\/checkout\/orders\/(\w+)\/capture$/, signedIn(capture), "capture"],
    ["POST", /^\/v2\/payments\/captures\/(\w+)\/refund$/, signedIn(refund), "refund"],
    [
      "GET",
      /^\/v2\/payments\/refunds\/(\w+)$/,
      signedIn((_, id) => {
        const { order, refund } = orders.findRefund(id);
        return json(refundResource(refund, order, baseUrl));
      }),
      "read",
    ],
    [
      "GET",
      /^\/v1\/customer\/disputes\/([\w-]+)$/,
      signedIn((_, id) => json(disputeResource(orders.findDispute(id)))),
      "read",
    ],
    [
      "POST",
      /^\/v1\/notifications\/verify-webhook-signature$/,
      signedIn(({ body }) => json({ verification_status: webhooks.verify(JSON.parse(body)) })),
      "verify",
    ],
    ["GET", /^\/checkoutnow$/, showApproval],
    ["POST", /^\/checkoutnow$/, submitApproval],
    [
      "GET",
      /^\/sdk\/js$/,
      () => ({ status: 200, type: "text/javascript", body: sdkScript(baseUrl) }),
    ],
    ["GET", /^\/$/, () => html(overviewPage(orders.list(), ledger.list()))],
    ["GET", /^\/control\/ledger$/, entriesOf(() => ledger.list())],
    ["GET", /^\/control\/orders$/, () => json(orders.list())],
    ["GET", /^\/control\/webhook-events$/, entriesOf(() => webhooks.list())],
    ["POST", /^\/control\/clock$/, control((_, { ms }) => clock.advance(Number(ms)))],
    ["GET", /^\/control\/faults$/, () => json({ faultCount: faults.faultCount })],
    ["POST", /^\/control\/faults$/, control((_, changes) => faults.set(changes))],
    ["POST", /^\/control\/delivery$/, control((_, change) => webhooks.configure(change))],
    ["POST", /^\/control\/webhook-events\/([\w-]+)\/resend$/, control((id) => webhooks.resend(id))],
    ["POST", /^\/control\/orders\/(\w+)\/approve$/, control((id) => orders.approve(id, "good"))],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/decline$/,
      control((id) => orders.approve(id, "declined")),
    ],
    ["POST", /^\/control\/orders\/(\w+)\/pending$/, control((id) => orders.approve(id, "pending"))],
    ["POST", /^\/control\/orders\/(\w+)\/complete$/, control((id) => orders.endReview(id, true))],
    ["POST", /^\/control\/orders\/(\w+)\/deny$/, control((id) => orders.endReview(id, false))],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/refund$/,
      control((id, { value }) => orders.refund(id, value as string | undefined)),
    ],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/reverse$/,
      control((id, reversal) => orders.reverse(id, reversal)),
    ],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/dispute$/,
      control((id, change) => orders.dispute(id, change)),
    ],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/payer$/,
      control((id, { country }) => orders.payFrom(id, String(country))),
    ],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/announce$/,
      control((id, { type }) => webhooks.announce(String(type), orders.find(id))),
    ],
    ["POST", /^\/control\/orders\/(\w+)\/slow-refunds$/, control((id) => orders.slowRefunds(id))],
    ["POST", /^\/control\/orders\/(\w+)\/return-fees$/, control((id) => orders.returnFees(id))],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/refuse-refunds$/,
      control((id, { issue = null }) => orders.refuseRefunds(id, issue as string | null)),
    ],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/complete-refund$/,
      control((id) => orders.endRefund(id, true)),
    ],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/fail-refund$/,
      control((id) => orders.endRefund(id, false)),
    ],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/suppress-webhooks$/,
      control((id) => webhooks.suppress(id)),
    ],
    [
      "POST",
      /^\/control\/orders\/(\w+)\/tamper$/,
      control((id, change) => orders.tamper(id, change)),
    ],
  ];

  const service = await startFakeService(port, async (request) => {
    try {
      for (const [method, path, handler, kind] of routes) {
        const match = path.exec(request.url.pathname);
        if (!match || method !== request.method) continue;
        const fault = kind ? faults.nextFault(kind) : null;
        const response =
          fault?.when === "before" ? undefined : await handler(request, match[1] ?? "");
        if (!fault) return response;
        if (fault.as === "hang") return undefined;
        return fault.as === "drop" ? dropConnection : errorResponse(serverError(fault.status));
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

const serverError = (status: number) =>
  new PaypalError(
    status,
    "INTERNAL_SERVER_ERROR",
    "INTERNAL_SERVICE_ERROR",
    "An internal service error occurred.",
  );

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startPaypal(Number(process.env.PORT ?? 4020));
  console.log(`Fake PayPal: ${url}`);
}
