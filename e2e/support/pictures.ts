import sharp from "sharp";

interface Drawing {
  width?: number;
  height?: number;
  format?: "png" | "jpeg" | "webp" | "gif" | "avif" | "tiff";
}

/** An image file of one random color. */
export async function drawPicture({ width = 300, height = 200, format = "png" }: Drawing) {
  const channel = () => Math.floor(Math.random() * 256);
  const background = { r: channel(), g: channel(), b: channel() };
  const drawn = sharp({ create: { width, height, channels: 3, background } });
  return new Uint8Array(await drawn.toFormat(format).toBuffer());
}

/** Uploads an image to the fake image host; returns its URL there. */
export async function uploadToImageHost(
  { url }: { url: string },
  picture: Uint8Array<ArrayBuffer>,
  type = "image/png",
): Promise<string> {
  const form = new FormData();
  form.set("upload_preset", "shop");
  form.set("file", new File([picture], "logo", { type }));
  const response = await fetch(`${url}/upload`, { method: "POST", body: form });
  return (await response.json()).secure_url;
}
