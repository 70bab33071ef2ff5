import { pathToFileURL } from "node:url";
import { failAtRate, noFaults, parseFaults } from "./email/faults";
import { type FakeService, html, json, startFakeService } from "./http-service";

/** Addresses with this in their host are listed: a test and a person can choose. */
const listedPart = "listed-as-dangerous";

interface Question {
  threatInfo: { threatEntries: { url: string }[] };
}

/** A fake of Google Safe Browsing's Lookup API. `POST /control/faults` injects faults. */
export async function startSafeBrowsing(port = 0): Promise<FakeService & { address: string }> {
  let shouldFail = failAtRate(noFaults);
  let faults = noFaults;
  const service = await startFakeService(port, ({ method, url, body }) => {
    if (url.pathname === "/control/faults" && method === "POST") {
      faults = parseFaults(body);
      shouldFail = failAtRate(faults);
      return json(faults);
    }
    if (method !== "POST") return html("<!doctype html><title>Safe Browsing</title>");
    if (shouldFail()) {
      if (faults.hang) return undefined;
      return faults.drop ? "drop" : json({ error: {} }, faults.status);
    }
    const { threatInfo }: Question = JSON.parse(body);
    const matches = threatInfo.threatEntries
      .filter((entry) => new URL(entry.url).hostname.includes(listedPart))
      .map((threat) => ({ threatType: "SOCIAL_ENGINEERING", threat }));
    return json(matches.length > 0 ? { matches } : {});
  });
  return { ...service, address: `${service.url}/v4/threatMatches:find` };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { address } = await startSafeBrowsing(Number(process.env.PORT ?? 4190));
  console.log(`SAFE_BROWSING_URL=${address}`);
}
