import { expect, test, vi } from "vitest";
import { addAdmin } from "@/e2e/support/customers";
import { permissions } from "../staff/rules";
import { findActor } from "./authenticate";

test("with ADMIN_SECOND_FACTOR=optional a password alone opens the back office", async () => {
  // Before the first session: it is read only once.
  vi.stubEnv("ADMIN_SECOND_FACTOR", "optional");
  const admin = await addAdmin({});
  expect(await findActor({ headers: new Headers(admin.bearer) })).toMatchObject({
    permissions,
    hasSecondFactor: false,
    needsSecondFactor: false,
  });
});
