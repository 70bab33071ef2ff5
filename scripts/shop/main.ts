import { runCommand } from "../shared/cleanup";
import { step } from "../shared/progress.mjs";
import { buildShop } from "./build";
import { printAddresses, startDependencies } from "./launch";
import { startScheduler } from "./scheduler";
import { startNext, waitForPage } from "./serve";

await runCommand(async () => {
  const launched = await startDependencies("npm run shop", "production");
  await buildShop(launched.databaseUrl);
  const server = startNext("start", launched.port, "inherit");
  await step("Open the shop", () => waitForPage(server, launched.url));
  startScheduler(launched.url);
  printAddresses(launched);
  const code = await server.exited;
  throw new Error(`The shop stopped by itself (code ${code}).`);
});
