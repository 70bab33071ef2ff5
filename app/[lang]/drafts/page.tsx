import { DraftsView } from "@/components/customization/drafts/drafts-view";
import { draftsTexts as texts } from "@/components/customization/drafts/texts";

export const metadata = {
  title: texts.title,
  description: texts.description,
  robots: { index: false },
};

export default function DraftsPage() {
  return <DraftsView />;
}
