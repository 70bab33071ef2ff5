import { expect, test } from "vitest";
import { type Buyer, buyerSchema } from "./billing";

const marie: Buyer = {
  legalName: "",
  lastname: "Dupont",
  firstname: "Marie",
  street: "12 rue des Lilas",
  street2: "",
  city: "Lyon",
  region: "",
  zipcode: "69001",
  country: "FR",
  vatId: "",
  buyerReference: "",
  forBusiness: false,
  startNow: false,
};

const wrongFields = (toEverybody: boolean, changes: Partial<Buyer>) =>
  buyerSchema(toEverybody)
    .safeParse({ ...marie, ...changes })
    .error?.issues.map(({ path }) => path.join(".")) ?? [];

/** @requirement Consumers: A consumer buys without a company name, and never owes the tax by reverse charge */
test.each<[string, boolean, Partial<Buyer>, string[]]>([
  ["a consumer without a company", true, {}, []],
  ["a consumer whose profile has an old VAT id", true, { vatId: "12" }, []],
  ["a business without a name", true, { forBusiness: true }, ["legalName"]],
  ["a business with a VAT id", true, { forBusiness: true, legalName: "Dupont", vatId: "" }, []],
  [
    "a consumer without a street and a zip code",
    true,
    { street: "", zipcode: "" },
    ["street", "zipcode"],
  ],
  ["a consumer where only businesses buy", false, { legalName: "Dupont" }, ["forBusiness"]],
  ["a business where only businesses buy", false, { legalName: "Dupont", forBusiness: true }, []],
  [
    "a business without zip code",
    false,
    { legalName: "D", forBusiness: true, zipcode: "" },
    ["zipcode"],
  ],
])("%s: what the payment dialog refuses", (_, toEverybody, changes, fields) => {
  expect(wrongFields(toEverybody, changes)).toEqual(fields);
});
