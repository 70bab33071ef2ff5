import sharp from "sharp";
import { drawBomb } from "../../e2e/support/pictures";

export interface HostilePicture {
  name: string;
  bytes: Uint8Array;
}

/** Of one color, so that the file is small: `side` times `side` pixels. */
const flat = (side: number, channels: 3 | 4 = 4) =>
  sharp({
    create: { width: side, height: side, channels, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    limitInputPixels: false,
  });

const sixteenMegapixels = 4096;
const sixtyMegapixels = 7745;

const drawings: Record<string, () => Promise<Uint8Array>> = {
  "AVIF, 60 megapixels": () => flat(sixtyMegapixels, 3).avif({ effort: 0, quality: 1 }).toBuffer(),
  "AVIF, 6 megapixels, full color": () =>
    flat(2449).avif({ effort: 0, chromaSubsampling: "4:4:4" }).toBuffer(),
  "AVIF, filled up to 5 MB": async () =>
    Buffer.concat([
      await flat(2400, 3).avif({ effort: 0 }).toBuffer(),
      Buffer.alloc(5 * 2 ** 20 - 2000),
    ]),
  "PNG, 16 bit, interlaced": () =>
    flat(sixteenMegapixels).toColourspace("rgb16").png({ progressive: true }).toBuffer(),
  "PNG, 60 megapixels by its header": () => drawBomb("png", sixtyMegapixels),
  "JPEG, progressive": () =>
    flat(sixteenMegapixels, 3)
      .jpeg({ progressive: true, quality: 1, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  "JPEG, progressive, 60 megapixels": () =>
    flat(sixtyMegapixels, 3).jpeg({ progressive: true, quality: 1 }).toBuffer(),
  "WebP, lossy": () => flat(sixteenMegapixels).webp({ effort: 0, quality: 1 }).toBuffer(),
  "WebP, lossless": () => flat(sixteenMegapixels).webp({ effort: 0, lossless: true }).toBuffer(),
  GIF: () => flat(sixteenMegapixels, 3).gif({ effort: 1 }).toBuffer(),
  "GIF, 200,000 frames": async () => gifOfFrames(200_000),
  "TIFF, 16 bit": () =>
    flat(sixteenMegapixels).toColourspace("rgb16").tiff({ compression: "deflate" }).toBuffer(),
  SVG: async () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>'),
};

/** Each frame has one pixel. */
function gifOfFrames(count: number): Buffer {
  const header = Buffer.from("47494638396164006400800000000000ffffff", "hex");
  const frame = Buffer.from("21f90400010000002c0000000001000100000202440100", "hex");
  return Buffer.concat([header, ...Array(count).fill(frame), Buffer.from(";")]);
}

/** Small files that are expensive to decode, in every format that sharp reads. */
export async function drawHostilePictures(): Promise<HostilePicture[]> {
  const pictures: HostilePicture[] = [];
  for (const [name, draw] of Object.entries(drawings)) pictures.push({ name, bytes: await draw() });
  return pictures;
}
