import { z } from "zod";

export const emailMaxLength = 254;

/** Whether an account can have this normalized address. */
export const isEmail = (address: string): boolean =>
  address.length <= emailMaxLength && z.regexes.email.test(address);
