import { z } from "zod";
import { endpoint } from "@/lib/http/endpoint";
import { type PaymentState, paymentStates } from "./rules";

const state = z.enum(paymentStates as [PaymentState, ...PaymentState[]]);

export const getPaymentSteps = endpoint({
  method: "GET",
  path: "/api/shop/invoice/{id}/payment",
  summary: "What happened to the PayPal payment of an invoice, step by step",
  access: "admin",
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(z.int().min(1).max(2_147_483_647)),
  }),
  returns: z.array(z.object({ state, note: z.string(), at: z.iso.datetime() })),
  failures: { 401: "Nobody is signed in", 403: "Only the admin" },
});
