import { setTimeout as sleep } from "node:timers/promises";
import { drawPicture } from "../../e2e/support/pictures";
import { atMost, expected, type Figure, forInformation } from "../bench/figures";
import { step } from "../shared/progress.mjs";
import { drawHostilePictures } from "./hostile-pictures";
import { loginFigures, timeLogins } from "./logins";
import { watchMemory } from "./memory";
import { type AttackedShop, countStatuses } from "./shop";

const uploads = 50;
const mostAddedBytes = 300 * 2 ** 20;
export const megabytes = (value: number) => `${(value / 2 ** 20).toFixed(0)} MB`;

export function upload(shop: AttackedShop, token: string, bytes: Uint8Array) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "logo"));
  const headers = { authorization: token };
  return shop.send("/api/media", { method: "POST", body: form, headers });
}

/**
 * Repeats the upload for as long as the shop asks to wait; returns the milliseconds until the
 * picture was stored.
 */
async function uploadPatiently(shop: AttackedShop, token: string): Promise<number> {
  const picture = await drawPicture({});
  const start = performance.now();
  for (;;) {
    const { status, headers } = await upload(shop, token, picture);
    if (status === 200) return performance.now() - start;
    if (status !== 503) throw new Error(`A customer's upload was answered with ${status}.`);
    await sleep(Number(headers.get("retry-after")) * 1000);
  }
}

/** Hostile pictures at once, while customers sign in and one of them uploads a logo. */
export async function attackPictures(shop: AttackedShop): Promise<Figure[]> {
  const pictures = await step("Draw hostile pictures", drawHostilePictures);
  const tokens = await step("Sign the attackers in", async () => {
    const signedIn: string[] = [];
    for (let attacker = 0; attacker <= uploads; attacker++) signedIn.push(await shop.token());
    return signedIn;
  });
  const customer = tokens.pop() ?? "";
  await uploadPatiently(shop, customer);
  const quiet = await step("Quiet", async () => {
    const stop = watchMemory(shop.pid);
    const { times } = await timeLogins(shop, () => sleep(5_000));
    return { times, memory: stop() };
  });
  const attack = await step(`${uploads} hostile pictures at once`, async () => {
    const stop = watchMemory(shop.pid);
    const { times, result } = await timeLogins(shop, async () => {
      const attacking = tokens.map(async (token, n) => {
        const picture = pictures[n % pictures.length];
        const { status } = await upload(shop, token, picture?.bytes ?? new Uint8Array());
        return { name: picture?.name ?? "", status };
      });
      const waited = await uploadPatiently(shop, customer);
      return { answers: await Promise.all(attacking), waited };
    });
    return { times, ...result, memory: stop() };
  });
  const alone = await step("Each picture alone", () => one(shop, pictures));
  const page = await shop.send("/");
  return [
    atMost("Memory added, in all", mostAddedBytes, attack.memory - quiet.memory, megabytes),
    forInformation(
      "Memory: quiet, under attack",
      `${megabytes(quiet.memory)}, ${megabytes(attack.memory)}`,
    ),
    ...loginFigures(quiet.times, attack.times),
    forInformation("Answers", countStatuses(attack.answers.map(({ status }) => status))),
    forInformation(
      "A customer's logo, sent again as told, was stored after",
      `${(attack.waited / 1000).toFixed(1)} s`,
    ),
    ...alone,
    expected("The shop lives", page.status === 200),
  ];
}

/** The cost of each picture by itself. */
async function one(
  shop: AttackedShop,
  pictures: Awaited<ReturnType<typeof drawHostilePictures>>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, bytes } of pictures) {
    const token = await shop.token();
    const stop = watchMemory(shop.pid);
    const start = performance.now();
    const { status } = await upload(shop, token, bytes);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const size = `${(bytes.length / 1024).toFixed(1)} KB`;
    figures.push(
      forInformation(`${name}, ${size}`, `${status}, ${seconds} s, ${megabytes(stop())} in all`),
    );
  }
  return figures;
}
