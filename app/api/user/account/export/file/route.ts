import { zipStream } from "@/lib/delivery/zip";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { requireExport } from "@/lib/personal-data/commands/request-export";
import { postExportFile } from "@/lib/personal-data/endpoints";
import { readExportFiles } from "@/lib/personal-data/queries/export-files";

export const POST = route(postExportFile, async ({ actor, body }) => {
  const exportId = await requireExport(actor, body.token);
  return new Response(zipStream(readExportFiles(exportId)), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="your-data.zip"',
      "Cache-Control": "private, no-store",
    },
  });
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
