import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { lang } from "next/root-params";
import { Editor } from "@/components/customization/editor/editor";
import { templateParams } from "@/components/customization/preview/preview-page";
import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";
import { PublishOrBuy } from "@/components/sites/publish-or-buy";
import {
  fixedWidthOf,
  isTemplateSlug,
  type TemplateSlug,
  templates,
} from "@/components/templates/registry";
import { findPresetOfTemplate } from "@/lib/catalogue/queries/trades";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { labelsOf } from "@/lib/customization/content/labels";
import { decodeComponent } from "@/lib/decode-component";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { getTranslations, Translations } from "@/lib/translations/server";

export const instant = false;

interface EditPageProps {
  params: Promise<{ name: string }>;
}

export const generateStaticParams = templateParams;

const slugOf = (name: string): TemplateSlug | null => {
  const slug = name.trim().toLowerCase().replaceAll(" ", "-");
  return isTemplateSlug(slug) ? slug : null;
};

export async function generateMetadata({ params }: EditPageProps): Promise<Metadata> {
  const slug = slugOf((await params).name);
  if (!slug) return notFoundMetadata();
  const t = await getTranslations("editor");
  return {
    title: t("title", { template: templates[slug].name }),
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
  const { name } = await params;
  const slug = slugOf(decodeComponent(name));
  if (!slug) return <NotFoundPage />;
  if (slug !== name) permanentRedirect(inLanguage(await lang(), links.edit(`/preview/${slug}`)));
  const t = await getTranslations("siteOverview");
  const ofNoSite = await getTranslations("noSite");
  const preset = await findPresetOfTemplate(slug);
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
        name={templates[slug].name}
        fixedWidth={fixedWidthOf(slug) ?? 0}
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
