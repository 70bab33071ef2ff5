import { readdirSync } from "node:fs";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { addPurchase } from "../../e2e/support/purchases";
import { atMost, type Figure } from "../bench/figures";
import type { Instance } from "./instance";
import type { Shop } from "./shop";

/** By which values the parameters of a page's address are replaced. */
const samples: Record<string, string[]> = {
  // The addresses of the main language have none.
  "[lang]": [""],
  "[id]": ["1"],
  "[[...ids]]": ["", "1/2"],
  "[ids]": ["3"],
  "[name]": ["silent"],
  "[outcome]": ["paid"],
  "[section]": ["orders"],
  "[[...state]]": ["", "premium/blue/price-a", "2"],
  "[trade]": ["restaurant"],
  "[words]": ["dark"],
  "[[...page]]": ["", "2"],
};

/** Beside the pages: what other programs read, and the templates. */
const otherPlaces = [
  "/feed.json",
  "/feed.xml",
  "/llms.txt",
  "/robots.txt",
  "/sitemap.xml",
  "/preview/silent",
  "/preview/silent/bare",
  "/preview/silent/frame",
  "/og/home",
  "/api/preset",
];

/** The address of each page under `app`, with a sample of every parameter. */
function everyAddress(license: string): string[] {
  const known: typeof samples = { ...samples, "[license]": [license], "[key]": [license] };
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file));
  return pages.flatMap((file) => {
    const parts = file.split("/").slice(0, -1);
    return parts.reduce(
      (addresses, part) => {
        if (part.startsWith("(")) return addresses;
        const values = part.startsWith("[") ? known[part] : [part];
        if (!values) throw new Error(`pages.ts has no sample for ${part} of app/${file}.`);
        return addresses.flatMap((it) => values.map((value) => (value ? `${it}/${value}` : it)));
      },
      [""],
    );
  });
}

/** Requests each kind of page as a guest and as a customer, who is the admin. */
export async function visitEveryPage(instance: Instance, shop: Shop): Promise<Figure[]> {
  const response = await instance.send("POST", "/api/user/login", shop.admin);
  const cookie = response.headers
    .getSetCookie()
    .map((it) => it.split(";", 1)[0])
    .join("; ");
  const places = [...everyAddress(await buy(shop)), ...otherPlaces].map((it) => it || "/");
  const failed: string[] = [];
  for (const place of places) {
    for (const [who, headers] of [
      ["guest", {}],
      ["customer", { Cookie: cookie }],
    ] as const) {
      const found = await look(instance, place, headers);
      if (found) failed.push(`${place} as ${who}: ${found}`);
    }
  }
  const figure = atMost(
    `Failed of ${places.length} kinds of page, twice`,
    0,
    failed.length,
    String,
  );
  return [{ ...figure, measured: [figure.measured, ...failed].join(" ") }];
}

/** What is wrong with a page, if anything. */
async function look(instance: Instance, place: string, headers: HeadersInit) {
  try {
    const response = await instance.get(place, headers);
    await response.arrayBuffer();
    const { status } = response;
    return status < 400 || (status === 404 && place.endsWith("/unknown")) ? undefined : status;
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error);
  }
}

/** The admin's purchase, with a site. */
async function buy({ admin }: Shop): Promise<string> {
  const [owner] = await database()
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, admin.email));
  if (!owner) throw new Error("There is no admin.");
  return (await addPurchase(owner, { withDeployment: true })).license;
}
