import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { AccountChip } from "@/components/ui/illustrations/account-chip";

interface AccountScreenProps {
  motif: "key" | "person" | "lock";
  title: string;
  text: string;
  children: ReactNode;
}

/** The layout of the login, registration and reset pages: the form beside an illustration. */
export function AccountScreen({ motif, title, text, children }: AccountScreenProps) {
  const t = useTranslations("account");
  return (
    <div className="page grid grid-cols-[minmax(0,28rem)] justify-center gap-x-16 py-10 sm:py-16 lg:grid-cols-[minmax(0,28rem)_minmax(0,30rem)] lg:items-center xl:gap-x-24">
      <div>
        <AccountChip motif={motif} className="-ms-4 mb-4 h-28 lg:hidden" />
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        {children}
      </div>
      <div
        aria-hidden="true"
        className="hidden overflow-hidden rounded-card border border-line bg-card lg:block"
      >
        <AccountChip motif={motif} className="w-full bg-accent-soft px-8 py-14" />
        <div className="flex items-center justify-between gap-4 px-6 py-5">
          <span className="label text-ink-soft">{t("caption")}</span>
          <span className="flex gap-1.5">
            <span className="size-5 rounded-control bg-accent" />
            <span className="size-5 rounded-control bg-gold" />
            <span className="size-5 rounded-control bg-silver" />
            <span className="size-5 rounded-control bg-ink" />
          </span>
        </div>
      </div>
    </div>
  );
}
