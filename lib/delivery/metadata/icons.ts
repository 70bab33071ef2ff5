import sharp from "sharp";
import { type SiteFile, siteFolders } from "../rules";

/** In browsers' tabs, on the home screens of phones, and in the manifest. */
const iconSizes = [32, 180, 192, 512] as const;

type IconSize = (typeof iconSizes)[number];

export const iconPath = (size: IconSize): string => `${siteFolders.images}/icon-${size}.png`;

/** Dots per inch at which a drawn logo is at least as large as the largest icon. */
const density = 288;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Phones round the corners of the one for home screens and fill what is clear with black. */
const isTile = (size: IconSize) => size === 180;

/** The logo as square PNGs. It was encoded by this shop, so that it can be decoded here. */
export async function drawIcons(logo: SiteFile, background: string): Promise<SiteFile[]> {
  const square = { fit: "contain", background: clear } as const;
  const large = await sharp(logo.bytes, logo.path.endsWith(".svg") ? { density } : {})
    .resize(512, 512, square)
    .png()
    .toBuffer();
  return Promise.all(
    iconSizes.map(async (size) => {
      const margin = isTile(size) ? Math.round(size / 10) : 0;
      const inner = size - 2 * margin;
      const icon = sharp(large).resize(inner, inner);
      if (isTile(size)) {
        const edges = { top: margin, bottom: margin, left: margin, right: margin };
        icon.flatten({ background }).extend({ ...edges, background });
      }
      const png = await icon.png({ compressionLevel: 9 }).toBuffer();
      return { path: iconPath(size), bytes: new Uint8Array(png) };
    }),
  );
}
