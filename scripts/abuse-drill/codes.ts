import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { encodeSharedPreview } from "@/lib/customization/preview/rules";
import { noChoices } from "../../lib/customization/palette/rules";
import { atMost, expected, type Figure, forInformation } from "../bench/figures";
import { step } from "../shared/progress.mjs";
import { newAddress } from "./calls";
import { flood } from "./flood";
import { loginFigures, timeLogins } from "./logins";
import { type AttackedShop, countStatuses } from "./shop";

const perSecond = 30;
const seconds = 10;

const random = () => randomBytes(9).toString("base64url").replaceAll("-", "a");
const letters = "BCDFGHJKMNPQRSTVWXZ";
const licenseKey = () =>
  [...randomBytes(20)].map((byte) => letters[byte % letters.length]).join("");
const sharedCode = () => encodeSharedPreview({ choices: noChoices, name: random(), logo: "" });

/** Addresses that are rendered for each code. */
export const randomAddresses: Record<string, () => string> = {
  "Pictures of random previews": () => `/og/shared/cali/${sharedCode()}`,
  "Random licenses": () => `/license/${licenseKey().replace(/.{4}(?=.)/g, "$&-")}`,
  "Random reset links": () => `/reset-password/${random()}`,
  "Random previews": () => `/preview/cali/shared/${sharedCode()}`,
};

const floodPaths = (shop: AttackedShop, path: () => string, address: () => string) =>
  flood(
    1000 / perSecond,
    (sent) => sent === perSecond * seconds,
    () => shop.send(path(), { address: address() }),
  );

/** Requests codes that do not exist while customers sign in. */
export async function attackCodes(shop: AttackedShop): Promise<Figure[]> {
  const quiet = await step("Quiet", () => timeLogins(shop, () => sleep(5_000)));
  const figures: Figure[] = [];
  const attacked: number[] = [];
  for (const [name, path] of Object.entries(randomAddresses)) {
    const attacker = newAddress();
    for (const [from, address] of [
      ["one address", () => attacker],
      ["many addresses", newAddress],
    ] as const) {
      const { times, result } = await step(`${name}, ${from}`, () =>
        timeLogins(shop, () => floodPaths(shop, path, address)),
      );
      attacked.push(...times);
      figures.push(forInformation(`${name}, ${from}`, countStatuses(result)));
      if (name.startsWith("Pictures")) {
        const drawn = result.filter((status) => status === 200).length;
        figures.push(atMost("Pictures drawn", 0, drawn, String));
      }
    }
  }
  const page = await (await shop.send(`/preview/cali/shared/${sharedCode()}`)).text();
  const card = /og:image" content="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "/none";
  const drawn = await shop.send(card);
  return [
    ...loginFigures(quiet.times, attacked),
    ...figures,
    expected("The picture that a shared page names is drawn", drawn.status === 200),
  ];
}
