import { expect, test } from "vitest";
import { call } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { GET } from "./route";

const locationFor = async (cookie?: Record<string, string>, lang = "en") => {
  const response = await call(GET, "/admin", {
    params: { lang },
    ...(cookie ? { headers: cookie } : {}),
  });
  return [response.status, response.headers.get("location")];
};

test("staff are led to their first section by the response itself, and others to what they may see", async () => {
  const admin = await addAdmin();
  expect(await locationFor(admin.cookie)).toEqual([307, "https://shop.test/admin/figures"]);
  expect(await locationFor((await addCustomer()).cookie)).toEqual([
    307,
    "https://shop.test/admin/figures",
  ]);
  expect(await locationFor(admin.cookie, "en-XA")).toEqual([
    307,
    "https://shop.test/en-XA/admin/figures",
  ]);
  expect(await locationFor()).toEqual([307, "https://shop.test/"]);
});
