import { EmptyShelf } from "@/components/illustrations/empty-shelf";
import { Message } from "@/components/layout/message";
import { links } from "@/lib/links";

export const metadata = { title: "Login", robots: { index: false } };

export default function LoginPage() {
  return (
    <Message
      picture={<EmptyShelf className="h-48" />}
      title="Login"
      text="Accounts open soon. The whole catalogue can be browsed without one."
      action={{ label: "Browse all presets", href: links.shop }}
    />
  );
}
