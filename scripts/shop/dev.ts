import { runCommand } from "../shared/cleanup";
import { launchSurroundings, printAddresses } from "./launch";
import { startNext } from "./serve";

await runCommand(async () => {
  const launched = await launchSurroundings("npm run dev", "development");
  printAddresses(launched);
  return startNext("dev", launched.port, "inherit").exited;
});
