import { CartView } from "@/components/orders/cart/cart-view";
import { cartPageTexts } from "@/components/orders/cart/texts";
import { TrustLine } from "@/components/orders/trust-line";
import { Translations } from "@/lib/translations/server";

export const metadata = { title: cartPageTexts.pageTitle, robots: { index: false } };

export default function CartPage() {
  return (
    <Translations of={["presetWords", "salePrice"]}>
      <CartView trust={<TrustLine className="mt-4" />} />
    </Translations>
  );
}
