"use client";

import { useState } from "react";
import type { Account } from "@/lib/accounts/schemas";
import type { UploadTarget } from "@/lib/platform/media/rules";
import { BrandCard } from "./brand-card";
import { CompanyForm } from "./company-form";
import { InvoiceForm } from "./invoice-form";
import { ProfileFrame } from "./profile-frame";

interface ProfileViewProps {
  /** Whether the customer works in the back office. */
  isStaff: boolean;
  account: Account;
  uploadTo: UploadTarget | null;
}

/** The first part of the profile: the company's data and the forms that change it. */
export function ProfileView({ isStaff, account: initial, uploadTo }: ProfileViewProps) {
  const [account, setAccount] = useState(initial);
  const applyChanges = (changes: Partial<Account>) => setAccount((it) => ({ ...it, ...changes }));
  return (
    <ProfileFrame account={account} isStaff={isStaff} part="company">
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-12">
          <CompanyForm account={account} uploadTo={uploadTo} onSaved={applyChanges} />
          <InvoiceForm account={account} onSaved={applyChanges} />
        </div>
        <BrandCard saved={account.palette} />
      </div>
    </ProfileFrame>
  );
}
