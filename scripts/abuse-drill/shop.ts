import { addAccounts } from "@/db/accounts";
import { hashPassword } from "@/lib/passwords";
import { startShop } from "../outage-drill/shop";
import { newPassword } from "../shared/environment";
import { step } from "../shared/progress.mjs";
import { callsTo } from "./calls";

export type AttackedShop = Awaited<ReturnType<typeof prepareShop>>;

const accountCount = 200;

/** How often each status was answered; 0 stands for no answer. */
export function countStatuses(statuses: number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
}

/** The shop with its real limits, behind one proxy, and many customers. */
export async function prepareShop() {
  const shop = await startShop({ RATE_LIMIT_SCALE: "1", TRUSTED_PROXIES: "1" });
  const password = newPassword(6);
  const emails = Array.from({ length: accountCount }, (_, n) => `drill-${n}@presetry.example`);
  await step("Open accounts", async () => {
    const passwordHash = await hashPassword(password);
    const accounts = emails.map((email) => ({ email, name: "Acme", passwordHash }));
    await addAccounts(shop.databaseUrl, accounts);
  });

  const { send, post } = callsTo(shop.url);

  // The first account is attacked, the others are customers.
  const [attackedEmail = "", ...customers] = emails;
  let next = 0;
  /** Returns another account at each call. */
  const newEmail = () => customers[next++ % customers.length] ?? "";

  const logIn = (email = newEmail(), { address }: { address?: string } = {}) =>
    post("/api/user/login", { email, password }, {}, address);

  return {
    ...shop,
    send,
    post,
    attackedEmail,
    newEmail,
    password,
    logIn,
    /** Returns the access token of another account at each call. */
    token: async (email = newEmail()) => (await (await logIn(email)).json()) as string,
  };
}
