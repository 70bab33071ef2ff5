import { runQueuedJobs } from "@/lib/composition/job-registry";
import { payOrder } from "@/lib/orders/checkout/commands/pay-order";
import { cancelReturn, completeReturn } from "@/lib/orders/checkout/commands/paypal-return";
import { startRefund } from "@/lib/orders/checkout/refunds/commands/start-refund";
import type { RefundForm } from "@/lib/orders/checkout/refunds/schemas";
import type { OrderForm } from "@/lib/orders/checkout/schemas";

/** One thing that a process is doing when it is killed. */
export type CrashStep =
  | { verb: "place"; userId: number; form: OrderForm }
  | { verb: "return"; orderId: string }
  | { verb: "cancel"; userId: number; orderId: string }
  | { verb: "refund"; form: RefundForm; email: string }
  | { verb: "run-jobs" };

function perform(deed: CrashStep): Promise<unknown> {
  switch (deed.verb) {
    case "place":
      return payOrder(deed.userId, deed.form, null);
    case "return":
      return completeReturn(deed.orderId);
    case "cancel":
      return cancelReturn(deed.orderId, deed);
    case "refund":
      return startRefund(deed.form, deed);
    case "run-jobs":
      return runQueuedJobs();
  }
}

/** It waits at a lock for as long as its killer takes, and is known there by its name. */
const address = new URL(process.env.DATABASE_URL ?? "");
address.searchParams.set("application_name", "victim");
address.searchParams.set("lock_timeout", "0");
address.searchParams.set("statement_timeout", "0");
process.env.DATABASE_URL = address.href;

/** A process of the shop that does all of it at once, until somebody kills it. */
const deeds = JSON.parse(process.argv[2] ?? "[]") as CrashStep[];
console.log(await Promise.allSettled(deeds.map(perform)));
