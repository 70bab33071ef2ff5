import { expect, test } from "vitest";
import { brands } from "./screening/brands";
import { impersonatedBy } from "./site-names";

/** @requirement Sites: Names that mislead are refused, also where digits stand for letters */
test.each([
  ...["www", "admin", "api", "mail", "login", "l0gin", "log-in", "1ogin", "adm1n", "support"].map(
    (name) => [name, "shop"],
  ),
  ...["paypal", "paypa1", "pay-pal", "paypal-login", "my-paypai", "securepaypal", "paypalhelp"].map(
    (name) => [name, "brand"],
  ),
  ...["presetry-help", "g00gle", "arnazon", "rnicrosoft-365", "ups", "app1e", "dhl-parcel"].map(
    (name) => [name, "brand"],
  ),
])("%s would be taken for the %s", (name, whose) => {
  expect(impersonatedBy(name)).toBe(whose);
});

test.each(
  [
    "apple-support steam-l0gin visa-secure elster elster-online elster-login",
    "e1ster-portal elsterlogin onlineelster amazon-konto amazonpay kraken-wallet",
  ].flatMap((names) => names.split(" ")),
)("%s is for a brand's customers", (name) => {
  expect(impersonatedBy(name)).toBe("brand");
});

test("each company that the screening knows is refused as a name", () => {
  const names = brands.flatMap((brand) =>
    brand.names.map((name) =>
      name
        .normalize("NFKD")
        .toLowerCase()
        .replace(/[^a-z\d]/g, ""),
    ),
  );
  expect(names.filter((name) => impersonatedBy(name) === null)).toEqual([]);
});

test("the shop's own name is refused", () => {
  expect(impersonatedBy("presetry")).toBe("shop");
  expect(impersonatedBy("pre5etry")).toBe("shop");
});

test.each([
  "north-street-bakery",
  "halden",
  "upstairs",
  "ups-and-downs",
  "apple-farm",
  "steam-cleaning",
  "elster-apotheke",
  "elsterapotheke",
  "kraken-diving",
  "krakenbar",
  "ameli-and-sons",
  "adobe-walls",
  "outlook-cabins",
  "amazon-river-tours",
  "the-mall",
  "mall",
  "pineapple-juice",
  "appleton-orchards",
  "visage-studio",
  "supporters-club",
  "mailman-brothers",
  "paying-guests",
  "wisenheimer",
  "1987-records",
  "lamps-1732654321",
])("%s is an honest name", (name) => {
  expect(impersonatedBy(name)).toBeNull();
});

test("the names that the shop gives by itself are none of these", () => {
  for (const slug of ["atlantic", "gourmet-grove", "simple", "trend"]) {
    expect(impersonatedBy(`${slug}-4d5a6e7c8b9f`)).toBeNull();
  }
});
