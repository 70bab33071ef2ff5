import { absolute } from "@/lib/site";
import type { Preset } from "./schemas";

/**
 * A preset as the API shows it, with absolute URLs. Pages use the paths, so that they work under
 * any host name.
 */
export const withAbsoluteUrls = (preset: Preset): Preset => ({
  ...preset,
  images: preset.images.map(absolute),
  imageTexts: preset.imageTexts.map(({ image, text }) => ({ image: absolute(image), text })),
  url: absolute(preset.url),
});
