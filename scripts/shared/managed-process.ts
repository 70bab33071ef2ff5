import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Children that cannot outlive us. A small shell stands between: it holds the read end of a pipe
 * whose write end is ours alone, so it notices when we go, even by `kill -9`, and stops the child.
 * The child leads its own process group: a Ctrl-C in the terminal reaches us only, and we decide
 * in which order things stop.
 */
const guard = `
trap : TERM
exec 3<&0
"$0" "$@" </dev/null 3<&- &
child=$!
(cat <&3 >/dev/null; eval "$GUARD_STOP") &
wait "$child"
code=$?
# The signal that stops the group ends our waiting too, while the child may still be busy leaving.
while kill -0 "$child" 2>/dev/null; do wait "$child"; code=$?; done
exit "$code"
`;

const stops = {
  /** Ask the child and everything it started. */
  group: "kill -TERM 0",
  /** PostgreSQL's "fast" shutdown: roll back what runs, flush, leave. */
  interrupt: 'kill -INT "$child"',
};

export interface ManagedProcessOptions extends Omit<SpawnOptions, "stdio" | "detached"> {
  output: "inherit" | "pipe" | number;
  stop?: keyof typeof stops;
  /** How long a stop may take before it is enforced. */
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
      : spawn("/bin/sh", ["-c", guard, command, ...args], {
          ...rest,
          env: { ...env, GUARD_STOP: stops[stop] },
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
    // It ended between the decision and the signal.
  }
}
