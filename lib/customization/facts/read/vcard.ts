import { toCountryCode } from "@/lib/countries";
import { factLimits } from "../limits";
import type { Finding } from "../schemas";
import { collectFindings, type Found } from "./findings";

interface Property {
  name: string;
  parameters: string;
  value: string;
}

const decodeQuotedPrintable = (value: string): string => {
  try {
    return decodeURIComponent(value.replace(/%/g, "%25").replace(/=([\dA-F]{2})/gi, "%$1"));
  } catch {
    return value;
  }
};

function* propertiesOf(text: string): Generator<Property> {
  const unfolded = text
    .replace(/=\r?\n/g, "")
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/);
  for (const line of unfolded) {
    const match = /^(?:[\w-]{1,40}\.)?([A-Za-z-]{1,40})(;[^:]{0,500})?:(.*)$/.exec(line);
    if (!match) continue;
    const [, name = "", parameters = "", value = ""] = match;
    const isQuoted = /quoted-printable/i.test(parameters);
    yield {
      name: name.toUpperCase(),
      parameters: parameters.toLowerCase(),
      value: isQuoted ? decodeQuotedPrintable(value) : value,
    };
  }
}

/** The parts of a value that semicolons separate. */
const partsOf = (value: string): string[] =>
  value.split(/(?<!\\);/).map((part) =>
    part
      .replace(/\\n/gi, ", ")
      .replace(/\\([\\;,])/g, "$1")
      .trim(),
  );

const urlOf = (value: string) => (/^https?:/i.test(value) ? value : undefined);

function* factsOf(text: string): Generator<Found> {
  let organization: string | undefined;
  let fullName: string | undefined;
  for (const { name, parameters, value } of propertiesOf(text)) {
    const [first = ""] = partsOf(value);
    if (name === "END") break;
    if (name === "ORG") organization ??= first;
    if (name === "FN") fullName ??= first;
    if (name === "TEL" && !/fax|pager/.test(parameters)) {
      yield { fact: "phone", value: first.replace(/^tel:/i, "") };
    }
    if (name === "EMAIL") yield { fact: "email", value: first.replace(/^mailto:/i, "") };
    if (name === "ADR") {
      const [, extra, street, city, , zipcode, country = ""] = partsOf(value);
      yield {
        fact: "address",
        value: {
          street: street || extra || "",
          city: city ?? "",
          zipcode: zipcode || undefined,
          countryCode: toCountryCode(country) ?? undefined,
        },
      };
    }
    if (name === "URL" || name === "X-SOCIALPROFILE") yield { fact: "link", value: urlOf(value) };
    if (name === "LOGO" || name === "PHOTO") yield { fact: "logo", value: urlOf(value) };
    if (name === "NOTE") yield { fact: "about", value: first.slice(0, factLimits.about) };
  }
  yield { fact: "name", value: organization || fullName };
}

/** The facts of the first card in a vCard file of version 2.1, 3.0 or 4.0. */
export function readVcard(text: string, page: string): Finding[] {
  const { findings, add } = collectFindings();
  for (const found of factsOf(text)) {
    add(found, { page, place: "structured data" }, false);
  }
  return findings;
}
