import { randomBytes } from "node:crypto";
import { pathToFileURL } from "node:url";
import { failAtRate, noFaults, parseFaults } from "./email/faults";
import { type FakeService, html, json, startFakeService } from "./http-service";

/**
 * Numbers whose last digits are these are not registered, as `DE123456000` or `NL123456000B01`: a test and a person can
 * choose what VIES says.
 */
const unknownEnding = /000(\D\d*)?$/;

interface Question {
  countryCode: string;
  vatNumber: string;
  requesterNumber?: string;
}

/**
 * A fake VIES with the REST API of the European Commission. Every number is valid whose last digits are not 000.
 * `POST /control/faults` injects faults; with status 200 it answers that a member state does not.
 */
export async function startVies(port = 0): Promise<FakeService> {
  let faults = noFaults;
  let shouldFail = failAtRate(noFaults);
  const questions: Question[] = [];
  return startFakeService(port, ({ method, url, body }) => {
    if (url.pathname === "/control/faults" && method === "POST") {
      faults = parseFaults(body);
      shouldFail = failAtRate(faults);
      return json(faults);
    }
    if (url.pathname === "/control/questions") return json(questions);
    if (url.pathname !== "/check-vat-number" || method !== "POST") {
      return html(`<!doctype html><title>VIES</title><h1>${questions.length} VAT ids checked</h1>`);
    }
    const question: Question = JSON.parse(body);
    questions.push(question);
    if (shouldFail()) {
      if (faults.hang) return undefined;
      if (faults.drop) return "drop";
      const errorWrappers = [{ error: "MS_UNAVAILABLE" }];
      return json({ actionSucceed: false, errorWrappers }, faults.status);
    }
    const { countryCode, vatNumber, requesterNumber } = question;
    const valid = !unknownEnding.test(vatNumber);
    const hasProof = valid && requesterNumber;
    return json({
      countryCode,
      vatNumber,
      valid,
      requestDate: new Date().toISOString(),
      requestIdentifier: hasProof ? `WAPI${randomBytes(8).toString("hex").toUpperCase()}` : "",
      name: "---",
      address: "---",
    });
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startVies(Number(process.env.PORT ?? 4070));
  console.log(`VIES: ${url}\nVIES_URL=${url}`);
}
