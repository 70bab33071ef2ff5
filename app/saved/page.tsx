import { SavedView } from "@/components/saved/saved-view";
import { savedTexts as texts } from "@/components/saved/texts";

export const metadata = {
  title: texts.title,
  description: texts.description,
  robots: { index: false },
};

export default function SavedPage() {
  return <SavedView />;
}
