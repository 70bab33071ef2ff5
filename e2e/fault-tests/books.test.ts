import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import {
  type InvoiceSeller,
  type InvoiceTax,
  invoiceCorrections,
  invoices,
} from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { refunds } from "@/db/schema/refunds";
import {
  addPaidInvoices,
  exportCsv,
  exportDatev,
  readCsv,
  readDatev,
  readYear,
  type Sums,
  sumCsv,
  sumDatev,
} from "@/e2e/support/book-files";
import { addAdmin } from "@/e2e/support/customers";
import { addUser } from "@/e2e/support/factories";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import { shopAmounts } from "@/lib/amounts";

let admin: Awaited<ReturnType<typeof addAdmin>>;
let userId = 0;
beforeAll(async () => {
  // Before it is read for the first time.
  vi.stubEnv("RATE_LIMIT_SCALE", "100000");
  admin = await addAdmin();
  userId = (await addUser()).id;
});

const months = ["2025-11", "2025-12", "2026-01", "2026-02"];

/** First and last moments of months and the turn of a year, in UTC and in Berlin, and moments between. */
const anyMoment = fc
  .constantFrom(
    "2025-11-30T22:59:59.999Z",
    "2025-11-30T23:00:00.000Z",
    "2025-11-30T23:59:59.999Z",
    "2025-12-01T00:00:00.000Z",
    "2025-12-31T22:59:59.999Z",
    "2025-12-31T23:00:00.000Z",
    "2025-12-31T23:59:59.999Z",
    "2026-01-01T00:00:00.000Z",
    "2026-01-01T00:00:00.001Z",
    "2026-01-15T12:00:00.000Z",
    "2026-01-31T23:59:59.999Z",
    "2026-02-01T00:00:00.000Z",
  )
  .map((at) => new Date(at));

const anyCents = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 999_999 }));

const anyTaxes = fc.constantFrom(null, "S19", "S7", "S20", "AE0", "O0", "mixed" as const);

const anyOrder = fc.record({
  at: anyMoment,
  method: fc.constantFrom("paypal" as const, "bank_transfer" as const),
  cents: anyCents,
  taxes: anyTaxes,
  country: fc.constantFrom("DE", "AT", "US", null),
  fee: fc.option(fc.nat(500)),
  hasPayment: fc.boolean(),
  corrected: fc.option(fc.record({ at: anyMoment, taxes: fc.constantFrom("S19", "AE0") })),
  /** Parts of the whole; the last one is all that is left. */
  refunds: fc.array(
    fc.record({
      at: anyMoment,
      share: fc.constantFrom(0.001, 0.3, 0.5, 1),
      method: fc.constantFrom("paypal" as const, "bank_transfer" as const),
      fee: fc.option(fc.integer({ min: -50, max: 500 })),
      status: fc.constantFrom("completed" as const, "completed" as const, "pending" as const),
    }),
    { maxLength: 3 },
  ),
  isPaid: fc.constantFrom(true, true, true, false),
});
type Order = typeof anyOrder extends fc.Arbitrary<infer O> ? O : never;

const taxOf = (name: string, gross: number): InvoiceTax => {
  const rate = Number(/\d+/.exec(name)?.[0]);
  const netCents = Math.round((gross * 100) / (100 + rate));
  // Cast: the names begin with the category.
  const category = /^[A-Z]+/.exec(name)?.[0] as InvoiceTax["category"];
  return { category, rate, netCents, taxCents: gross - netCents, note: null };
};

function taxesOf(name: Order["taxes"], cents: number): InvoiceTax[] | null {
  if (name === null) return null;
  if (name !== "mixed") return [taxOf(name, cents)];
  const first = Math.floor(cents / 3);
  return [taxOf("S19", first), taxOf("S7", cents - first)];
}

const seller: InvoiceSeller = {
  name: "Shop",
  address: "",
  zipcode: "",
  city: "",
  countryCode: "DE",
  registration: "",
  taxId: "",
  vatId: null,
  email: "",
  phone: "",
};

/** What the books have to say, by hand: each movement, with its month. */
type Ledger = Map<string, Sums>;

const zero = (): Sums => ({ invoiced: 0, credited: 0, received: 0, returned: 0, fees: 0 });

function post(ledger: Ledger, at: Date, moved: Partial<Sums>): void {
  // In winter, clocks in Berlin are an hour ahead.
  const month = new Date(at.getTime() + 3_600_000).toISOString().slice(0, 7);
  const sums = ledger.get(month) ?? zero();
  // Cast: Object.entries forgets the names.
  for (const [name, cents] of Object.entries(moved) as [keyof Sums, number][]) sums[name] += cents;
  ledger.set(month, sums);
}

const customerOf = (countryCode: string | null) => ({
  email: "a@example.com",
  company: '=Łódź; "Cafés" € 🙂\r\n',
  firstname: "",
  lastname: "",
  city: "",
  zipcode: "",
  country: "",
  countryCode,
  vatId: "ATU12345678",
});

const later = (a: Date, b: Date) => (a > b ? a : b);

