import type { ReactNode } from "react";
import { BrokenSwatch } from "@/components/ui/illustrations/broken-swatch";
import { links } from "@/lib/links";
import { MessagePage } from "./message-page";

interface SkeletonPageProps {
  texts: { title: string; loading: string; needsScript: string; needsScriptHint: string };
  /** The label of the link to the catalogue, which works without scripts. */
  toShop: string;
  /** The layout of the blocks. */
  className: string;
  /** Blocks in the size of the content that will replace them. */
  children: ReactNode;
}

/**
 * A placeholder for content that the browser stores or loads itself; without scripts, a message.
 */
export const SkeletonPage = ({ texts, toShop, className, children }: SkeletonPageProps) => (
  <>
    <div className="page pt-10 pb-20 noscript:hidden">
      <h1 className="text-3xl">{texts.title}</h1>
      <div role="status" aria-label={texts.loading} className={`grid ${className}`}>
        {children}
      </div>
    </div>
    <div className="hidden noscript:block">
      <MessagePage
        picture={<BrokenSwatch className="h-48" />}
        title={texts.needsScript}
        text={texts.needsScriptHint}
        action={{ label: toShop, href: links.shop }}
      />
    </div>
  </>
);
