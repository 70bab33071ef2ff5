import { staffOnly } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { presetPicture, presetPictureForm } from "./schemas";

export const postPresetPicture = endpoint({
  method: "POST",
  path: "/api/preset-picture",
  summary: "A picture for presets",
  description:
    "PNG, JPEG, WebP, GIF or AVIF of at most 5 MB and 16 megapixels (AVIF: 6). It is turned upright and stripped; the part that is named is kept as WebP of 480, 720, 960 and 1440 pixels of width, and not enlarged. The same part of the same file has the same address. A picture that no preset has shown for 30 days is deleted.",
  access: "presets:write",
  form: presetPictureForm,
  returns: presetPicture,
  status: 201,
  failures: {
    ...staffOnly,
    400: "The form cannot be read",
    413: "The file is larger than 5 MB",
    415: "The body is not a form",
    503: "Too many pictures are read right now",
  },
});
