import { countryName } from "@/lib/country-name";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

let codes: ReadonlyMap<string, string> | undefined;

function readCodes(): ReadonlyMap<string, string> {
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  // The first code of a name is the last one that is set.
  return new Map(all.reverse().map((code) => [countryName(code), code]));
}

/** The name of a customer's country in another language. Most are stored in English; others stay as they were typed. */
export function customerCountryIn(language: string, stored: string): string {
  codes ??= readCodes();
  const code = codes.get(stored);
  return code ? countryName(code, language) : stored;
}
