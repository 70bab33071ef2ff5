import { hashPassword } from "@/lib/passwords";
import { addCustomer } from "./customers";

/** The password of every customer of `addCustomerWithPassword`. */
export const password = "Blue-Door-7";

/** Computed once per test file: a hash takes as long as a login. */
let hashed: Promise<string> | undefined;

export async function addCustomerWithPassword(values: Parameters<typeof addCustomer>[0] = {}) {
  hashed ??= hashPassword(password);
  return addCustomer({ passwordHash: await hashed, ...values });
}
