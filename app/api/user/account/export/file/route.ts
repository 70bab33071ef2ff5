import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { requireExport } from "@/lib/privacy/commands/request-export";
import { postExportFile } from "@/lib/privacy/endpoints";
import { readExportFiles } from "@/lib/privacy/queries/export-files";
import { zipStream } from "@/lib/sites/delivery/zip";

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
