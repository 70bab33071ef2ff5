import { addAccounts, passwordHashOf, setUpAccount } from "@/db/accounts";
import { addDemoOrders } from "@/db/demo-orders";
import { env } from "@/lib/env";
import { hashPassword, verifyPassword } from "@/lib/passwords";
import { site } from "@/lib/site";
import { newPassword } from "../shared/environment";

export interface SignIn {
  name: string;
  email: string;
  password: string;
}

const adminEmail = () => env("site").ADMIN_EMAIL.toLowerCase();

const demoCustomer = "demo@presetry.example";

/** A customer with orders and the admin to try the shop with; returns those that the password really opens. */
export async function openDemoAccounts(url: string, password: string): Promise<SignIn[]> {
  const signIns = [
    { name: "Customer", email: demoCustomer, password },
    { name: "Admin", email: adminEmail(), password },
  ];
  const passwordHash = await hashPassword(password);
  await addAccounts(
    url,
    signIns.map(({ name, email }) => ({ email, name: `Demo ${name}`, passwordHash })),
  );
  await addDemoOrders(url, demoCustomer);
  const isOpen = await Promise.all(
    signIns.map(async ({ email }) => verifyPassword(password, await passwordHashOf(url, email))),
  );
  return signIns.filter((_, n) => isOpen[n]);
}

/** The configured admin's account with a new password, which is nowhere else than in the answer. */
export async function setUpAdmin(url: string): Promise<SignIn> {
  const password = newPassword(15);
  const passwordHash = await hashPassword(password);
  await setUpAccount(url, { email: adminEmail(), name: site.name, passwordHash });
  return { name: "Admin", email: adminEmail(), password };
}
