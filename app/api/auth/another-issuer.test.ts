import { expect, test, vi } from "vitest";
import { startTestIssuer } from "@/e2e/support/issuer";
import { takeLogText } from "@/e2e/support/log";
import { newBrowser } from "@/e2e/support/sign-in";

const issuer = startTestIssuer();

test("an issuer whose metadata is another's signs nobody in", async () => {
  // The same server, whose metadata has its other name.
  vi.stubEnv("OIDC_ISSUER", issuer.url().replace("localhost", "127.0.0.1"));
  const browser = newBrowser();
  expect(await browser.signIn({ email: "ada@example.com" })).toContain("identity=failed");
  expect((await browser.whoAmI()).status).toBe(401);
  expect(takeLogText().join("")).toContain("names another one than OIDC_ISSUER");
});
