import { expect, test } from "vitest";
import { missingBilling } from "./billing";

const empty = {
  legalName: "",
  street: "",
  street2: "",
  city: "",
  region: "",
  zipcode: "",
  country: "",
};

const facts = {
  legalName: "Sommer GmbH",
  address: { street: "Ringweg 1", zipcode: "8010", city: "Graz", countryCode: "AT" },
};

const countryOf = (code: string) => ({ AT: "Austria" })[code] ?? "";

const whole = { street: "Ringweg 1", zipcode: "8010", city: "Graz", country: "Austria" };

/** @requirement Facts: Billing details that are empty are filled from the company's facts, to be seen first */
test.each([
  ["nothing known", {}, { legalName: "Sommer GmbH", ...whole }],
  ["a name", { legalName: "Sommer KG" }, whole],
  ["a part of an address", { city: "Linz" }, { legalName: "Sommer GmbH" }],
  ["the same country", { country: "Austria" }, { legalName: "Sommer GmbH", ...whole }],
  ["another country", { country: "Germany" }, { legalName: "Sommer GmbH" }],
])("with %s", (_, known, missing) => {
  expect(missingBilling({ ...empty, ...known }, facts, countryOf)).toEqual(missing);
});

test("without facts nothing is filled", () => {
  expect(missingBilling(empty, {}, countryOf)).toEqual({});
});
