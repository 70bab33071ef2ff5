import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { LostSwatch } from "@/components/ui/illustrations/lost-swatch";
import { links } from "@/lib/links";
import { getTranslations, useTranslations } from "@/lib/translations/server";
import { MessagePage } from "./message-page";

/** Next adds `noindex` by itself. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations("notFound");
  return { title: t("pageTitle") };
}

export function NotFoundMessage() {
  const t = useTranslations("notFound");
  return (
    <MessagePage
      picture={<LostSwatch className="h-48" />}
      title={t("title")}
      text={t("text")}
      action={{ label: t("browseAll"), href: links.shop }}
    />
  );
}

function ThrowNotFound(): never {
  notFound();
}

/**
 * A page returns this component when nothing exists at its address, so that the message is in the
 * HTML. If the page itself called `notFound`, Next would send an empty document; if it is called
 * inside a Suspense boundary, the HTML contains the fallback: here the `message`, which the nearest
 * not-found file would show. The status is 404 if the page is prerendered; a page that is rendered
 * per request has already been answered with 200.
 */
export function NotFoundPage({ message = <NotFoundMessage /> }: { message?: ReactNode }) {
  return (
    <Suspense fallback={message}>
      <ThrowNotFound />
    </Suspense>
  );
}
