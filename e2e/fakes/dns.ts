import { createSocket } from "node:dgram";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { type Answer, decode, encode, RECURSION_AVAILABLE } from "dns-packet";
import { failAtRate, noFaults, parseFaults } from "./email/faults";
import {
  escapeHtml,
  type FakeRequest,
  type FakeResponse,
  type FakeService,
  html,
  json,
  redirect,
  startFakeService,
} from "./http-service";

const types = ["TXT", "CNAME", "A", "AAAA"] as const;
type Type = (typeof types)[number];

/** What the names of customers have to point at. */
export const sitesTarget = "sites.presetry.test";

const noSuchName = 3;
const serverFailure = 2;
const longestChain = 8;

export interface FakeDns extends FakeService {
  /** The resolver, for `SITES_DNS_RESOLVER`. */
  address: string;
  /** Replaces the records of a name. */
  set: (name: string, type: Type, values: readonly string[]) => void;
}

/**
 * A fake DNS resolver: it answers over UDP with the records that are set at its page, by `PUT /records` or here.
 * `POST /control/faults` makes it fail, or hang.
 */
export async function startDns(port = 0): Promise<FakeDns> {
  const zone = new Map<string, Map<Type, readonly string[]>>();
  let faults = noFaults;
  let shouldFail = failAtRate(faults);

  const set: FakeDns["set"] = (name, type, values) => {
    const key = name.trim().toLowerCase().replace(/\.$/, "");
    const records = new Map(zone.get(key)).set(type, values);
    zone.set(key, records);
    if (values.length === 0) records.delete(type);
    if (records.size === 0) zone.delete(key);
  };

  /** With the names on the way, as a resolver answers. */
  function find(name: string, type: Type, depth = 0): Answer[] {
    const records = zone.get(name.toLowerCase());
    const [target] = records?.get("CNAME") ?? [];
    if (target && type !== "CNAME") {
      const leading: Answer = { name, type: "CNAME", ttl: 1, data: target };
      return depth < longestChain ? [leading, ...find(target, type, depth + 1)] : [leading];
    }
    return (records?.get(type) ?? []).map((data): Answer => ({ name, type, ttl: 1, data }));
  }

  function reply(message: Buffer): Buffer | null {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    const isFailing = shouldFail();
    if (!question || (isFailing && faults.hang)) return null;
    const type = types.find((it) => it === question.type);
    const isKnown = zone.has(question.name.toLowerCase());
    const code = isFailing ? serverFailure : isKnown ? 0 : noSuchName;
    return encode({
      type: "response",
      id,
      questions,
      flags: RECURSION_AVAILABLE | code,
      answers: isFailing || !type ? [] : find(question.name, type),
    });
  }

  const list = () =>
    [...zone].flatMap(([name, records]) =>
      [...records].map(([type, values]) => ({ name, type, values })),
    );

  const socket = createSocket("udp4");
  socket.on("message", (message, { port: to, address }) => {
    const answer = reply(message);
    if (answer) socket.send(answer, to, address);
  });

  const service = await startFakeService(port, (request) => {
    const { pathname } = request.url;
    if (request.method === "POST" && pathname === "/control/faults") {
      faults = parseFaults(request.body);
      shouldFail = failAtRate(faults);
      return json(faults);
    }
    if (pathname !== "/records") return page(list());
    if (request.method === "GET") return json(list());
    return change(request, set);
  });
  set(sitesTarget, "A", ["127.0.0.1"]);
  socket.bind(Number(new URL(service.url).port), "127.0.0.1");
  await once(socket, "listening");
  return {
    url: service.url,
    address: `127.0.0.1:${socket.address().port}`,
    set,
    stop: async () => {
      socket.close();
      await service.stop();
    },
  };
}

/** JSON of a program, or the form of the page. */
function change({ body, headers }: FakeRequest, set: FakeDns["set"]): FakeResponse {
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  const form = new URLSearchParams(body);
  const { name, type, values } = isForm
    ? {
        name: form.get("name"),
        type: form.get("type"),
        values: (form.get("values") ?? "").split("\n").flatMap((value) => value.trim() || []),
      }
    : JSON.parse(body);
  const known = types.find((it) => it === type);
  if (!name || !known || !Array.isArray(values)) return json({ message: "No such record" }, 422);
  set(name, known, values);
  return isForm ? redirect("/") : json({ name, type, values });
}

const page = (records: { name: string; type: Type; values: readonly string[] }[]) =>
  html(`<!doctype html><meta charset="utf-8"><title>DNS</title>
<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td{padding:.3rem 1rem .3rem 0;font-family:monospace}</style>
<h1>Records</h1>
<table>${records
    .map(
      ({ name, type, values }) =>
        `<tr><td>${escapeHtml(name)}</td><td>${type}</td><td>${escapeHtml(values.join(", "))}</td></tr>`,
    )
    .join("")}</table>
<h2>Set one</h2>
<form method="post" action="/records">
<p><label>Name<br><input name="name" size="50" required></label></p>
<p><label>Type<br><select name="type">${types.map((type) => `<option>${type}</option>`).join("")}</select></label></p>
<p><label>Values, one a line; none removes it<br><textarea name="values" cols="60" rows="3"></textarea></label></p>
<button>Set</button></form>
<p>No other program asks here. To open a site under its domain, lead the name to this machine, as with
<code>chromium --host-resolver-rules="MAP *.test 127.0.0.1"</code>.</p>`);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url, address } = await startDns(Number(process.env.PORT ?? 4060));
  console.log(`DNS: ${url}\nSITES_DNS_RESOLVER=${address}`);
}
