import "server-only";
import { slugOf } from "@/lib/catalogue/rules";
import { requireLabeledDeclaration } from "@/lib/customization/content/declarations";
import { compareSites } from "../changes";
import type { PastVersion } from "../schemas";
import { listSources, requireSiteRow } from "./site";
import { listVersions } from "./versions";

/** The newest versions of a customer's site, each with its changes. */
export async function listHistory(userId: number, license: string): Promise<PastVersion[]> {
  const { own } = await requireSiteRow(userId, license);
  const [declaration, versions, sources] = await Promise.all([
    requireLabeledDeclaration(slugOf(own.preview)),
    listVersions(own.invoiceItemId),
    listSources(own),
  ]);
  return versions.map((version, index) => {
    const [before, after] = [sources[index + 1], sources[index]];
    return {
      ...version,
      changes: before && after ? compareSites(declaration, before, after) : null,
    };
  });
}
