import sharp from "sharp";
import { type SiteFile, siteFolders } from "../rules";

/** The sizes for browser tabs, for the home screens of phones, and for the manifest. */
const iconSizes = [32, 180, 192, 512] as const;

type IconSize = (typeof iconSizes)[number];

export const iconPath = (size: IconSize): string => `${siteFolders.images}/icon-${size}.png`;

/** Dots per inch at which a vector logo is at least as large as the largest icon. */
const density = 288;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Phones round the corners of the home screen icon and fill transparent parts with black. */
const isTile = (size: IconSize) => size === 180;

/**
 * The logo as square PNGs. The shop encoded it, so it can be decoded here without a separate
 * process.
 */
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
