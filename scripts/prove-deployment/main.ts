/**
 * Proves that the shop runs anywhere: `npm run prove-deployment`, or a part of it with
 * `npm run prove-deployment -- --only instances`. Each part records its figures in .data/measurements.md.
 */
import { parseArgs } from "node:util";
import { type Figure, isMissed, printFigures } from "../bench/figures";
import { record } from "../bench/record";
import { runCommand } from "../process/cleanup";
import { bold } from "../process/steps.mjs";
import { proveConnections } from "./connections";
import { proveContainer } from "./container";
import { proveFunctions } from "./function";
import { proveInstances } from "./instances";
import { proveNginx } from "./nginx";
import { proveReadOnly } from "./read-only";
import { proveRestart } from "./restart";
import { prepareShop, type Shop } from "./shop";

interface Proof {
  name: string;
  says: string;
  run: (shop: Shop) => Promise<Figure[]>;
}

const proofs: Proof[] = [
  {
    name: "restart",
    says: "One instance, without Redis.",
    run: proveRestart,
  },
  {
    name: "instances",
    says: "Two instances of one build, one PostgreSQL, one Redis.",
    run: proveInstances,
  },
  {
    name: "read-only",
    says: "The production server where no file system can be written to.",
    run: proveReadOnly,
  },
  {
    name: "container",
    says: "The standalone build, laid out as docs/deploy/Dockerfile does, alone on a read-only disk.",
    run: proveContainer,
  },
  {
    name: "connections",
    says: "Fifty processes with the shop's own database client, all cold, against one PostgreSQL.",
    run: proveConnections,
  },
  {
    name: "nginx",
    says: "docs/deploy/nginx.conf before one instance; wrk on the same machine, 64 connections.",
    run: proveNginx,
  },
  {
    name: "functions",
    says: "Next's build for function hosts; each function packed alone, run as nobody.",
    run: proveFunctions,
  },
];

function wanted(): Proof[] {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  if (!values.only) return proofs;
  return values.only.split(",").map((name) => {
    const proof = proofs.find((it) => it.name === name);
    if (proof) return proof;
    throw new Error(`There is no proof "${name}": ${proofs.map((it) => it.name).join(", ")}.`);
  });
}

await runCommand(async () => {
  const chosen = wanted();
  const shop = await prepareShop("npm run prove-deployment");
  const figures: Figure[] = [];
  for (const { name, says, run } of chosen) {
    console.log(`\n${bold(name)}`);
    const found = await run(shop);
    console.log();
    printFigures(found);
    record(`npm run prove-deployment -- --only ${name}`, says, found);
    figures.push(...found);
  }
  return figures.some(isMissed) ? 1 : 0;
});
