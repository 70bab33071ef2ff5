import { addAccounts, passwordHashOf, setUpAccount } from "@/db/accounts";
import { env } from "@/lib/env";
import { hashPassword, verifyPassword } from "@/lib/passwords";
import { site } from "@/lib/site";
import { newPassword } from "../shared/environment";
import { addDemoOrders } from "./demo-orders";

export interface SignIn {
  name: string;
  email: string;
  password: string;
}

const adminEmail = () => env("site").ADMIN_EMAIL.toLowerCase();

const demoCustomer = "demo@presetry.example";

/** Creates a customer with orders and the admin; returns the accounts that this password signs in to. */
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

/** Gives the configured admin account a new password, which is returned and stored nowhere else. */
export async function setUpAdmin(url: string): Promise<SignIn> {
  const password = newPassword(15);
  const passwordHash = await hashPassword(password);
  await setUpAccount(url, { email: adminEmail(), name: site.name, passwordHash });
  return { name: "Admin", email: adminEmail(), password };
}
