import "server-only";
import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";

interface Run {
  /** The absolute path of the program. It sends its result as its only message. */
  program: string;
  task: object;
  /** Milliseconds; then the process is killed. */
  deadline: number;
  /** Kills the process, too. */
  signal?: AbortSignal;
  /** Options of Node. */
  options?: string[];
  /** The error if the program does not start, or ends without a result. */
  notStarted: (cause: unknown) => Error;
}

/**
 * The process has a lower priority than others of the machine, above all logins. On Linux a thread inherits the
 * priority of the thread that starts it, so the priority is set before the process has threads that work. Not much
 * lower: on a busy machine a harmless task would then not be done before the deadline.
 */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL / 2);
  } catch {
    // The process has ended already, or the host does not allow it.
  }
}

/**
 * Gives a task with untrusted input to a program in a process of its own. Resolves to its result once the memory of the
 * process is free again; to null if the process was killed.
 */
export function runProgram<T>({
  program,
  task,
  deadline,
  signal,
  options = [],
  notStarted,
}: Run): Promise<T | null> {
  // Without the server's environment variables: an attacker who takes over the process finds no secret.
  const child = fork(program, {
    env: { NODE_ENV: "production" },
    execArgv: options,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  yieldToOthers(child.pid);
  const kill = () => child.kill("SIGKILL");
  const overdue = setTimeout(kill, deadline);
  if (signal?.aborted) kill();
  signal?.addEventListener("abort", kill);
  const done = new Promise<T | null>((resolve, reject) => {
    let result: T | undefined;
    let message = "";
    child.stderr?.on("data", (chunk) => (message = (message + chunk).slice(0, 2000)));
    // Cast: the caller knows its program.
    child.once("message", (sent) => (result = sent as T));
    child.once("error", (cause) => reject(notStarted(cause)));
    child.once("close", (code, killedBy) => {
      if (result) resolve(result);
      else if (killedBy) resolve(null);
      else reject(notStarted(new Error(`The program ended with code ${code}. ${message}`)));
    });
  });
  // A failure to send is followed by one of the events above.
  child.send(task, () => {});
  return done.finally(() => {
    clearTimeout(overdue);
    signal?.removeEventListener("abort", kill);
  });
}
