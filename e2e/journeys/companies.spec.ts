import { cali, putInAccount } from "../fixtures/cart";
import { followToPayPal } from "../fixtures/checkout";
import { expect, newCustomer, registerCustomer, signIn, test } from "../fixtures/customer";
import { pdfText } from "../support/pdf-text";
import { sampleOf } from "../support/sweep";

interface Company {
  /** What the registration takes. */
  displayName: string;
  country: string;
  fields: Record<string, string>;
  /** What the invoice says about its tax. */
  tax: RegExp;
}

/** Companies in the words and addresses of their countries. */
const companies: Company[] = [
  {
    displayName: "Müller und Söhne",
    country: "Germany",
    fields: {
      "Company name": "Müller & Söhne Gebäudereinigung GmbH & Co. KG",
      "Last name": "Müller-Lüdenscheidt",
      "First name": "Jörg",
      "Street and number": "Straße des 17. Juni 135",
      City: "Berlin",
      "Zip code": "10623",
      "Your reference": "992-90009-96",
    },
    tax: /19 %/,
  },
  {
    displayName: "Loumidis",
    country: "Greece",
    fields: {
      "Company name": "Καφεκοπτεία Λουμίδη Α.Ε.",
      "Last name": "Παπαδόπουλος",
      "First name": "Γιώργος",
      "Street and number": "Ερμού 12",
      City: "Αθήνα",
      "Zip code": "105 63",
      "VAT id": "EL 123 456 783",
    },
    tax: /reverse charge/i,
  },
  {
    displayName: "Lechem Erez",
    country: "Israel",
    fields: {
      "Company name": 'מאפיית לחם ארז 1994 בע"מ',
      "Last name": "כהן",
      "First name": "דוד",
      "Street and number": "דיזנגוף 99",
      City: "תל אביב",
      "Zip code": "6439602",
    },
    tax: /outside/i,
  },
  {
    displayName: "Sakura Design",
    country: "Japan",
    fields: {
      "Company name": "株式会社さくらデザイン",
      "Last name": "山田",
      "First name": "太郎",
      "Street and number": "新宿3-14-1",
      City: "新宿区",
      Prefecture: "東京都",
      "Zip code": "160-0022",
    },
    tax: /outside/i,
  },
  {
    displayName: "Panaderia Nunez",
    country: "Spain",
    fields: {
      "Company name": "Panadería L’Àvia Núñez 1928, S.L.",
      "Last name": "Núñez",
      "First name": "María José",
      "Street and number": "Calle Triana 12",
      City: "Las Palmas de Gran Canaria",
      Province: "Las Palmas",
      "Zip code": "35002",
    },
    tax: /outside/i,
  },
];

const withoutSpaces = (text: string) => text.replace(/\s+/g, "");

/** What has to be in the invoice: readers restore the order of words from right to left in their own ways. */
const partsOf = (text: string): readonly string[] =>
  /\p{Script=Hebrew}/u.test(text) ? (text.match(/[\p{L}\d]{2,}/gu) ?? []) : [withoutSpaces(text)];

for (const { displayName, country, fields, tax } of sampleOf(companies, 2)) {
  /** @requirement Invoices: Companies of every script buy, and their invoice names them to the letter */
  test(`a company of ${country} buys, and gets its invoice`, async ({ page }) => {
    test.slow();
    await page.route("**/sdk/js?*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    const customer = newCustomer(displayName);
    await registerCustomer(page.request, customer);
    await signIn(page, customer);
    await putInAccount(page.request, customer.email, [cali.id]);
    await page.goto("/pay");
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Your data" });
    await dialog.getByLabel("Country").selectOption(country);
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
    await dialog.getByLabel("I buy for a business").check();
    await dialog.getByRole("button", { name: "PayPal", exact: true }).click();
    await followToPayPal(page);
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page).toHaveURL(/\/pay\/outcome\/paid/);
    await page.goto("/purchases");
    const invoice = page.getByRole("link", { name: /^Invoice / });
    const response = await page.request.get((await invoice.getAttribute("href")) ?? "");
    const text = await pdfText(await response.body());
    expect(text).toMatch(tax);
    for (const part of Object.values(fields).flatMap(partsOf)) {
      expect(withoutSpaces(text)).toContain(part);
    }
  });
}
