import { type ChildProcess, spawn } from "node:child_process";
import getPort from "get-port";
import { afterAll, beforeAll, vi } from "vitest";
import { z } from "zod";
import { baseUrl } from "./firefox";
import type { WritingPage } from "./writing";

// Neither Playwright nor puppeteer can drive the WebKit of a Linux distribution; its own driver speaks WebDriver.

const answer = z.object({ value: z.unknown() });
const newSession = z.object({ sessionId: z.string() });

/** The keys that are not letters, as WebDriver writes them. */
const codes: Partial<Record<string, string>> = {
  Control: "\ue009",
  Shift: "\ue008",
  Enter: "\ue007",
  Escape: "\ue00c",
  End: "\ue010",
  Home: "\ue011",
  ArrowRight: "\ue014",
};

/** A display for windows that nobody looks at; resolves to its name. */
function startDisplay(processes: ChildProcess[]): Promise<string> {
  const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  processes.push(display);
  return new Promise((resolve, reject) => {
    display.once("error", reject);
    display.stdio[3]?.once("data", (number) => resolve(`:${String(number).trim()}`));
  });
}

/** A WebKit for the tests of a file; each visit is a session without history. */
export function startWebKit() {
  const processes: ChildProcess[] = [];
  let driver = "";

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(driver + path, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = answer.parse(await response.json());
    if (!response.ok) throw new Error(`WebKit refused ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  beforeAll(async () => {
    const [port, display] = await Promise.all([getPort(), startDisplay(processes)]);
    const program = spawn(process.env.WEBKIT_DRIVER_PATH ?? "WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: display,
        // In a container, root cannot start the sandbox of WebKit.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      },
    });
    processes.push(program);
    driver = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => call("GET", "/status"), { timeout: 15_000 });
  });
  afterAll(() => {
    for (const it of processes) it.kill();
  });

  return async function visit(act: (page: WritingPage) => Promise<void>): Promise<void> {
    const capabilities = { alwaysMatch: { timeouts: { script: 60_000, pageLoad: 60_000 } } };
    const { sessionId } = newSession.parse(await call("POST", "/session", { capabilities }));
    const session = `/session/${sessionId}`;
    try {
      await act(pageOf((path, body) => call("POST", session + path, body)));
    } finally {
      await call("DELETE", session);
    }
  };
}

type Post = (path: string, body: object) => Promise<unknown>;

const result = z.object({ value: z.unknown(), error: z.string().optional() });

function pageOf(post: Post): WritingPage {
  const keys = (actions: object[]) =>
    post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  return {
    open: async (path) => {
      await post("/url", { url: new URL(path, baseUrl).href });
    },
    evaluate: async <Args extends unknown[], T>(act: (...args: Args) => T, ...args: Args) => {
      const script = `const [args, done] = arguments;
        Promise.resolve(args).then((it) => (${act})(...it))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = result.parse(await post("/execute/async", { script, args: [args] }));
      if (error !== undefined) throw new Error(error);
      // Cast: what the function returns, as JSON.
      return value as T;
    },
    type: async (text) => {
      await keys(
        Array.from(text).flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      );
    },
    press: async (held) => {
      const values = held.split("+").map((key) => codes[key] ?? key);
      await keys([
        ...values.map((value) => ({ type: "keyDown", value })),
        ...values.toReversed().map((value) => ({ type: "keyUp", value })),
      ]);
    },
    click: async (x, y) => {
      const actions = [
        { type: "pointerMove", x, y, origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await post("/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
  };
}
