import { onEnd } from "../process/cleanup";
import { bold, dim, step } from "../process/steps.mjs";
import { prepareDatabase, provideDatabase } from "./database";
import { loadEnvironment } from "./environment";
import type { SignIn } from "./people";
import { choosePort } from "./serve";
import { type FakeService, startFakes } from "./services";
import { claimCheckout } from "./single";

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
