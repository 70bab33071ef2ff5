import { BrokenSwatch } from "@/components/illustrations/broken-swatch";
import { MessagePage } from "@/components/layout/message-page";
import { links } from "@/lib/links";
import { cartPageTexts as texts } from "./texts";

/** A placeholder while the cart loads; without script, a message. */
export function CartSkeleton() {
  return (
    <>
      <div className="page pt-10 pb-20 noscript:hidden">
        <h1 className="text-3xl">{texts.title}</h1>
        <div
          role="status"
          aria-label={texts.loading}
          className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]"
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
        </div>
      </div>
      <div className="hidden noscript:block">
        <MessagePage
          picture={<BrokenSwatch className="h-48" />}
          title={texts.needsScript}
          text={texts.needsScriptHint}
          action={{ label: texts.browseAll, href: links.shop }}
        />
      </div>
    </>
  );
}
