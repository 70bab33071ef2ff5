import { CartView } from "@/components/orders/cart/cart-view";
import { cartPageTexts } from "@/components/orders/cart/texts";

export const metadata = { title: cartPageTexts.pageTitle, robots: { index: false } };

export default function CartPage() {
  return <CartView />;
}
