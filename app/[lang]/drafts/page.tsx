import type { Metadata } from "next";
import { DraftsView } from "@/components/customization/drafts/drafts-view";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("drafts");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default function DraftsPage() {
  return (
    <Translations of={["drafts", "draftEmail", "sharedLinks", "pictureErrors"]}>
      <DraftsView />
    </Translations>
  );
}
