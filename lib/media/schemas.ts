import { z } from "zod";

/** What an upload sends: the form of the usual image hosts. */
export const uploadForm = z.object({
  file: z.file(),
  upload_preset: z.string().optional().describe("Ignored here; image hosts want it"),
});

export const uploaded = z.object({ secure_url: z.url().describe("Where the picture is shown") });
