import { spawnSync } from "node:child_process";
import { atMost, expected, type Figure } from "../../bench/figures";
import type { Instance } from "../instance";
import type { Shop } from "../shop";

const places = [
  "/",
  "/shop",
  "/detail/1",
  "/cart",
  "/pay",
  "/profile",
  "/purchases",
  "/admin",
  "/login",
  "/api/preset/1",
  "/api/preset?quantity=4",
  "/api/user/validate",
  "/api/user/login0",
  "/api/shop/bought",
  "/api/contact",
];

/**
 * A customer and guests request the same addresses in parallel. No personal data may reach a guest or the
 * cache.
 */
export async function lookAsCustomer(
  front: Instance,
  { admin }: Shop,
  cacheFolder: string,
): Promise<Figure[]> {
  const response = await front.send("POST", "/api/user/login", admin);
  const token = (await response.json()) as string;
  const cookie = response.headers
    .getSetCookie()
    .map((it) => it.split(";", 1)[0])
    .join("; ");
  const secrets = [admin.email, token, ...cookie.split("; ").map((it) => it.split("=")[1] ?? "")];
  const isPersonal = (text: string) => secrets.some((it) => it.length > 8 && text.includes(it));

  const found = { own: 0, leaked: 0, kept: 0 };
  let asked = 0;
  const calls = Array.from({ length: 20 }, () => places).flat();
  for (const path of calls) {
    const [mine, theirs] = await Promise.all([
      front.get(path, { Cookie: cookie, Authorization: token }),
      front.get(path),
    ]);
    asked += 2;
    const own = await mine.text();
    if (isPersonal(own)) {
      found.own++;
      if (mine.headers.get("x-cache") === "HIT") found.leaked++;
    }
    if (isPersonal((await theirs.text()) + headersOf(theirs))) found.leaked++;
    found.kept += filesWith(cacheFolder, secrets);
  }
  return [
    expected("A signed-in customer is told who they are, through nginx", found.own > 0),
    atMost(
      `Their data told to a guest, of ${asked} requests side by side`,
      0,
      found.leaked,
      String,
    ),
    atMost("Files of the cache with a word of it, looked for after each", 0, found.kept, String),
  ];
}

const headersOf = (response: Response) => [...response.headers].flat().join("\n");

function filesWith(folder: string, words: string[]): number {
  const patterns = words.filter((it) => it.length > 8).flatMap((it) => ["-e", it]);
  const run = spawnSync("grep", ["-rlaF", ...patterns, folder], { encoding: "utf8" });
  return run.stdout.split("\n").filter(Boolean).length;
}
