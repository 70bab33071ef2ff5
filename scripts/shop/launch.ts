import { onEnd } from "../shared/cleanup";
import { loadEnvironment } from "../shared/environment";
import { bold, dim, step } from "../shared/progress.mjs";
import { claimCheckout } from "./checkout-lock";
import { prepareDatabase, provideDatabase } from "./database";
import type { SignIn } from "./demo-accounts";
import { choosePort } from "./serve";
import { type FakeService, startFakes } from "./services";

export interface Launched {
  url: string;
  port: number;
  databaseUrl: string;
  standIns: FakeService[];
  signIns: SignIn[];
}

/** Everything that has to be there before the shop itself. */
export async function launchSurroundings(
  command: string,
  mode: "production" | "development",
): Promise<Launched> {
  claimCheckout(command);
  loadEnvironment(mode);
  const port = await choosePort();
  process.env.SITE_URL ||= `http://localhost:${port}`;
  const databaseUrl = await provideDatabase();
  const signIns = await prepareDatabase(databaseUrl);
  const standIns = await step("Start the stand-ins", startFakes, (list) =>
    list.map(({ name }) => name).join(", "),
  );
  for (const { stop } of standIns) onEnd(stop);
  return { url: `http://localhost:${port}`, port, databaseUrl, standIns, signIns };
}

export function printAddresses({ url, standIns, signIns }: Launched) {
  const rows = [
    ["Shop", bold(url)],
    ...standIns.map((it) => [it.name, bold(it.url)]),
    ...signIns.map((it) => [it.name, `${bold(it.email)}  ${it.password}`]),
  ];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  const lines = rows.map(([name = "", what]) => `  ${name.padEnd(width)}  ${what}`);
  console.log(`\n${lines.join("\n")}\n\n${dim("  Ctrl-C stops everything.")}\n`);
}
