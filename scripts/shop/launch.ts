import { parseArgs } from "node:util";
import { onExit } from "../shared/cleanup";
import { loadEnvironment } from "../shared/environment";
import { bold, dim, step } from "../shared/progress.mjs";
import { lockCheckout } from "./checkout-lock";
import { prepareDatabase, provideDatabase } from "./database";
import type { SignIn } from "./demo-accounts";
import { choosePort } from "./serve";
import { type FakeService, startFakes } from "./services";

export interface Launched {
  url: string;
  port: number;
  databaseUrl: string;
  fakes: FakeService[];
  signIns: SignIn[];
}

/** Starts everything the shop needs: environment, database and fakes of outside services. */
export async function startDependencies(
  command: string,
  mode: "production" | "development",
): Promise<Launched> {
  lockCheckout(command);
  const { values } = parseArgs({ options: { database: { type: "string" } } });
  const source = loadEnvironment(mode);
  const port = await choosePort();
  process.env.SITE_URL ||= `http://localhost:${port}`;
  // A new developer signs in to the back office with the printed password.
  process.env.ADMIN_SECOND_FACTOR ||= "optional";
  const databaseUrl = await provideDatabase({ source, named: values.database });
  const signIns = await prepareDatabase(databaseUrl);
  const fakes = await step("Start the fake services", startFakes, (list) =>
    list.map(({ name }) => name).join(", "),
  );
  for (const { stop } of fakes) onExit(stop);
  return { url: `http://localhost:${port}`, port, databaseUrl, fakes, signIns };
}

export function printAddresses({ url, fakes, signIns }: Launched) {
  const rows = [
    ["Shop", bold(url)],
    ...fakes.map((it) => [it.name, bold(it.url)]),
    ...signIns.map((it) => [it.name, `${bold(it.email)}  ${it.password}`]),
  ];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  const lines = rows.map(([name = "", what]) => `  ${name.padEnd(width)}  ${what}`);
  console.log(`\n${lines.join("\n")}\n\n${dim("  Ctrl-C stops everything.")}\n`);
}
