import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DetailView } from "@/components/catalogue/detail-view";
import { JsonLd } from "@/components/seo/json-ld";
import { getPreset } from "@/lib/catalogue/queries/get-preset";
import { listBestSellers } from "@/lib/catalogue/queries/home";
import { listSimilar } from "@/lib/catalogue/queries/list-presets";
import { describePreset } from "@/lib/catalogue/rules";
import { type Preset, presetId } from "@/lib/catalogue/schemas";
import { links } from "@/lib/links";
import { breadcrumbLd, productLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

interface DetailPageProps {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = async () => {
  const bestSellers = await listBestSellers();
  return bestSellers.length > 0
    ? bestSellers.map(({ id }) => ({ id: String(id) }))
    : // Next requires at least one param at build time. Without presets this page is a 404.
      [{ id: "1" }];
};

async function requirePresetOfPage({ params }: DetailPageProps): Promise<Preset> {
  const id = presetId.safeParse((await params).id);
  const preset = id.success ? await getPreset(id.data) : null;
  if (!preset || (await params).id !== String(preset.id)) notFound();
  return preset;
}

export async function generateMetadata(props: DetailPageProps): Promise<Metadata> {
  const preset = await requirePresetOfPage(props);
  return pageMetadata({
    title: `${preset.name}, a ${preset.category} ${preset.type} template`,
    description: describePreset(preset),
    path: links.detail(preset.id),
    isIndexed: !preset.isDisabled,
    image: `/og/preset-${preset.id}`,
  });
}

export default async function DetailPage(props: DetailPageProps) {
  const preset = await requirePresetOfPage(props);
  const similar = await listSimilar(preset);
  return (
    <>
      <DetailView preset={preset} similar={similar} />
      <JsonLd
        data={[
          productLd(preset, describePreset(preset)),
          breadcrumbLd([
            { name: "Home", path: links.home },
            { name: "Shop", path: links.shop },
            { name: preset.name, path: links.detail(preset.id) },
          ]),
        ]}
      />
    </>
  );
}
