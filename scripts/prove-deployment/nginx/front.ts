import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { onExit } from "../../shared/cleanup";
import { timeUntil } from "../change";
import { type Instance, instanceAt } from "../instance";
import { runTool, startTool } from "../programs";

export type Front = Instance & { cacheFolder: string };

/** The documented configuration, with other folders and ports, in front of instances at these ports. */
export async function startNginx(shopPorts: string[]): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), "presetry-nginx-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const cacheFolder = join(folder, "cache");
  mkdirSync(cacheFolder);
  const port = await getPort();
  const documented = readFileSync("docs/deploy/nginx.conf", "utf8");
  const configuration = documented
    .replace("/run/nginx.pid", `${folder}/nginx.pid`)
    .replaceAll("/var/lib/nginx", cacheFolder)
    .replace(/server 127\.0\.0\.1:3000 (.*);/, (_, options: string) =>
      shopPorts.map((shopPort) => `server 127.0.0.1:${shopPort} ${options};`).join("\n    "),
    )
    .replace("listen 8080", `listen 127.0.0.1:${port}`);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration);
  runTool("nginx", ["-t", "-q", "-c", file]);
  const nginx = startTool("nginx", ["-c", file, "-g", "daemon off;"]);
  const url = `http://127.0.0.1:${port}`;
  await timeUntil(async () => {
    const response = await fetch(url).catch(() => undefined);
    return response?.ok ?? false;
  });
  return { ...instanceAt(url, nginx.stop), cacheFolder };
}
