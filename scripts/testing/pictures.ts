import sharp from "sharp";

interface Drawing {
  width?: number;
  height?: number;
  format?: "png" | "jpeg" | "webp" | "gif" | "avif" | "tiff";
}

/** A picture file of one colour that never is the same twice. */
export async function drawPicture({ width = 300, height = 200, format = "png" }: Drawing) {
  const channel = () => Math.floor(Math.random() * 256);
  const background = { r: channel(), g: channel(), b: channel() };
  const drawn = sharp({ create: { width, height, channels: 3, background } });
  return new Uint8Array(await drawn.toFormat(format).toBuffer());
}
