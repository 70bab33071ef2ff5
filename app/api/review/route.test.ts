import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { reviews } from "@/db/schema/reviews";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { revalidated } from "@/e2e/support/next-stubs/next-cache";
import { beginPayment, orderOf, sendOrder } from "@/e2e/support/orders";
import { returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { POST } from "./route";

startMailbox();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let ann: Customer;

beforeAll(async () => {
  ann = await addCustomer();
});

async function boughtPreset() {
  const preset = await addPreset();
  const { orderId } = await beginPayment(ann, [preset]);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  return preset.id;
}

const send = (facts: object, headers: Record<string, string> = ann.bearer) =>
  call(
    POST,
    "/api/review",
    jsonBody({ email: ann.email, ratingMessage: "Very good", rating: 5, ...facts }, headers),
  );

/** @requirement Reviews: The average follows at once */
test("a review is stored, and the average is updated at once", async () => {
  const presetId = await boughtPreset();
  expect(await statusAndBody(await send({ presetId, rating: 4, ratingMessage: " Nice " }))).toEqual(
    {
      status: 200,
      body: { email: ann.email, presetId, message: "Nice", rating: 4 },
    },
  );
  const [preset] = await database().select().from(presets).where(eq(presets.id, presetId));
  expect(preset).toMatchObject({ ratingAverage: 4, ratingCount: 1 });
  expect(revalidated).toContain(`preset:${presetId}`);
  expect(revalidated).toContain("testimonials");
});

/** @requirement Reviews: Only what is paid is reviewed, once each, 1 to 5, 1 to 200 characters */
test("a preset is reviewed once, also by concurrent requests", async () => {
  const presetId = await boughtPreset();
  const responses = await Promise.all([1, 2, 3, 4].map((rating) => send({ presetId, rating })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await statusAndBody(await send({ presetId }))).toEqual({
    status: 409,
    body: { error: "You have already reviewed this template." },
  });
});

/** @requirement Reviews: Only what is paid is reviewed, once each, 1 to 5, 1 to 200 characters */
test("only presets in a paid invoice can be reviewed", async () => {
  const preset = await addPreset();
  const refusal = {
    status: 403,
    body: { error: "You can review a template once you have bought it." },
  };
  expect(await statusAndBody(await send({ presetId: preset.id }))).toEqual(refusal);
  await sendOrder(ann, orderOf(ann, [preset], { paymentMethod: "bank_transfer" }));
  expect(await statusAndBody(await send({ presetId: preset.id }))).toEqual(refusal);
  expect(await statusAndBody(await send({ presetId: 2_147_483_647 }))).toEqual(refusal);
});

test("a review for another account is refused, and so is a guest's", async () => {
  const presetId = await boughtPreset();
  const eve = await addCustomer();
  expect((await send({ presetId }, eve.bearer)).status).toBe(403);
  expect((await send({ presetId, email: eve.email }, eve.bearer)).status).toBe(403);
  expect((await send({ presetId }, {})).status).toBe(401);
});

/** @requirement Reviews: Only what is paid is reviewed, once each, 1 to 5, 1 to 200 characters */
test.each([
  [{ rating: 0 }, "rating"],
  [{ rating: 6 }, "rating"],
  [{ rating: 4.5 }, "rating"],
  [{ rating: "5" }, "rating"],
  [{ ratingMessage: "" }, "ratingMessage"],
  [{ ratingMessage: "   " }, "ratingMessage"],
  [{ ratingMessage: "x".repeat(201) }, "ratingMessage"],
  [{ presetId: 0 }, "presetId"],
])("%j is refused", async (facts, field) => {
  const { status, body } = await statusAndBody(await send({ presetId: 1, ...facts }));
  expect(status).toBe(422);
  expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
});

/** @requirement Reviews: Only what is paid is reviewed, once each, 1 to 5, 1 to 200 characters */
test("a review of two hundred characters is stored unchanged", async () => {
  const presetId = await boughtPreset();
  const ratingMessage = "x".repeat(200);
  expect((await send({ presetId, ratingMessage })).status).toBe(200);
  const [review] = await database().select().from(reviews).where(eq(reviews.presetId, presetId));
  expect(review?.message).toBe(ratingMessage);
});
