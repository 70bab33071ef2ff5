import { exportSite } from "../../app/delivery/export";
import { type TemplateSlug, templates } from "../../components/templates/registry";
import { openingStock } from "../../db/stock";
import { defaultBrand } from "../../lib/brand/rules";
import type { Category } from "../../lib/catalogue/rules";
import { licenceKey } from "../../lib/delivery/licence-key";
import type { SiteFile } from "../../lib/delivery/rules";
import type { Colours } from "../../lib/palette/rules";

interface Sample {
  company?: string;
  palette?: Colours;
}

function categoryOf(slug: TemplateSlug): Category {
  const preset = openingStock.find(({ name }) => name === templates[slug].name);
  if (!preset) throw new Error(`The shop does not sell ${slug}.`);
  return preset.category;
}

/** A template's site as a customer would get it, with a licence that nobody bought. */
export function sampleSite(slug: TemplateSlug, sample: Sample = {}): Promise<SiteFile[]> {
  const key = licenceKey(new Uint8Array(32), 0);
  return exportSite(slug, {
    owner: {
      company: sample.company ?? defaultBrand.name,
      about: "What we make, where to find us, and how to reach us.",
    },
    licence: {
      key,
      category: categoryOf(slug),
      address: `https://presetry.example/license/${key}`,
    },
    palette: sample.palette,
  });
}
