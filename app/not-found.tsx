import { LostSwatch } from "@/components/illustrations/lost-swatch";
import { MessagePage } from "@/components/layout/message-page";
import { links } from "@/lib/links";

export const metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <MessagePage
      picture={<LostSwatch className="h-48" />}
      title="This page is not in the book"
      text="The address leads nowhere, or the page has moved."
      action={{ label: "Browse all presets", href: links.shop }}
    />
  );
}
