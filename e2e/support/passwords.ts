import { hash } from "@node-rs/argon2";
import { addCustomer } from "./customers";

/** The password of every customer of `addCustomerWithPassword`. */
export const password = "Blue-Door-7";

/** At the smallest cost, which is part of the hash: a login takes a millisecond. */
export const hashCheaply = (text: string) =>
  hash(text, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export async function addCustomerWithPassword(values: Parameters<typeof addCustomer>[0] = {}) {
  return addCustomer({ passwordHash: await hashCheaply(password), ...values });
}
