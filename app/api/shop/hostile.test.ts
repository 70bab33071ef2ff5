import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { rateLimits } from "@/db/schema/limits";
import {
  getCancelReturn,
  getCaptureReturn,
  postPayOrder,
  postPaypalNotice,
  postSweep,
} from "@/lib/checkout/endpoints";
import type { Endpoint } from "@/lib/http/endpoint";
import { getAllInvoices, getBought, getInvoices, putInvoice } from "@/lib/invoices/endpoints";
import { postReview } from "@/lib/reviews/endpoints";
import { call, type Handler } from "@/scripts/testing/call";
import { addAdmin } from "@/scripts/testing/customers";
import { addPresets } from "@/scripts/testing/factories";
import { settleAfter } from "@/scripts/testing/framework/next-server";
import { expectGoodManners, requests } from "@/scripts/testing/hostile";
import { startMailbox } from "@/scripts/testing/mailbox";
import { startPaypalSandbox } from "@/scripts/testing/paypal";
import { watchStderr } from "@/scripts/testing/stderr";
import * as sweepRoute from "../cron/sweep/route";
import * as reviewRoute from "../review/route";
import * as boughtRoute from "./bought/route";
import * as invoiceRoute from "./invoice/[id]/route";
import * as invoicesRoute from "./invoice/route";
import * as cancelRoute from "./order/cancel_order_payment/route";
import * as captureRoute from "./order/capture_order_payment/route";
import * as payRoute from "./pay_order/route";
import * as noticeRoute from "./paypal/webhook/route";

startMailbox();
startPaypalSandbox();

const seed = 20_261_121;
const numRuns = 60;

let admin: Awaited<ReturnType<typeof addAdmin>>;

beforeAll(async () => {
  admin = await addAdmin();
  await addPresets({}, {}, {});
});

const routes: [Endpoint, Handler][] = [
  [postPayOrder, payRoute.POST],
  [getCaptureReturn, captureRoute.GET],
  [getCancelReturn, cancelRoute.GET],
  [postPaypalNotice, noticeRoute.POST],
  [postSweep, sweepRoute.POST],
  [getAllInvoices, invoicesRoute.GET],
  [getInvoices, invoiceRoute.GET as Handler],
  [putInvoice, invoiceRoute.PUT as Handler],
  [getBought, boughtRoute.GET],
  [postReview, reviewRoute.POST],
];

test.each(routes)(
  "$method $path keeps its manners, and nothing made up is ordered or paid",
  async (endpoint, handler) => {
    const lines = watchStderr();
    await fc.assert(
      fc.asyncProperty(
        requests(endpoint),
        async ({ params, query, type, body, forwarded, isAdmin, origin }) => {
          await database().delete(rateLimits);
          const response = await call(handler, `${endpoint.path}?${query}`, {
            method: endpoint.method,
            params,
            body,
            headers: {
              "content-type": type,
              "x-forwarded-for": forwarded,
              ...(origin ? { origin } : {}),
              ...(isAdmin ? admin.bearer : {}),
            },
          });
          if (response.status === 303) {
            expect(response.headers.get("location")).toBe("/pay/outcome/unknown");
          } else await expectGoodManners(response);
          await settleAfter();
        },
      ),
      { seed, numRuns },
    );
    expect(lines).toEqual([]);
    expect(await database().$count(invoices)).toBe(0);
  },
  120_000,
);
