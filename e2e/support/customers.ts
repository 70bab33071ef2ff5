import { openSession } from "@/lib/platform/sessions/commands";
import { addUser } from "./factories";

/** A signed-in customer, with the headers of their token and of their cookie. */
export async function addCustomer(
  values: Parameters<typeof addUser>[0] = {},
  login: Parameters<typeof openSession>[1] = {},
) {
  const user = await addUser(values);
  const { token, cookie } = await openSession(user.id, login);
  const pair = cookie.slice(0, cookie.indexOf(";"));
  return {
    ...user,
    token,
    bearer: { authorization: token },
    cookie: { cookie: pair, "sec-fetch-site": "same-origin" },
  };
}

/** The admin, signed in with a second factor; once per test file. */
export const addAdmin = (login: Parameters<typeof openSession>[1] = { hasSecondFactor: true }) =>
  addCustomer({ email: "admin@presetry.example", emailVerifiedAt: new Date() }, login);
