import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Starts the child below a supervising shell, which reads from a pipe that only this process can write
 * to. The pipe closes when this process exits, even by `kill -9`, and then the shell stops the child.
 * The shell leads a process group of its own: Ctrl-C in the terminal reaches this process only, which
 * then stops its children in order.
 */
const supervisor = `
trap : TERM
exec 3<&0
"$0" "$@" </dev/null 3<&- &
child=$!
(cat <&3 >/dev/null; eval "$STOP_COMMAND") &
wait "$child"
code=$?
# The signal that stops the group interrupts this wait too: wait again while the child is still exiting.
while kill -0 "$child" 2>/dev/null; do wait "$child"; code=$?; done
exit "$code"
`;

const stops = {
  /** The child and every process in its group. */
  group: "kill -TERM 0",
  /** PostgreSQL's "fast" shutdown: rolls back open transactions, then flushes. */
  interrupt: 'kill -INT "$child"',
};

export interface ManagedProcessOptions extends Omit<SpawnOptions, "stdio" | "detached"> {
  output: "inherit" | "pipe" | number;
  stop?: keyof typeof stops;
  /** After this time `stop` kills the process group. */
  graceMs?: number;
}

export interface ManagedProcess {
  process: ChildProcess;
  /** Resolves with the exit code; 1 when a signal ended it. */
  exited: Promise<number>;
  stop: () => Promise<void>;
}

export function spawnManaged(
  command: string,
  args: string[],
  options: ManagedProcessOptions,
): ManagedProcess {
  const { output, stop = "group", graceMs = 8_000, env = process.env, ...rest } = options;
  const stdio: SpawnOptions["stdio"] = ["pipe", output, output];
  const child =
    process.platform === "win32"
      ? spawn(command, args, { ...rest, env, stdio })
      : spawn("/bin/sh", ["-c", supervisor, command, ...args], {
          ...rest,
          env: { ...env, STOP_COMMAND: stops[stop] },
          stdio,
          detached: true,
        });
  child.stdin?.on("error", () => {});

  const exited = Promise.race([
    once(child, "exit").then(([code]) => (typeof code === "number" ? code : 1)),
    once(child, "error").then(([error]) => Promise.reject(error)),
  ]);
  exited.catch(() => {});

  return {
    process: child,
    exited,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.stdin?.end();
      if (process.platform === "win32") child.kill();
      const enforce = setTimeout(() => killGroup(child), graceMs);
      await exited.catch(() => {});
      clearTimeout(enforce);
    },
  };
}

function killGroup(child: ChildProcess) {
  try {
    if (child.pid) process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
  } catch {
    // The process exited before the signal was sent.
  }
}
