interface Answer {
  contentType: string;
  body: string;
}

/** The page of an origin with scripts of an attacker, which has no policy as all sites have, and a worker for it. */
export function hostilePages(origin: string): { address: string; answers: Map<string, Answer> } {
  const at = (path: string) => new URL(path, origin).href;
  const page = { contentType: "text/html", body: "<!doctype html><title>Hostile</title>" };
  const worker = { contentType: "text/javascript", body: "self.onfetch = () => {};" };
  const address = at("/hostile.html");
  return {
    address,
    answers: new Map([
      [address, page],
      [at("/worker.js"), worker],
    ]),
  };
}

/** Who attacks whom. */
export const attacksOf = ({ one, two, shop }: Record<"one" | "two" | "shop", string>) =>
  [
    [one, two],
    [one, shop],
    [one, `${shop}api/user/session`],
    [two, one],
    [shop, one],
  ] as const;

/** What an attack gets if all of it is refused. */
export const refused = {
  read: "TypeError",
  scripted: "SecurityError",
  worker: "SecurityError",
  scope: "SecurityError",
};

/** What a script can do to another origin: each answer is the reason for a refusal, or what it got. Runs in the page. */
export async function attack(other: string) {
  const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error));
  const refusal = (attempt: () => unknown) =>
    Promise.resolve()
      .then(attempt)
      .then((got) => `got ${got}`, nameOf);
  const read = await refusal(async () => {
    const response = await fetch(other, { credentials: "include" });
    return response.text();
  });
  const frame = document.createElement("iframe");
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  frame.src = other;
  document.body.append(frame);
  await loaded;
  const popup = window.open(other);
  const scripted = await refusal(async () => {
    if (!popup) return "no window";
    while (!popup.closed) {
      // Ends with an error as soon as the other page is there, or with what it says.
      const text: string = popup.document.body?.textContent ?? "";
      if (text) return text;
      await new Promise((resolve) => setTimeout(resolve));
    }
    throw new DOMException("Cut off from the page that it opened", "SecurityError");
  });
  popup?.close();
  const worker = await refusal(() =>
    navigator.serviceWorker.register(new URL("/worker.js", other)),
  );
  const scope = await refusal(() =>
    navigator.serviceWorker.register("/worker.js", { scope: other }),
  );
  const { hostname } = new URL(other);
  // biome-ignore lint/suspicious/noDocumentCookie: what an attacker would write
  for (const domain of [hostname, "localhost"]) document.cookie = `planted=1; domain=${domain}`;
  return { read, scripted, worker, scope };
}

/** What a site's own script can do under the policy of sites. Runs in a page of the site. */
export async function attackUnderPolicy(other: string) {
  const failed = () => "refused";
  return Promise.all([
    fetch(other).then(() => "read", failed),
    navigator.serviceWorker.register("/script.js").then(() => "registered", failed),
  ]);
}
