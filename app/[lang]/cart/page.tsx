import { CartView } from "@/components/orders/cart/cart-view";
import { cartPageTexts } from "@/components/orders/cart/texts";
import { TrustLine } from "@/components/orders/trust-line";

export const metadata = { title: cartPageTexts.pageTitle, robots: { index: false } };

export default function CartPage() {
  return <CartView trust={<TrustLine className="mt-4" />} />;
}
