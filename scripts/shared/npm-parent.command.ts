import { onExit, runCommand } from "./cleanup";
import { spawnManaged } from "./managed-process";

/** For npm-parent.test.ts: a command like `npm run shop`, which starts a server and waits for it. */
await runCommand(async () => {
  const server = spawnManaged(
    process.execPath,
    ["-e", "setInterval(() => {}, 1000); console.log('ready')"],
    { output: "inherit" },
  );
  onExit(server.stop);
  return server.exited;
});
