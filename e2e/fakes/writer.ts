import { pathToFileURL } from "node:url";
import { type Faults, failAtRate, noFaults, parseFaults } from "./email/faults";
import { dropConnection, type FakeService, html, json, startFakeService } from "./http-service";

/** What a writer may do wrong with the first text that it is given. */
const mistakes = {
  number: (text: string) => `${text} 250`,
  name: (text: string) => `Xaverina: ${text}`,
  markup: (text: string) => `<b>${text}</b>`,
  long: (text: string) => `${text} `.repeat(100),
  link: () => "See www.a.example",
} as const;

export interface WriterFaults extends Faults {
  mistake: keyof typeof mistakes | "no-json" | "no-texts" | null;
  /** Milliseconds before it answers. */
  delay: number;
}

interface Wish {
  company: { name?: string };
  texts: Record<string, string>;
}

/** The same text with the company's name behind it: other words, and nothing that is not known. */
const rephrased = (text: string, name = "") =>
  name && !text.includes("{name}") ? `${text.replace(/[.!?]$/, "")} – ${name}` : text;

function answerTo(body: string, mistake: WriterFaults["mistake"]): string {
  const { messages }: { messages: { content: string }[] } = JSON.parse(body);
  const { company, texts }: Wish = JSON.parse(messages.at(-1)?.content ?? "");
  if (mistake === "no-json") return "Here are your texts:";
  if (mistake === "no-texts") return JSON.stringify({ texts: Object.values(texts) });
  const written = Object.entries(texts).map(([key, text], index) => {
    const right = rephrased(text, company.name);
    return [key, mistake && index === 0 ? mistakes[mistake](right) : right];
  });
  return JSON.stringify({ texts: Object.fromEntries(written) });
}

/**
 * A fake of a language model behind OpenAI's chat completions: it answers the same texts for the same wish. `POST
 * /control/faults` injects faults, `GET /control/asked` counts wishes since then.
 */
export async function startWriter(port = 0): Promise<FakeService & { address: string }> {
  const none: WriterFaults = { ...noFaults, mistake: null, delay: 0 };
  let faults = none;
  let shouldFail = failAtRate(faults);
  let asked = 0;
  const service = await startFakeService(port, async ({ method, url, body, headers }) => {
    if (url.pathname === "/control/faults" && method === "POST") {
      faults = { ...none, ...parseFaults(body) };
      asked = 0;
      shouldFail = failAtRate(faults);
      return json(faults);
    }
    if (url.pathname === "/control/asked") return json({ asked });
    if (method !== "POST") return html("<!doctype html><title>Writer</title>");
    asked++;
    const { delay, mistake, hang, drop, status } = faults;
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (shouldFail()) {
      if (hang) return undefined;
      return drop ? dropConnection : json({ error: { message: "Overloaded" } }, status);
    }
    if (headers["content-type"] !== "application/json") return json({ error: {} }, 415);
    const message = { role: "assistant", content: answerTo(body, mistake) };
    return json({ choices: [{ index: 0, message, finish_reason: "stop" }] });
  });
  return { ...service, address: `${service.url}/v1/chat/completions` };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { address } = await startWriter(Number(process.env.PORT ?? 4220));
  console.log(`DRAFT_WRITER_URL=${address}`);
}
