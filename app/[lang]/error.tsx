"use client";

import { useTranslations } from "#translations";
import { MessagePage } from "@/components/layout/message-page";
import { button } from "@/components/ui/button";
import { BrokenSwatch } from "@/components/ui/illustrations/broken-swatch";
import { links } from "@/lib/links";

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const t = useTranslations("errorPage");
  return (
    <MessagePage
      picture={<BrokenSwatch className="h-48" />}
      title={t("title")}
      text={t("text")}
      hint={error.digest ? t("code", { digest: error.digest }) : undefined}
      action={{ label: t("goHome"), href: links.home }}
    >
      <button type="button" className={button()} onClick={reset}>
        {t("tryAgain")}
      </button>
    </MessagePage>
  );
}
