import { BrokenSwatch } from "@/components/illustrations/broken-swatch";
import { MessagePage } from "@/components/layout/message-page";
import { links } from "@/lib/links";
import { savedTexts as texts } from "./texts";

/** A placeholder while the lists are loaded; without script, a message. */
export const SavedSkeleton = () => (
  <>
    <div className="page pt-10 pb-20 noscript:hidden">
      <h1 className="text-3xl">{texts.title}</h1>
      <div
        role="status"
        aria-label={texts.loading}
        className="mt-24 grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
      >
        <div className="h-96 rounded-card bg-line/60" />
        <div className="h-96 rounded-card bg-line/60 max-sm:hidden" />
        <div className="h-96 rounded-card bg-line/60 max-lg:hidden" />
      </div>
    </div>
    <div className="hidden noscript:block">
      <MessagePage
        picture={<BrokenSwatch className="h-48" />}
        title={texts.needsScript}
        text={texts.needsScriptHint}
        action={{ label: texts.toShop, href: links.shop }}
      />
    </div>
  </>
);
