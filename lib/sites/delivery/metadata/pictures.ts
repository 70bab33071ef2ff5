import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { PaletteColors } from "@/lib/customization/palette/rules";
import type { SiteFile } from "../rules";
import { drawIcons, iconPath } from "./icons";
import { drawShareCard } from "./share-card";

interface Drawing {
  company: string;
  /** The text below the name on the card; may be empty. */
  line: string;
  palette: PaletteColors;
  logo: SiteFile;
}

async function draw({ company, line, palette, logo }: Drawing): Promise<SiteFile[]> {
  const icons = await drawIcons(logo, palette.primary);
  const large = icons.find(({ path }) => path === iconPath(512));
  if (!large) throw new Error("The largest icon was not drawn.");
  return [...icons, await drawShareCard({ company, line, palette, logo: large.bytes })];
}

/** The pictures of the most recent sites, about 80 KB each: most publications change only words. */
const drawn = new LRUCache<string, Promise<SiteFile[]>>({ max: 50 });

/** A site's icons and the picture for link previews; the same bytes for the same site. */
export function drawPictures(drawing: Drawing): Promise<SiteFile[]> {
  const { logo, ...words } = drawing;
  const logoHash = createHash("sha256").update(logo.bytes).digest("hex");
  const key = JSON.stringify({ ...words, path: logo.path, logoHash });
  const known = drawn.get(key);
  if (known) return known;
  const pictures = draw(drawing);
  drawn.set(key, pictures);
  pictures.catch(() => drawn.delete(key));
  return pictures;
}
