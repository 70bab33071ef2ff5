import { pathToFileURL } from "node:url";
import { failAtRate, noFaults, parseFaults } from "./email/faults";
import { type FakeService, html, json, startFakeService } from "./http-service";

/** What one euro costs, on every day. */
const perEuro = { USD: "1.1090", CHF: "0.9312", CZK: "24.370", DKK: "7.4601", GBP: "0.8731" };

/** The newest working day. */
function lastDay(now = new Date()): string {
  const day = new Date(now);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/**
 * A fake of the daily reference rates of the European Central Bank. `POST /control/faults` injects
 * faults, `POST /control/rates` with `{day, perEuro}` sets what it says.
 */
export async function startEcb(port = 0): Promise<FakeService> {
  let shouldFail = failAtRate(noFaults);
  let faults = noFaults;
  let said: { day?: string; perEuro?: Record<string, string> } = {};
  return startFakeService(port, ({ method, url, body }) => {
    if (url.pathname === "/control/faults" && method === "POST") {
      faults = parseFaults(body);
      shouldFail = failAtRate(faults);
      return json(faults);
    }
    if (url.pathname === "/control/rates" && method === "POST") {
      said = JSON.parse(body);
      return json(said);
    }
    if (shouldFail()) {
      if (faults.hang) return undefined;
      if (faults.drop) return "drop";
      return json({ error: "Not now" }, faults.status);
    }
    const rates = Object.entries(said.perEuro ?? perEuro)
      .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
      .join("");
    return html(
      `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates</gesmes:subject><Cube><Cube time='${said.day ?? lastDay()}'>${rates}</Cube></Cube></gesmes:Envelope>`,
    );
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startEcb(Number(process.env.PORT ?? 4080));
  console.log(`ECB: ${url}\nECB_URL=${url}`);
}
