import "server-only";
import { and, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { hostedFiles } from "@/db/schema/delivery";

/** A file of a hosted site; null if it does not exist. */
export async function getHostedFile(site: string, path: string): Promise<Buffer | null> {
  const [row] = await database()
    .select({ content: hostedFiles.content })
    .from(hostedFiles)
    .where(and(eq(hostedFiles.site, site), eq(hostedFiles.path, path)));
  return row?.content ?? null;
}
