import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { lang } from "next/root-params";
import { Editor } from "@/components/customization/editor/editor";
import {
  designIn,
  type PreviewParams,
  templateParams,
} from "@/components/customization/preview/preview-page";
import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";
import { PublishOrBuy } from "@/components/sites/publish-or-buy";
import { designName, fixedWidthOf, templateOf } from "@/components/templates/registry";
import { findPresetOfTemplate } from "@/lib/catalogue/queries/trades";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { labelsOf } from "@/lib/customization/content/labels";
import { decodeComponent } from "@/lib/decode-component";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { getTranslations, Translations } from "@/lib/translations/server";

export const instant = false;

interface EditPageProps {
  params: Promise<PreviewParams>;
}

export const generateStaticParams = templateParams;

export async function generateMetadata({ params }: EditPageProps): Promise<Metadata> {
  const design = designIn(await params);
  if (!design) return notFoundMetadata();
  const t = await getTranslations("editor");
  return {
    title: t("title", { template: designName(design) }),
    description: t("description"),
    robots: { index: false },
  };
}

const texts = [
  "blockKinds",
  "colorNames",
  "colorPickers",
  "contentFile",
  "contrast",
  "draftConflict",
  "draftHistory",
  "draftStatus",
  "dropReasons",
  "editor",
  "editorPanel",
  "linkTargets",
  "outline",
  "pageCheck",
  "pagePresets",
  "pageSettings",
  "paletteNames",
  "pictureErrors",
  "previewToolbar",
  "rephrase",
  "screenNames",
  "siteDesign",
  "siteFields",
  "siteLanguages",
  "slotFields",
  "slotLabels",
  "sortable",
  "takeShared",
] as const;

/** The editor of a template's words and pictures: one static page for all visitors. */
export default async function EditPage({ params }: EditPageProps) {
  const { name, edition } = await params;
  const design = designIn({ name: decodeComponent(name), edition });
  if (!design) return <NotFoundPage />;
  const slug = templateOf(design);
  const preview = links.preview(design);
  if (slug !== name) permanentRedirect(inLanguage(await lang(), links.edit(preview)));
  const t = await getTranslations("siteOverview");
  const ofNoSite = await getTranslations("noSite");
  const preset = await findPresetOfTemplate(design);
  return (
    <Translations
      of={texts}
      only={{
        previewToolbar: ["allFour"],
        slotLabels: labelsOf(await requireDeclaration(slug)),
      }}
    >
      <Editor
        slug={slug}
        preview={preview}
        name={designName(design)}
        fixedWidth={fixedWidthOf(design) ?? 0}
        presetId={preset?.id}
        offer={
          preset && (
            <PublishOrBuy
              id={preset.id}
              priceCents={preset.priceCents}
              publish={t("publish")}
              putOnline={ofNoSite("buy")}
            />
          )
        }
      />
    </Translations>
  );
}
