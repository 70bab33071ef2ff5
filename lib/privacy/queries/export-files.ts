import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { accountExportFiles } from "@/db/schema/personal-data";
import type { SiteFile } from "@/lib/sites/delivery/rules";

const { exportId, path, content } = accountExportFiles;

/** The files of an export, one at a time. */
export async function* readExportFiles(id: string): AsyncGenerator<SiteFile> {
  const rows = await database()
    .select({ path })
    .from(accountExportFiles)
    .where(eq(exportId, id))
    .orderBy(asc(path));
  for (const row of rows) {
    const [file] = await database()
      .select({ content })
      .from(accountExportFiles)
      .where(and(eq(exportId, id), eq(path, row.path)));
    if (file) yield { path: row.path, bytes: new Uint8Array(file.content) };
  }
}
