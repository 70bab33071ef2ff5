import { CartView } from "@/components/cart/cart-view";
import { cartPageTexts } from "@/components/cart/texts";

export const metadata = { title: cartPageTexts.pageTitle, robots: { index: false } };

export default function CartPage() {
  return <CartView />;
}
