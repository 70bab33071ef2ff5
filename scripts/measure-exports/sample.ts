import { type Design, designName } from "../../components/templates/registry";
import { seedPresets } from "../../db/seed-presets";
import type { Category } from "../../db/words/facets";
import { defaultBrand } from "../../lib/customization/brand";
import type { PaletteColors } from "../../lib/customization/palette/rules";
import { exportSite } from "../../lib/sites/delivery/export-site";
import { licenseKey } from "../../lib/sites/delivery/license-key";
import type { SiteFile } from "../../lib/sites/delivery/rules";

interface Sample {
  company?: string;
  palette?: PaletteColors;
}

function categoryOf(design: Design): Category {
  const preset = seedPresets.find(({ name }) => name === designName(design));
  if (!preset) throw new Error(`The shop does not sell ${design}.`);
  return preset.category;
}

/** A design's site as a customer gets it, with a sample license. */
export function sampleSite(design: Design, sample: Sample = {}): Promise<SiteFile[]> {
  const key = licenseKey(new Uint8Array(32), 0);
  return exportSite(design, {
    owner: {
      company: sample.company ?? defaultBrand.name,
      about: "What we make, where to find us, and how to reach us.",
    },
    license: {
      key,
      category: categoryOf(design),
      address: `https://presetry.example/license/${key}`,
      language: "en",
    },
    palette: sample.palette,
  });
}
