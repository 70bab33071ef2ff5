import type { Metadata } from "next";
import { SavedView } from "@/components/catalogue/saved/saved-view";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("savedMetadata");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default function SavedPage() {
  return (
    <Translations
      of={["saved", "presetWords", "preset", "salePrice", "mark", "savedErrors", "pictureErrors"]}
    >
      <SavedView />
    </Translations>
  );
}
