import { endpoint } from "@/lib/platform/http/endpoint";
import { uploaded, uploadForm } from "./schemas";

export const postMedia = endpoint({
  method: "POST",
  path: "/api/media",
  summary: "A picture, to be used as a logo",
  description:
    "PNG, JPEG, WebP, GIF or AVIF of at most 5 MB and 16 megapixels (AVIF: 6). It is re-encoded as WebP of at most 1024 × 1024 pixels, the first frame only, without metadata. Accounts whose email address is verified may send more of them.",
  access: "customer",
  form: uploadForm,
  returns: uploaded,
  failures: {
    400: "The form cannot be read",
    401: "Not signed in",
    413: "The file is larger than 5 MB",
    415: "The body is not a form",
  },
});
