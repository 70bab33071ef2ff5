import { CartView } from "@/components/cart/cart-view";

export const metadata = { title: "Cart", robots: { index: false } };

export default function CartPage() {
  return <CartView />;
}
