import { openSync } from "node:fs";
import getPort from "get-port";
import { expected, type Figure, forInformation, milliseconds } from "../bench/figures";
import { onExit } from "../shared/cleanup";
import { spawnManaged } from "../shared/managed-process";
import { step } from "../shared/progress.mjs";
import { type Package, pack } from "./function/pack";
import { type Instance, instanceAt, signInAdmin, untilListening } from "./instance";
import { logFile, type Shop } from "./shop";
import { nobody } from "./user";

/** Next's build for function hosts: runs some of the functions, each from its own package. */
export async function verifyFunctions(shop: Shop): Promise<Figure[]> {
  await shop.build({
    NEXT_ADAPTER_PATH: `${process.cwd()}/scripts/prove-deployment/function/adapter.mjs`,
  });
  const page = await invoke("/[lang]/shop/[[...state]]");
  const health = await invoke("/api/health");
  const login = await invoke("/api/user/login");
  const preset = await invoke("/api/preset/[id]");
  const contact = await invoke("/api/contact");

  // The host rewrites an address before it asks the function.
  const shown = await page.get("/en/shop");
  const text = await shown.text();
  const rare = await page.get("/en/shop/premium/blue/price-a");
  const well = await health.get("/api/health?ready");
  const token = await signInAdmin(login, shop);
  const changed = await preset.send("PUT", "/api/preset/1", { price: 4_321 }, token);
  const read = await preset.get("/api/preset/1");
  const written = await contact.send("POST", "/api/contact", {
    user_email: "visitor@presetry.example",
    message: "Written by a function.",
  });
  return [
    expected("/shop is answered with its page", shown.status === 200 && text.includes("</html>")),
    expected("and a page that the build did not make", rare.status === 200),
    expected("/api/health?ready", well.status === 200),
    expected("Sign in", token !== ""),
    expected("Change a preset", changed.status === 200),
    expected("and read the change", (await read.text()).includes('"price":4321')),
    expected("Send a message", written.status === 201),
    ...[page, health].map(({ name, size, cold }) =>
      forInformation(
        `Function of ${name}: package, and cold start until it listens`,
        `${(size / 2 ** 20).toFixed(0)} MB, ${milliseconds(cold)}`,
      ),
    ),
  ];
}

type Function = Instance & { name: string; size: number; cold: number };

/** Runs one package as a user who cannot write to it. */
async function invoke(name: string): Promise<Function> {
  return step(`Function of ${name}`, async () => {
    const { folder, entry, size }: Package = pack(name);
    const port = await getPort();
    const start = performance.now();
    const child = spawnManaged(process.execPath, ["serve.mjs", entry], {
      cwd: folder,
      output: openSync(logFile("function"), "a"),
      env: { ...process.env, NODE_ENV: "production", PORT: String(port) },
      ...nobody(),
    });
    onExit(child.stop);
    const url = `http://127.0.0.1:${port}`;
    await untilListening(url);
    return { ...instanceAt(url, child.stop), name, size, cold: performance.now() - start };
  });
}
