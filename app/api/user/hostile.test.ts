import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/limits";
import {
  getProfile,
  getUser,
  postForgot,
  postLogin,
  postRegister,
  putProfile,
  putReset,
} from "@/lib/accounts/endpoints";
import type { Endpoint } from "@/lib/http/endpoint";
import { getValidate, postLogout } from "@/lib/sessions/endpoints";
import { call, type Handler } from "@/scripts/testing/call";
import { addCustomer } from "@/scripts/testing/customers";
import { settleAfter } from "@/scripts/testing/framework/next-server";
import { expectGoodManners, requests } from "@/scripts/testing/hostile";
import { startMailbox } from "@/scripts/testing/mailbox";
import { watchStderr } from "@/scripts/testing/stderr";
import * as profileRoute from "./[email]/route";
import * as forgotRoute from "./forgot/route";
import * as loginRoute from "./login/route";
import * as logoutRoute from "./logout/route";
import * as registerRoute from "./register/route";
import * as resetRoute from "./reset/[token]/route";
import * as userRoute from "./route";
import * as validateRoute from "./validate/route";

startMailbox();

const seed = 20_261_121;
const numRuns = 100;

/** The one whose address the friendly requests name. */
let ann: Awaited<ReturnType<typeof addCustomer>>;

beforeAll(async () => {
  ann = await addCustomer({ email: "ann@example.com" });
});

const routes: [Endpoint, Handler][] = [
  [getUser, userRoute.GET],
  [postLogin, loginRoute.POST],
  [postLogout, logoutRoute.POST],
  [getValidate, validateRoute.GET],
  [postRegister, registerRoute.POST],
  [postForgot, forgotRoute.POST],
  [putReset, resetRoute.PUT as Handler],
  [getProfile, profileRoute.GET as Handler],
  [putProfile, profileRoute.PUT as Handler],
];

test.each(routes)(
  "$method $path keeps its manners, and only registering makes an account",
  async (endpoint, handler) => {
    const lines = watchStderr();
    const accounts = await database().$count(users);
    await fc.assert(
      fc.asyncProperty(
        requests(endpoint),
        async ({ params, query, type, body, forwarded, isAdmin: isSignedIn, origin }) => {
          await database().delete(rateLimits);
          const response = await call(handler, `${endpoint.path}?${query}`, {
            method: endpoint.method,
            params,
            body,
            headers: {
              "content-type": type,
              "x-forwarded-for": forwarded,
              ...(origin ? { origin } : {}),
              ...(isSignedIn ? ann.bearer : {}),
            },
          });
          if (response.status !== 204) await expectGoodManners(response);
          await settleAfter();
        },
      ),
      { seed, numRuns },
    );
    expect(lines).toEqual([]);
    if (endpoint !== postRegister) expect(await database().$count(users)).toBe(accounts);
  },
  120_000,
);
