import pretty from "pino-pretty";
import { writeScripts } from "../preview-scripts/bundle";
import { runCommand } from "../shared/cleanup";
import { printAddresses, startDependencies } from "./launch";
import { startScheduler } from "./scheduler";
import { startNext } from "./serve";

await runCommand(async () => {
  const launched = await startDependencies("npm run dev", "development");
  await writeScripts();
  startScheduler(launched.url);
  printAddresses(launched);
  // Next prints no colors into a pipe unless told to.
  if (process.stdout.isTTY) process.env.FORCE_COLOR ||= "1";
  const server = startNext("dev", launched.port, "pipe");
  server.process.stdout?.pipe(
    pretty({ ignore: "requestId,traceId", messageFormat: "{msg} {requestId}" }),
  );
  server.process.stderr?.pipe(process.stderr);
  return server.exited;
});
