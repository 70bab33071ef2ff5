import { EmptyCart } from "@/components/illustrations/empty-cart";
import { Message } from "@/components/layout/message";
import { links } from "@/lib/links";

export const metadata = { title: "Cart", robots: { index: false } };

export default function CartPage() {
  return (
    <Message
      picture={<EmptyCart className="h-48" />}
      title="Your cart is empty"
      text="Ordering opens soon. Until then every preset can be looked at in detail."
      action={{ label: "Browse all presets", href: links.shop }}
    />
  );
}
