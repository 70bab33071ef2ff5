import { openSession } from "@/lib/sessions/commands";
import { addUser } from "./factories";

/** A customer who is signed in, and both ways to say so. */
export async function addCustomer(facts: Parameters<typeof addUser>[0] = {}) {
  const user = await addUser(facts);
  const { token, cookie } = await openSession(user.id);
  const pair = cookie.slice(0, cookie.indexOf(";"));
  return {
    ...user,
    token,
    bearer: { authorization: token },
    cookie: { cookie: pair, "sec-fetch-site": "same-origin" },
  };
}

/** The one customer who may use the back office; once a test file. */
export const addAdmin = () =>
  addCustomer({ email: "admin@presetry.example", emailVerifiedAt: new Date() });
