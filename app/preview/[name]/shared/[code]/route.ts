import { notFound } from "next/navigation";
import { sharedPart } from "@/components/palette/parts";
import { fixedWidthOf, templates } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { escapeHtml } from "@/lib/html";
import { coloursOf } from "@/lib/palette/rules";
import { decodeShared } from "@/lib/preview/rules";
import { absolute, site } from "@/lib/site";
import {
  hidden,
  hiddenHead,
  html,
  type PreviewParams,
  renderPreview,
  requireSlug,
} from "../../../pages";

interface SharedParams extends PreviewParams {
  code: string;
}

/** Any proxy may keep it; this server does not, because there are endless codes. */
const caching = "public, max-age=3600, s-maxage=86400";

/** A template as somebody else saw it: their colours and their name, without their store. */
export async function GET(_request: Request, { params }: { params: Promise<SharedParams> }) {
  const { name, code } = await params;
  const slug = requireSlug(name, `/shared/${code}`);
  const shared = decodeShared(code);
  if (!shared) notFound();
  const { palette } = await templates[slug].load();
  const template = await renderPreview(
    slug,
    { name: shared.name, logo: "" },
    coloursOf(shared.choices, palette),
  );
  const strip = await sharedPart({
    slug,
    name: template.name,
    company: shared.name,
    isFixed: fixedWidthOf(slug) !== undefined,
  });
  const title = shared.name ? `${template.name} for ${shared.name}` : `${template.name}, shared`;
  const picture = absolute(`/og/shared/${slug}/${code}`);
  const meta = {
    "og:title": title,
    "og:description": site.tagline,
    "og:type": "website",
    "og:site_name": site.name,
    "og:url": absolute(`/preview/${slug}/shared/${code}`),
    "og:image": picture,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  const tags = Object.entries(meta).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">\n`,
  );
  const page = templateDocument(
    { ...template, css: `${template.css}\n${strip.css}` },
    {
      title: `${title} | ${site.name}`,
      head: `${hiddenHead(slug)}${tags.join("")}<meta name="twitter:card" content="summary_large_image">\n`,
      tail: strip.markup,
    },
  );
  return html(page, { ...hidden, "Cache-Control": caching });
}
