import { z } from "zod";

/** The upload form, compatible with common image hosts. */
export const uploadForm = z.object({
  file: z.file(),
  upload_preset: z.string().optional().describe("Ignored; required by image hosts"),
});

export const uploaded = z.object({ secure_url: z.url().describe("The picture's URL") });
