import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { Anchor } from "@/components/ui/link";
import { PageTabs } from "@/components/ui/page-tabs";
import { accountLinks } from "@/lib/account-links";
import type { Account } from "@/lib/accounts/schemas";
import { defaultBrand } from "@/lib/customization/brand";
import { links } from "@/lib/links";

const addresses = {
  company: links.profile,
  security: accountLinks.security,
  data: accountLinks.ownData,
} as const;

type ProfilePart = keyof typeof addresses;

const parts = ["company", "security", "data"] as const satisfies ProfilePart[];

interface ProfileFrameProps extends HeadingProps {
  part: ProfilePart;
  children: ReactNode;
}

/** The profile: the company, the parts of the page, and the open one. */
export const ProfileFrame = ({ account, isStaff, part, children }: ProfileFrameProps) => {
  const t = useTranslations("profile");
  return (
    <div className="page py-10 sm:py-14">
      <Heading account={account} isStaff={isStaff} />
      <PageTabs
        label={t("partsLabel")}
        tabs={parts.map((it) => ({ name: t(it), href: addresses[it] }))}
        current={addresses[part]}
      />
      <div className="mt-10">{children}</div>
    </div>
  );
};

interface HeadingProps {
  account: Account;
  isStaff: boolean;
}

function Heading({ account: { name, email, logo, about }, isStaff }: HeadingProps) {
  const t = useTranslations("profile");
  return (
    <header className="flex flex-col gap-6 sm:flex-row sm:items-start">
      <img
        src={logo || defaultBrand.logo}
        alt={logo ? t("logoOf", { company: name }) : t("defaultLogo")}
        width={112}
        height={112}
        className="size-28 shrink-0 rounded-card border border-line bg-card object-contain p-3"
      />
      <div className="min-w-0">
        <h1 className="text-3xl [overflow-wrap:anywhere]">{name}</h1>
        <p className="label mt-1.5 text-ink-soft [overflow-wrap:anywhere]">{email}</p>
        <p className="mt-3 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
          {about || t("noAbout")}
        </p>
        {isStaff && (
          <Anchor href={links.admin} className="mt-3 inline-block text-accent hover:underline">
            {t("backOffice")}
          </Anchor>
        )}
      </div>
    </header>
  );
}
