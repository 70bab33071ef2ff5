import { runCommand } from "../shared/cleanup";
import { printAddresses, startDependencies } from "./launch";
import { startScheduler } from "./scheduler";
import { startNext } from "./serve";

await runCommand(async () => {
  const launched = await startDependencies("npm run dev", "development");
  startScheduler(launched.url);
  printAddresses(launched);
  return startNext("dev", launched.port, "inherit").exited;
});
