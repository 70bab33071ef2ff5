/**
 * Attacks the shop's resources while customers sign in: `npm run abuse-drill`, or one attack with
 * `npm run abuse-drill -- --only pictures`. `--minutes 5` shortens the mixed one. Each records its figures in
 * .data/measurements.md.
 */
import { parseArgs } from "node:util";
import { attackCheckout } from "./abuse-drill/checkout";
import { attackCodes } from "./abuse-drill/codes";
import { attackInEveryWay } from "./abuse-drill/mixed";
import { attackPictures } from "./abuse-drill/pictures";
import { type AttackedShop, prepareShop } from "./abuse-drill/shop";
import { attackWebhook } from "./abuse-drill/webhook";
import { type Figure, isMissed, printFigures } from "./bench/figures";
import { record } from "./bench/record";
import { runCommand } from "./shared/cleanup";
import { bold } from "./shared/progress.mjs";

const { values } = parseArgs({
  options: { only: { type: "string" }, minutes: { type: "string", default: "30" } },
});

const attacks: Record<string, { setup: string; run: (shop: AttackedShop) => Promise<Figure[]> }> = {
  pictures: { setup: "50 uploads at once, each of another account.", run: attackPictures },
  codes: { setup: "Random codes for 10 seconds, of one address and of many.", run: attackCodes },
  webhook: { setup: "Forged events for 5 seconds, of one address.", run: attackWebhook },
  checkout: { setup: "Orders and logins of one account.", run: attackCheckout },
  mixed: {
    setup: `Everything at once for ${values.minutes} minutes, beside 20 customers.`,
    run: attackInEveryWay(Number(values.minutes)),
  },
};

function selected() {
  const names = values.only?.split(",") ?? Object.keys(attacks);
  return names.map((name) => {
    const attack = attacks[name];
    if (attack) return { name, ...attack };
    throw new Error(`There is no attack "${name}": ${Object.keys(attacks).join(", ")}.`);
  });
}

await runCommand(async () => {
  const chosen = selected();
  const shop = await prepareShop();
  const figures: Figure[] = [];
  for (const { name, setup, run } of chosen) {
    console.log(`\n${bold(name)}`);
    const measured = await run(shop);
    console.log();
    printFigures(measured);
    record(`npm run abuse-drill -- --only ${name}`, setup, measured);
    figures.push(...measured);
  }
  return figures.some(isMissed) ? 1 : 0;
});
