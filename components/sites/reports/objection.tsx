"use client";

import { type FormEvent, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { useTimeZone } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/field";
import { formatDay } from "@/lib/dates";
import { maxObjection, objectionHours } from "@/lib/sites/reports/rules";
import type { Takedown } from "@/lib/sites/reports/schemas";

interface ObjectionProps {
  takedown: Takedown;
  isSending: boolean;
  send: (objection: string) => void;
}

/** The one objection of an owner to a takedown, and what became of it. */
export function Objection({ takedown, isSending, send }: ObjectionProps) {
  const t = useTranslations("objection");
  const language = useLanguage();
  const [objection, setObjection] = useState("");
  const { canObject, objectedAt, answer } = takedown;
  const timeZone = useTimeZone();
  if (answer !== null) {
    return (
      <p className="mt-5 [overflow-wrap:anywhere]">
        <span className="block text-ink-soft text-sm">{t("answered")}</span>
        {answer}
      </p>
    );
  }
  if (objectedAt !== null) {
    return (
      <p role="status" className="mt-5">
        {t("sent", { day: formatDay(objectedAt, timeZone, language), days: objectionHours / 24 })}
      </p>
    );
  }
  if (!canObject) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (objection.trim()) send(objection);
  };
  return (
    <form onSubmit={submit} className="mt-6 rounded-card border border-line bg-card p-5">
      <h3 className="text-lg">{t("title")}</h3>
      <p className="mt-1.5 mb-4 text-ink-soft text-sm">{t("hint")}</p>
      <fieldset disabled={isSending} className="grid gap-4">
        <TextArea
          label={t("why")}
          required
          maxCharacters={maxObjection}
          value={objection}
          onChange={(event) => setObjection(event.target.value)}
        />
        <button type="submit" className={`${button()} justify-self-start`}>
          {t("send")}
        </button>
      </fieldset>
    </form>
  );
}
