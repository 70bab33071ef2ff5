/**
 * Verifies the shop on every kind of host: `npm run prove-deployment`, or a part of it with
 * `npm run prove-deployment -- --only instances`. Each part records its figures in .data/measurements.md.
 */
import { parseArgs } from "node:util";
import { type Part, runParts } from "./bench/parts";
import { verifyConnections } from "./prove-deployment/connections";
import { verifyContainer } from "./prove-deployment/container";
import { verifyDomains } from "./prove-deployment/domains";
import { verifyFunctions } from "./prove-deployment/function";
import { verifyInstances } from "./prove-deployment/instances";
import { verifyNginx } from "./prove-deployment/nginx";
import { verifyOpenNext } from "./prove-deployment/opennext";
import { verifyReadOnly } from "./prove-deployment/read-only";
import { verifyRestart } from "./prove-deployment/restart";
import { verifyRollingRestart } from "./prove-deployment/rolling-restart";
import { prepareShop, type Shop } from "./prove-deployment/shop";

const verifications: Part<Shop>[] = [
  {
    name: "restart",
    setup: "One instance, without Redis.",
    run: verifyRestart,
  },
  {
    name: "instances",
    setup: "Two instances of one build, one PostgreSQL, one Redis.",
    run: verifyInstances,
  },
  {
    name: "read-only",
    setup: "The production server where no file system can be written to.",
    run: verifyReadOnly,
  },
  {
    name: "container",
    setup:
      "The standalone build, laid out as docs/deploy/Dockerfile does, alone on a read-only disk.",
    run: verifyContainer,
  },
  {
    name: "connections",
    setup: "Fifty processes with the shop's own database client, all cold, against one PostgreSQL.",
    run: verifyConnections,
  },
  {
    name: "nginx",
    setup: "docs/deploy/nginx.conf before one instance; wrk on the same machine, 64 connections.",
    run: verifyNginx,
  },
  {
    name: "rolling-restart",
    setup: "Two instances behind docs/deploy/nginx.conf, one PostgreSQL, one Redis.",
    run: verifyRollingRestart,
  },
  {
    name: "domains",
    setup:
      "docs/deploy/Caddyfile before one of two instances, with Caddy's own certificate authority and a wildcard certificate from files.",
    run: verifyDomains,
  },
  {
    name: "functions",
    setup: "Next's build for function hosts; each function packed alone, run as nobody.",
    run: verifyFunctions,
  },
  {
    name: "opennext",
    setup:
      "docs/deploy/open-next.config.ts: two AWS functions, called as by a function URL, one S3, one DynamoDB.",
    run: verifyOpenNext,
  },
];

const command = "npm run prove-deployment";

function choose() {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  return { parts: verifications, only: values.only };
}

await runParts(command, choose, () => prepareShop(command));
