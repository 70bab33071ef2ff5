/**
 * Attacks the shop's resources while customers sign in: `npm run abuse-drill`, or one attack with
 * `npm run abuse-drill -- --only pictures`. `--minutes 5` shortens the mixed one, `--messages 100000`
 * lengthens that of forms. Each records its figures in .data/measurements.md.
 */
import { parseArgs } from "node:util";
import { attackCheckout } from "./abuse-drill/checkout";
import { attackCodes } from "./abuse-drill/codes";
import { attackForms } from "./abuse-drill/forms";
import { attackInEveryWay } from "./abuse-drill/mixed";
import { attackPictures } from "./abuse-drill/pictures";
import { type AttackedShop, prepareShop } from "./abuse-drill/shop";
import { attackWebhook } from "./abuse-drill/webhook";
import { type Part, runParts } from "./bench/parts";

const attacks = (minutes: string, messages: string): Part<AttackedShop>[] => [
  { name: "pictures", setup: "50 uploads at once, each of another account.", run: attackPictures },
  {
    name: "codes",
    setup: "Random codes for 10 seconds, of one address and of many.",
    run: attackCodes,
  },
  { name: "webhook", setup: "Forged events for 5 seconds, of one address.", run: attackWebhook },
  { name: "checkout", setup: "Orders and logins of one account.", run: attackCheckout },
  {
    name: "forms",
    setup: `${messages} spam messages of 1,000 addresses to one site.`,
    run: attackForms(Number(messages)),
  },
  {
    name: "mixed",
    setup: `Everything at once for ${minutes} minutes, beside 20 customers.`,
    run: attackInEveryWay(Number(minutes)),
  },
];

function choose() {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      minutes: { type: "string", default: "30" },
      messages: { type: "string", default: "10000" },
    },
  });
  return { parts: attacks(values.minutes, values.messages), only: values.only };
}

await runParts("npm run abuse-drill", choose, prepareShop);
