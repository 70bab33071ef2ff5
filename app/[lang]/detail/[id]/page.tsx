import type { Metadata } from "next";
import { lang } from "next/root-params";
import { DetailView } from "@/components/catalogue/detail-view";
import { JsonLd } from "@/components/catalogue/json-ld";
import { presetListMessages } from "@/components/catalogue/message-groups";
import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";
import { describePreset } from "@/lib/catalogue/describe-preset";
import { getPreset } from "@/lib/catalogue/queries/get-preset";
import { listBestSellers } from "@/lib/catalogue/queries/home";
import { listSimilar } from "@/lib/catalogue/queries/list-presets";
import { getPriceEnd } from "@/lib/catalogue/sales/queries";
import { type Preset, presetId } from "@/lib/catalogue/schemas";
import { breadcrumbLd, productLd } from "@/lib/catalogue/seo/json-ld";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { links } from "@/lib/links";
import { getTranslations, Translations } from "@/lib/translations/server";
import DetailNotFound from "./not-found";

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

/** The preset; null unless the address is its canonical one. */
async function presetOfPage({ params }: DetailPageProps): Promise<Preset | null> {
  const id = presetId.safeParse((await params).id);
  const preset = id.success ? await getPreset(id.data) : null;
  return preset && (await params).id === String(preset.id) ? preset : null;
}

export async function generateMetadata(props: DetailPageProps): Promise<Metadata> {
  const preset = await presetOfPage(props);
  if (!preset) return notFoundMetadata();
  const t = await getTranslations("detail");
  const word = await getTranslations("presetWords");
  return pageMetadata(
    {
      title: t("pageTitle", {
        name: preset.name,
        category: word(preset.category),
        type: word(preset.type),
      }),
      description: describePreset(preset, await lang()),
      path: links.detail(preset.id),
      isIndexed: !preset.isDisabled,
      image: `/og/preset-${preset.id}`,
    },
    await lang(),
  );
}

export default async function DetailPage(props: DetailPageProps) {
  const preset = await presetOfPage(props);
  if (!preset) return <NotFoundPage message={<DetailNotFound />} />;
  const similar = await listSimilar(preset);
  const language = await lang();
  const nameOf = await getTranslations("layout");
  return (
    <Translations of={[...presetListMessages, "savedErrors"]}>
      <DetailView preset={preset} similar={similar} />
      <JsonLd
        data={[
          productLd(
            preset,
            describePreset(preset, language),
            await getPriceEnd(preset.id),
            language,
          ),
          breadcrumbLd(
            [
              { name: nameOf("home"), path: links.home },
              { name: nameOf("shop"), path: links.shop },
              { name: preset.name, path: links.detail(preset.id) },
            ],
            language,
          ),
        ]}
      />
    </Translations>
  );
}
