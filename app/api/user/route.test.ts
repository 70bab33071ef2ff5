import { expect, test, vi } from "vitest";
import { call, statusAndBody } from "@/e2e/support/call";
import { addCustomerWithPassword, password } from "@/e2e/support/passwords";
import { POST as postLogin } from "./login/route";
import { GET } from "./route";

test("a shop without old clients answers no password in a query, right or wrong", async () => {
  vi.stubEnv("LEGACY_LOGIN", "off");
  const { email } = await addCustomerWithPassword();
  for (const typed of [password, "Wrong-1!"]) {
    const query = new URLSearchParams({ email, password: typed });
    const response = await call(GET, `/api/user?${query}`);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await statusAndBody(response)).toEqual({
      status: 404,
      body: { error: "This way to log in is off. Use POST /api/user/login." },
    });
  }
});

test("the login in the body stays", async () => {
  const { email } = await addCustomerWithPassword();
  const body = JSON.stringify({ email, password });
  const headers = { "content-type": "application/json" };
  const response = await call(postLogin, "/api/user/login", { method: "POST", headers, body });
  expect(response.status).toBe(200);
});
