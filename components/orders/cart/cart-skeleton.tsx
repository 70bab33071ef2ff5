import { useTranslations } from "#translations";
import { MessagePage } from "@/components/layout/message-page";
import { SkeletonPage } from "@/components/layout/skeleton-page";
import { EmptyCart } from "@/components/ui/illustrations/empty-cart";
import { links } from "@/lib/links";

/**
 * A placeholder while the cart loads; if the cart is known to be empty, the message that says so.
 */
export const CartSkeleton = () => (
  <>
    <div className="cart-empty:hidden">
      <CartPlaceholder />
    </div>
    <div className="hidden cart-empty:block">
      <EmptyCartMessage />
    </div>
  </>
);

export function EmptyCartMessage() {
  const t = useTranslations("cart");
  return (
    <MessagePage
      picture={<EmptyCart className="h-48" />}
      title={t("empty")}
      text={t("emptyHint")}
      action={{ label: t("browseAll"), href: links.shop }}
    />
  );
}

function CartPlaceholder() {
  const t = useTranslations("cart");
  const texts = {
    title: t("title"),
    loading: t("loading"),
    needsScript: t("needsScript"),
    needsScriptHint: t("needsScriptHint"),
  };
  return (
    <SkeletonPage
      texts={texts}
      toShop={t("browseAll")}
      className="mt-8 gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]"
    >
      <div className="mt-8 divide-y divide-line border-line border-y">
        <div className="py-5">
          <div className="h-32 rounded-control bg-line/60" />
        </div>
        <div className="py-5">
          <div className="h-32 rounded-control bg-line/60" />
        </div>
      </div>
      <div className="h-96 rounded-card bg-line/60" />
    </SkeletonPage>
  );
}
