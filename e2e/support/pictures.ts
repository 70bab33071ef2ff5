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

/** Where the header of each format has width and height, and how it writes them. */
const sizeFields = {
  png: { at: () => 16, write: writeUint32 },
  jpeg: { at: (file: Buffer) => file.indexOf(Buffer.from([0xff, 0xc0])) + 5, write: writeUint16 },
  webp: { at: () => 26, write: writeUint16LittleEndian },
  avif: { at: (file: Buffer) => file.indexOf("ispe") + 8, write: writeUint32 },
};

function writeUint32(file: Buffer, at: number, side: number) {
  file.writeUInt32BE(side, at);
  file.writeUInt32BE(side, at + 4);
}

function writeUint16(file: Buffer, at: number, side: number) {
  file.writeUInt16BE(side, at);
  file.writeUInt16BE(side, at + 2);
}

function writeUint16LittleEndian(file: Buffer, at: number, side: number) {
  file.writeUInt16LE(side, at);
  file.writeUInt16LE(side, at + 2);
}

/** An image file whose header declares a square of this side: a decompression bomb of a few hundred bytes. */
export async function drawBomb(format: keyof typeof sizeFields, side: number) {
  const file = Buffer.from(await drawPicture({ format }));
  const { at, write } = sizeFields[format];
  write(file, at(file), side);
  return new Uint8Array(file);
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
