"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "#translations";
import { errorMessage } from "@/components/ui/error-message";
import { ChoiceField, TextArea } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { callApiForList } from "@/lib/platform/http/client";
import { getCannedAnswers, getThreads } from "@/lib/support/endpoints";
import { fillPlaceholders, maxWrittenLength } from "@/lib/support/rules";
import type { Thread } from "@/lib/support/schemas";
import { useListMutation } from "../use-list-mutation";

const allAnswers = { _start: "0", _end: "100", _sort: "title" } as const;

interface AnswerFormProps {
  /** The values for the placeholders. */
  about: Pick<Thread, "name" | "email" | "invoiceId">;
  texts: { message: string; send: string; sent: string };
  send: (written: { message: string; isDone: boolean }) => Promise<unknown>;
  onSent?: () => void;
}

/** Writes to a customer; an inserted canned answer can be edited before it is sent. */
export function AnswerForm({ about, texts, send: sendOff, onSent }: AnswerFormProps) {
  const t = useTranslations("writtenMessage");
  const backOffice = useTranslations("backOffice");
  const { name, email, invoiceId } = about;
  const [message, setMessage] = useState("");
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useState("");
  const { data } = useQuery({
    queryKey: [getCannedAnswers.path, allAnswers],
    queryFn: () => callApiForList(getCannedAnswers, allAnswers),
  });
  const send = useListMutation([getThreads.path], () => sendOff({ message, isDone }), {
    hasAlert: false,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === "") return setProblem(t("missing"));
    setProblem("");
    send.mutate(undefined, {
      onSuccess: () => {
        setMessage("");
        onSent?.();
      },
      onError: (error) => setProblem(errorMessage(error)),
    });
  };
  const insert = (chosen: string) => {
    const answer = data?.rows.find((it) => String(it.id) === chosen);
    if (!answer) return;
    const order = invoiceId === null ? "" : String(invoiceId);
    const words = fillPlaceholders(answer.body, { name: name || email, order });
    setMessage((before) => (before.trim() === "" ? words : `${before}\n${words}`));
  };
  const answers = (data?.rows ?? []).map((it) => ({ value: String(it.id), label: it.title }));
  return (
    <form onSubmit={submit} className="border-line border-t pt-5">
      <fieldset disabled={send.isPending} className="grid gap-4">
        {answers.length > 0 && (
          <ChoiceField
            label={t("insert")}
            options={[{ value: "", label: t("insertNone") }, ...answers]}
            value=""
            onChoose={insert}
          />
        )}
        <TextArea
          label={texts.message}
          hint={t("hint")}
          maxCharacters={maxWrittenLength}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={isDone}
            onChange={(event) => setIsDone(event.target.checked)}
          />
          {t("isDone")}
        </label>
        <FormEnd problem={problem} submit={send.isPending ? backOffice("oneMoment") : texts.send} />
        <p role="status" className="text-good text-sm">
          {send.isSuccess && message === "" && texts.sent}
        </p>
      </fieldset>
    </form>
  );
}
