import { toCountryCode } from "@/lib/countries";
import type { TaxDocumentBuyer, TaxDocumentSeller } from "../tax-document";
import { countryIdOf } from "./codes";
import { group, requiredText, text } from "./elements";

interface Options {
  /** False where nothing is subject to VAT: EN 16931 then forbids VAT identifiers (BR-O-02). */
  hasVatIds: boolean;
}

export const sellerElement = (seller: TaxDocumentSeller, { hasVatIds }: Options): string =>
  group(
    "ram:SellerTradeParty",
    requiredText("ram:Name", seller.name),
    group("ram:SpecifiedLegalOrganization", text("ram:ID", seller.registration)),
    group(
      "ram:DefinedTradeContact",
      text("ram:PersonName", seller.name),
      group("ram:TelephoneUniversalCommunication", text("ram:CompleteNumber", seller.phone)),
      group("ram:EmailURIUniversalCommunication", text("ram:URIID", seller.email)),
    ),
    addressElement(seller),
    electronicAddress(seller.email),
    hasVatIds ? taxRegistration("VA", knownVatId(seller.vatId)) : "",
    taxRegistration("FC", seller.taxId),
  );

export const buyerElement = (buyer: TaxDocumentBuyer, { hasVatIds }: Options): string =>
  group(
    "ram:BuyerTradeParty",
    requiredText("ram:Name", buyer.company.trim() || buyer.name),
    group(
      "ram:DefinedTradeContact",
      text("ram:PersonName", buyer.name),
      group("ram:EmailURIUniversalCommunication", text("ram:URIID", buyer.email)),
    ),
    addressElement({ ...buyer, address: buyer.street, line2: buyer.street2 }),
    electronicAddress(buyer.email),
    hasVatIds ? taxRegistration("VA", knownVatId(buyer.vatId)) : "",
  );

interface Address extends Pick<TaxDocumentSeller, "address" | "zipcode" | "city" | "countryCode"> {
  line2?: string;
  region?: string;
}

const addressElement = ({
  address,
  line2 = "",
  zipcode,
  city,
  countryCode,
  region = "",
}: Address) =>
  group(
    "ram:PostalTradeAddress",
    text("ram:PostcodeCode", zipcode),
    text("ram:LineOne", address),
    text("ram:LineTwo", line2),
    text("ram:CityName", city),
    text("ram:CountryID", countryIdOf(countryCode)),
    text("ram:CountrySubDivisionName", region),
  );

/** EM: an email address, in the list of electronic address schemes. */
const electronicAddress = (email: string) =>
  group("ram:URIUniversalCommunication", text("ram:URIID", email, { schemeID: "EM" }));

/** VA: a VAT identifier; FC: a tax number. */
const taxRegistration = (scheme: "VA" | "FC", id: string | null) =>
  group("ram:SpecifiedTaxRegistration", text("ram:ID", id, { schemeID: scheme }));

/**
 * EN 16931 requires that a VAT identifier begins with a country code (BR-CO-9): one that does not
 * is printed on the page only.
 */
export function knownVatId(id: string | null): string | null {
  const letters = id?.slice(0, 2) ?? "";
  const isListed = toCountryCode(letters) === letters && countryIdOf(letters) === letters;
  return letters === "EL" || isListed ? id : null;
}
