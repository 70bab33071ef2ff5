import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { getPaymentSteps } from "@/lib/payments/endpoints";
import { listPaymentSteps } from "@/lib/payments/queries";

export const GET = route(getPaymentSteps, async ({ params }) =>
  (await listPaymentSteps(params.id)).map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
);

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