async function place(order: Order, ledger: Ledger): Promise<void> {
  const { cents: totalCents, method, at, isPaid } = order;
  const taxes = isPaid ? taxesOf(order.taxes, totalCents) : null;
  const customer = customerOf(order.country);
  const [invoice] = await database()
    .insert(invoices)
    .values({
      userId,
      method,
      totalCents,
      subtotalCents: totalCents,
      createdAt: at,
      customer,
    })
    .returning();
  const invoiceId = invoice?.id ?? 0;
  if (isPaid) {
    await database()
      .update(invoices)
      .set({
        status: "paid",
        paidAt: at,
        number: sql`next_invoice_number()`,
        ...(taxes ? { taxes, seller, language: "en" as const } : {}),
      })
      .where(eq(invoices.id, invoiceId));
  }
  const isCaptured = isPaid && method === "paypal" && order.hasPayment;
  if (isCaptured) {
    await database()
      .insert(payments)
      .values({
        invoiceId,
        state: "captured",
        amountCents: totalCents,
        feeCents: order.fee,
        captureId: `C${invoiceId}`,
      });
  }
  if (!isPaid) return;
  post(ledger, at, { invoiced: totalCents, received: totalCents });
  post(ledger, at, { fees: isCaptured ? (order.fee ?? 0) : 0 });
  if (taxes && order.corrected) {
    await database()
      .insert(invoiceCorrections)
      .values({
        invoiceId,
        version: 1,
        number: sql`next_invoice_number()`,
        customer,
        seller,
        taxes: taxesOf(order.corrected.taxes, totalCents) ?? [],
        language: "en",
        createdAt: later(at, order.corrected.at),
      });
  }
  let left = totalCents;
  for (const refund of order.refunds) {
    const amountCents = Math.min(left, Math.ceil(totalCents * refund.share));
    if (amountCents === 0) continue;
    const isDone = refund.status === "completed";
    await database()
      .insert(refunds)
      .values({
        invoiceId,
        method: refund.method,
        amountCents,
        status: refund.status,
        feeCents: refund.method === "paypal" ? refund.fee : null,
        reason: "goodwill",
        reference: `R${invoiceId}-${left}`,
        completedAt: isDone ? later(at, refund.at) : null,
        number: isDone ? sql`next_credit_note_number()` : null,
      });
    left -= amountCents;
    if (!isDone) continue;
    const fees = refund.method === "paypal" ? -(refund.fee ?? 0) : 0;
    post(ledger, later(at, refund.at), { credited: amountCents, returned: amountCents, fees });
  }
}

const sumUp = (all: Iterable<Sums>): Sums => {
  const sums = zero();
  for (const it of all) {
    // Cast: Object.keys forgets the names.
    for (const name of Object.keys(sums) as (keyof Sums)[]) sums[name] += it[name];
  }
  return sums;
};

type Rows = Awaited<ReturnType<typeof readCsv>>;

/** Of an invoice of which nothing is left, its tax is taken back to the cent. */
async function expectTaxesTakenBack(rows: Rows): Promise<void> {
  const whole = await database()
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      sql`${invoices.totalCents} = (select sum(amount_cents) from refunds where invoice_id = ${invoices.id} and status = 'completed')
        and not exists (select from invoice_corrections where invoice_id = ${invoices.id})`,
    );
  for (const { id } of whole) {
    const own = rows.filter(({ Order: order }) => order === String(id));
    const tax = (kind: string) =>
      own
        .filter(({ Kind }) => Kind === kind)
        .reduce((sum, { Tax = "" }) => sum + shopAmounts.decode(Number(Tax)), 0);
    expect(tax("Credit note")).toBe(tax("Invoice"));
  }
}

/** @requirement Books: What is exported is the ledger, to the cent, in each month and in all */
test(
  "after any history, both exports and the sums are the ledger",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyOrder, { minLength: 1, maxLength: 8 }), async (orders) => {
        await database().delete(invoices);
        const ledger: Ledger = new Map();
        for (const order of orders) await place(order, ledger);
        const shown = new Map([
          ...(await readYear(2025, admin.bearer)),
          ...(await readYear(2026, admin.bearer)),
        ]);
        const [byCsv, byDatev, rows]: [Sums[], Sums[], Rows] = [[], [], []];
        for (const month of months) {
          const table = await readCsv(await exportCsv(month, admin.bearer));
          const { bookings } = await readDatev(await exportDatev(month, admin.bearer));
          const wanted = ledger.get(month) ?? zero();
          expect(sumCsv(table), `${month} as CSV`).toEqual(wanted);
          expect(sumDatev(bookings), `${month} for DATEV`).toEqual(wanted);
          expect(shown.get(month) ?? zero(), `${month} as shown`).toEqual(wanted);
          byCsv.push(sumCsv(table));
          byDatev.push(sumDatev(bookings));
          rows.push(...table);
        }
        const all = sumUp(ledger.values());
        expect(sumUp(byCsv)).toEqual(all);
        expect(sumUp(byDatev)).toEqual(all);
        // Nothing is left on the account of customers.
        expect(all.invoiced - all.credited).toBe(all.received - all.returned);
        await expectTaxesTakenBack(rows);
      }),
      { seed: 20_261_123, numRuns: scaled(40) },
    );
  },
  faultTestTimeout * 2,
);

test("documents of the first and the last number of a month are there once, over several batches", async () => {
  await database().delete(invoices);
  const count = 2_100;
  await addPaidInvoices({ userId, count, firstNumber: 5_000, from: "2026-01-01T00:00:00Z" });
  const table = await readCsv(await exportCsv("2026-01", admin.bearer));
  const found = table.filter(({ Kind }) => Kind === "Invoice").map((it) => it.Document);
  expect(found).toEqual(Array.from({ length: count }, (_, at) => `INV-${5_000 + at}`));
});
