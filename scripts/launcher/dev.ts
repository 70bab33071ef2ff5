import pretty from "pino-pretty";
import { runCommand } from "../process/cleanup";
import { launchSurroundings, printAddresses } from "./launch";
import { startNext } from "./serve";

await runCommand(async () => {
  const launched = await launchSurroundings("npm run dev", "development");
  printAddresses(launched);
  // What is piped loses its colors otherwise.
  if (process.stdout.isTTY) process.env.FORCE_COLOR ||= "1";
  const server = startNext("dev", launched.port, "pipe");
  server.process.stdout?.pipe(
    pretty({ ignore: "requestId,traceId", messageFormat: "{msg} {requestId}" }),
  );
  server.process.stderr?.pipe(process.stderr);
  return server.exited;
});
