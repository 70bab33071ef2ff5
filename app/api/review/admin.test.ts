import { beforeAll, expect, test } from "vitest";
import { call, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset, addReview } from "@/e2e/support/factories";
import { revalidated } from "@/e2e/support/next-stubs/next-cache";
import { getPreset } from "@/lib/catalogue/queries/get-preset";
import { DELETE } from "./[id]/route";
import { GET } from "./route";

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

type Headers = Record<string, string>;

const list = (query: string, headers: Headers = admin.bearer) =>
  call(GET, `/api/review?${query}`, { headers });

const hide = (id: number, headers: Headers = admin.bearer) =>
  call(DELETE, `/api/review/${id}`, { method: "DELETE", headers, params: { id: String(id) } });

/** @requirement Back office: A hidden review is neither shown nor counted */
test("a hidden review is at once neither shown nor counted", async () => {
  const { id: presetId } = await addPreset();
  await addReview({ presetId, rating: 5, message: "Fine" });
  const rude = await addReview({ presetId, rating: 1, message: "Rude words" });
  expect(await getPreset(presetId)).toMatchObject({ ratingAverage: 3, ratingCount: 2 });
  expect(await statusAndBody(await hide(rude.id))).toMatchObject({
    status: 200,
    body: { isHidden: true },
  });
  expect(await getPreset(presetId)).toMatchObject({
    ratingAverage: 5,
    ratingCount: 1,
    reviews: [{ message: "Fine", rating: 5 }],
  });
  expect(revalidated).toContain(`preset:${presetId}`);
  expect((await hide(rude.id)).status).toBe(200);
  expect(await getPreset(presetId)).toMatchObject({ ratingCount: 1 });
});

test("reviews are listed with their customers and presets, and searched", async () => {
  const { id: presetId, name } = await addPreset();
  const customer = await addCustomer({ email: "wordsmith@example.com" });
  await addReview({ presetId, userId: customer.id, rating: 2, message: "Peculiar words" });
  for (const words of ["peculiar", "wordsmith"]) {
    const response = await list(`q=${words}&_start=0&_end=5&_sort=rating&_order=DESC`);
    expect(response.headers.get("x-total-count")).toBe("1");
    expect(await response.json()).toMatchObject([
      { presetName: name, email: "wordsmith@example.com", rating: 2, isHidden: false },
    ]);
  }
});

test("guests and customers list and hide nothing; an unknown review is 404", async () => {
  const { id } = await addReview({ presetId: (await addPreset()).id });
  const customer = await addCustomer();
  for (const [headers, status] of [
    [{}, 401],
    [customer.bearer, 403],
  ] as const) {
    expect((await list("", headers)).status).toBe(status);
    expect((await hide(id, headers)).status).toBe(status);
  }
  expect((await hide(2_000_000)).status).toBe(404);
});
