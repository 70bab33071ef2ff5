import { countryName } from "@/lib/country-name";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The name of a customer's country in another language. Most are stored in English; others stay as they were typed. */
export function countryIn(language: string, stored: string): string {
  const code = letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((it) => countryName(it) === stored);
  return code ? countryName(code, language) : stored;
}
