import { expect, test } from "vitest";
import { imprintBlocks } from "./text-pages";

const facts = {
  phone: "+43 316 1234",
  email: "hallo@example.com",
  address: { street: "Ringweg 1", zipcode: "8010", city: "Graz", countryCode: "AT" },
};

test("an imprint names who runs the site, where, and how to reach them", () => {
  expect(imprintBlocks({ ...facts, legalName: "Bäckerei Ott GmbH" }, "de")).toEqual([
    { kind: "paragraph", runs: ["Bäckerei Ott GmbH\nRingweg 1\n8010 Graz"] },
    {
      kind: "paragraph",
      runs: [
        { text: "+43 316 1234", to: "tel:+433161234" },
        "\n",
        { text: "hallo@example.com", to: "mailto:hallo@example.com" },
      ],
    },
  ]);
});

test("without a legal name it has the company's, and without an address it is left to its writer", () => {
  expect(imprintBlocks({ address: facts.address }, "de")).toEqual([
    { kind: "paragraph", runs: [{ brand: true }, "\n", "Ringweg 1\n8010 Graz"] },
  ]);
  expect(imprintBlocks({ phone: facts.phone }, "de")).toEqual([]);
});
