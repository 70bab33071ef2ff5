"use client";

import { useState } from "react";
import type { Proof } from "@/components/accounts/security/proof-fields";
import { Row } from "@/components/accounts/security/row";
import { useTimeZone } from "@/components/layout/timestamp";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatDay, formatTimestamp } from "@/lib/dates";
import { links } from "@/lib/links";
import { useVisitor } from "@/lib/platform/sessions/client";
import { keepAccount, requestExport } from "@/lib/privacy/client";
import type { PersonalData } from "@/lib/privacy/schemas";
import { DeletionDialog } from "./deletion-dialog";
import { dataTexts, deletionTexts, exportTexts } from "./texts";

interface DataSectionProps {
  data: PersonalData;
  security: Proof;
}

/** The customer's personal data: a copy to download, and the deletion of the account. */
export function DataSection({ data: initial, security }: DataSectionProps) {
  const [data, setData] = useState(initial);
  return (
    <section aria-labelledby="your-data">
      <h2 id="your-data" className="text-xl">
        {dataTexts.title}
      </h2>
      <p className="mt-1 text-ink-soft">{dataTexts.intro}</p>
      <div className="mt-5 divide-y divide-line border-line border-y">
        <ExportRow data={data} onChanged={setData} />
        <DeletionRow saved={data.deletesAt} security={security} />
      </div>
    </section>
  );
}

interface ExportRowProps {
  data: PersonalData;
  onChanged: (data: PersonalData) => void;
}

function ExportRow({ data, onChanged }: ExportRowProps) {
  const { export: asked } = data;
  const timeZone = useTimeZone();
  const ask = () => requestExport().then(onChanged, (error: unknown) => void showError(error));
  const isUnderWay = asked?.expiresAt === null;
  const label = asked ? exportTexts.askAgain : exportTexts.ask;
  return (
    <Row label={exportTexts.label} {...(isUnderWay ? {} : { action: { label, onClick: ask } })}>
      <p className="max-w-prose">{exportTexts.what}</p>
      <p role="status" className="mt-1 text-good text-sm empty:hidden">
        {asked &&
          (asked.expiresAt
            ? exportTexts.ready(formatTimestamp(asked.expiresAt, timeZone))
            : exportTexts.preparing)}
      </p>
    </Row>
  );
}

/**
 * Updated from the session, so that it agrees with the banner, also when another tab changes it.
 */
function DeletionRow({ saved, security }: { saved: string | null; security: Proof }) {
  const { user } = useVisitor();
  const deletesAt = user ? user.deletesAt : saved;
  const [isOpen, setIsOpen] = useState(false);
  const [notice, setNotice] = useState("");
  const keep = () =>
    keepAccount().then(
      () => setNotice(deletionTexts.kept),
      (error: unknown) => void showError(error),
    );
  return (
    <Row
      label={deletionTexts.label}
      action={
        deletesAt
          ? { label: deletionTexts.keep, onClick: keep }
          : { label: deletionTexts.ask, onClick: () => setIsOpen(true) }
      }
    >
      {deletesAt ? (
        <p className="text-warn">{deletionTexts.leaving(formatDay(deletesAt))}</p>
      ) : (
        <p className="max-w-prose">{deletionTexts.what}</p>
      )}
      <p className="mt-1 text-sm">
        <Link href={links.privacy} className={`${button("quiet", "medium")} -ml-3.5`}>
          {deletionTexts.whatWeKeep}
        </Link>
      </p>
      <p role="status" className="mt-1 text-good text-sm empty:hidden">
        {!deletesAt && notice}
      </p>
      <DeletionDialog
        security={security}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onAsked={({ deletesAt: date }) => {
          setNotice(date === null ? deletionTexts.linkSent : "");
          setIsOpen(false);
        }}
      />
    </Row>
  );
}
