import { z } from "zod";

export const emailMaxLength = 254;

/** Whether an account can have this normalized address. */
export const isEmail = (address: string): boolean =>
  address.length <= emailMaxLength && z.regexes.email.test(address);

/** Why the shop cannot use an address. */
function emailProblem(address: string): string {
  if (address.length > emailMaxLength) {
    return `Email shouldn't have more than ${emailMaxLength} characters`;
  }
  return /\P{ASCII}/u.test(address)
    ? "Please write the address with the letters a to z: our e-mail service cannot deliver to others"
    : "Incorrect email format";
}

interface Refused {
  input?: unknown;
}

/** For the rules of a schema. */
export const emailRefusal = ({ input }: Refused): string => emailProblem(String(input));
