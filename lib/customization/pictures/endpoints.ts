import * as z from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { ownPicture, pictureForm, pictureHash, storedPicture } from "./schemas";

export const postPicture = endpoint({
  method: "POST",
  path: "/api/picture",
  summary: "A picture for the content of a site",
  description:
    "PNG, JPEG, WebP, GIF or AVIF of at most 5 MB and 16 megapixels (AVIF: 6). It is turned upright, stripped and kept as WebP of 480, 960 and 1600 pixels of width, under the SHA-256 of the file that was sent. Sending a file again changes nothing. An account has 60 MB.",
  access: "customer",
  form: pictureForm,
  returns: storedPicture,
  status: 201,
  failures: {
    400: "The form cannot be read",
    401: "Not signed in",
    409: "The account’s space is used up",
    413: "The file is larger than 5 MB",
    415: "The body is not a form",
  },
});

export const getPictures = endpoint({
  method: "GET",
  path: "/api/picture",
  summary: "The account’s pictures, newest first",
  access: "customer",
  returns: z.array(ownPicture),
  failures: { 401: "Not signed in" },
});

export const deletePicture = endpoint({
  method: "DELETE",
  path: "/api/picture/{hash}",
  summary: "Deletes a picture that nothing shows",
  access: "customer",
  params: z.object({ hash: pictureHash }),
  returns: z.null(),
  status: 204,
  failures: {
    401: "Not signed in",
    404: "There is no such picture",
    409: "A kept revision, a shared link or a site shows it",
  },
});
