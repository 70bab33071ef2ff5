import { expect, test } from "vitest";
import { addressOf } from "./document";

const customer = {
  email: "ann@example.com",
  company: "Acme",
  firstname: "Ann",
  lastname: "Lee",
  city: "Paris",
  zipcode: "75001",
  country: "Francia",
  countryCode: "FR",
};

test("an address is printed in the order of its country, whose name is in the document's language", () => {
  const address = { ...customer, street: "1 rue de Rivoli", street2: "Bât. B", region: "" };
  const lines = ["Acme", "Ann Lee", "1 rue de Rivoli", "Bât. B", "75001 Paris"];
  expect(addressOf(address)).toEqual([...lines, "France"]);
  expect(addressOf(address, "de")).toEqual([...lines, "Frankreich"]);
});

test("an order from before addresses had a street is printed as it was then", () => {
  expect(addressOf(customer, "de")).toEqual(["Acme", "Ann Lee", "75001 Paris", "Francia"]);
});
