"use client";

import { useState } from "react";
import { DataSection } from "@/components/accounts/privacy/data-section";
import { ActivitySection } from "@/components/accounts/security/activity-section";
import { ProgramsSection } from "@/components/accounts/security/programs-section";
import { SecuritySection } from "@/components/accounts/security/security-section";
import type { Account } from "@/lib/accounts/schemas";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { defaultBrand } from "@/lib/customization/brand";
import { links } from "@/lib/links";
import type { ApiTokenView } from "@/lib/platform/api-tokens/schemas";
import type { ActivityPage } from "@/lib/platform/audit/schemas";
import type { UploadTarget } from "@/lib/platform/media/rules";
import type { PersonalData } from "@/lib/privacy/schemas";
import { BrandCard } from "./brand-card";
import { CompanyForm } from "./company-form";
import { InvoiceForm } from "./invoice-form";
import { logoTexts, profileTexts } from "./texts";

interface ProfileViewProps {
  /** Whether the customer works in the back office. */
  isStaff: boolean;
  account: Account;
  security: SecurityView;
  activity: ActivityPage;
  data: PersonalData;
  /** The customer's API tokens. */
  programs: ApiTokenView[];
  uploadTo: UploadTarget | null;
}

/** The profile page: the company's data and the forms that change it. */
export function ProfileView({
  isStaff,
  account: initial,
  security,
  activity,
  data,
  programs,
  uploadTo,
}: ProfileViewProps) {
  const [account, setAccount] = useState(initial);
  const applyChanges = (changes: Partial<Account>) => setAccount((it) => ({ ...it, ...changes }));
  return (
    <div className="page py-10 sm:py-14">
      <Heading account={account} isStaff={isStaff} />
      <div className="mt-10 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-12">
          <CompanyForm account={account} uploadTo={uploadTo} onSaved={applyChanges} />
          <InvoiceForm account={account} onSaved={applyChanges} />
          <SecuritySection security={security} />
          <ProgramsSection tokens={programs} security={security} />
          <ActivitySection activity={activity} />
          <DataSection data={data} security={security} />
        </div>
        <BrandCard saved={account.palette} />
      </div>
    </div>
  );
}

interface HeadingProps {
  account: Account;
  isStaff: boolean;
}

function Heading({ account: { name, email, logo, about }, isStaff }: HeadingProps) {
  return (
    <header className="flex flex-col gap-6 sm:flex-row sm:items-start">
      <img
        src={logo || defaultBrand.logo}
        alt={logo ? profileTexts.logoOf(name) : logoTexts.defaultLogo}
        width={112}
        height={112}
        className="size-28 shrink-0 rounded-card border border-line bg-card object-contain p-3"
      />
      <div className="min-w-0">
        <h1 className="text-3xl [overflow-wrap:anywhere]">{name}</h1>
        <p className="label mt-1.5 text-ink-soft [overflow-wrap:anywhere]">{email}</p>
        <p className="mt-3 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
          {about || profileTexts.noAbout}
        </p>
        {isStaff && (
          <a href={links.admin} className="mt-3 inline-block text-accent hover:underline">
            {profileTexts.backOffice}
          </a>
        )}
      </div>
    </header>
  );
}
