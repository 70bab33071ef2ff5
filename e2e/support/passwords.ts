import { hashPassword } from "@/lib/passwords";
import { addCustomer } from "./customers";

/** What every customer of `addCustomerWithPassword` signs in with. */
export const password = "Blue-Door-7";

/** Made once a test file: a hash costs as much as a login. */
let hashed: Promise<string> | undefined;

export async function addCustomerWithPassword(facts: Parameters<typeof addCustomer>[0] = {}) {
  hashed ??= hashPassword(password);
  return addCustomer({ passwordHash: await hashed, ...facts });
}
