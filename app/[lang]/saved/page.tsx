import { SavedView } from "@/components/catalogue/saved/saved-view";
import { savedTexts as texts } from "@/components/catalogue/saved/texts";

export const metadata = {
  title: texts.title,
  description: texts.description,
  robots: { index: false },
};

export default function SavedPage() {
  return <SavedView />;
}
