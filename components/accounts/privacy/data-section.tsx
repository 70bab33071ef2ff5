"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
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

interface DataSectionProps {
  data: PersonalData;
  security: Proof;
}

/** The customer's personal data: a copy to download, and the deletion of the account. */
export function DataSection({ data: initial, security }: DataSectionProps) {
  const t = useTranslations("data");
  const [data, setData] = useState(initial);
  return (
    <section aria-labelledby="your-data">
      <h2 id="your-data" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("intro")}</p>
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
  const t = useTranslations("dataExport");
  const { export: asked } = data;
  const timeZone = useTimeZone();
  const language = useLanguage();
  const ask = () => requestExport().then(onChanged, (error: unknown) => void showError(error));
  const isUnderWay = asked?.expiresAt === null;
  const label = asked ? t("askAgain") : t("ask");
  return (
    <Row label={t("label")} {...(isUnderWay ? {} : { action: { label, onClick: ask } })}>
      <p className="max-w-prose">{t("what")}</p>
      <p role="status" className="mt-1 text-good text-sm empty:hidden">
        {asked &&
          (asked.expiresAt
            ? t("ready", { until: formatTimestamp(asked.expiresAt, timeZone, language) })
            : t("preparing"))}
      </p>
    </Row>
  );
}

/**
 * Updated from the session, so that it agrees with the banner, also when another tab changes it.
 */
function DeletionRow({ saved, security }: { saved: string | null; security: Proof }) {
  const t = useTranslations("deletion");
  const leavingText = useTranslations("leaving");
  const language = useLanguage();
  const { user } = useVisitor();
  const deletesAt = user ? user.deletesAt : saved;
  const [isOpen, setIsOpen] = useState(false);
  const [notice, setNotice] = useState("");
  const keep = () =>
    keepAccount().then(
      () => setNotice(t("kept")),
      (error: unknown) => void showError(error),
    );
  return (
    <Row
      label={t("label")}
      action={
        deletesAt
          ? { label: leavingText("keep"), onClick: keep }
          : { label: t("ask"), onClick: () => setIsOpen(true) }
      }
    >
      {deletesAt ? (
        <p className="text-warn">
          {leavingText("leaving", { date: formatDay(deletesAt, "UTC", language) })}
        </p>
      ) : (
        <p className="max-w-prose">{t("what")}</p>
      )}
      <p className="mt-1 text-sm">
        <Link href={links.privacy} className={`${button("quiet", "medium")} -ms-3.5`}>
          {t("whatWeKeep")}
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
          setNotice(date === null ? t("linkSent") : "");
          setIsOpen(false);
        }}
      />
    </Row>
  );
}
