"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { TextArea, TextField } from "@/components/ui/field";
import { callApi } from "@/lib/platform/http/client";
import {
  deleteCannedAnswer,
  getCannedAnswers,
  postCannedAnswer,
  putCannedAnswer,
} from "@/lib/support/endpoints";
import { maxTitleLength, maxWrittenLength } from "@/lib/support/rules";
import { type CannedAnswer, cannedAnswerForm } from "@/lib/support/schemas";
import { type Column, DataTable } from "../data-table";
import { useMay } from "../may";
import { RecordDialog } from "../record-dialog";
import { RowAction } from "../row-action";
import { RowButton } from "../row-button";
import { cannedTexts as texts } from "./texts";

const baseColumns: Column<CannedAnswer>[] = [
  {
    label: texts.name,
    field: "title",
    show: ({ title }) => <span className="font-medium">{title}</span>,
  },
  {
    label: texts.body,
    show: ({ body }) => <p className="line-clamp-3 max-w-[60ch] whitespace-pre-wrap">{body}</p>,
  },
];

/** The canned answers that staff insert. */
export function CannedAnswers() {
  const mayChange = useMay("messages:write");
  /** The canned answer in the dialog; "new" for a new one. */
  const [edited, setEdited] = useState<CannedAnswer | "new" | null>(null);
  const change: Column<CannedAnswer> = {
    label: texts.change,
    show: (answer) => (
      <span className="flex flex-wrap gap-2">
        <RowButton
          label={texts.edit}
          about={texts.ofAnswer(answer.title)}
          opensDialog
          onClick={() => setEdited(answer)}
        />
        <RowAction
          label={texts.remove}
          about={texts.ofAnswer(answer.title)}
          path={getCannedAnswers.path}
          call={() => callApi(deleteCannedAnswer, { params: { id: String(answer.id) } })}
          question={{ title: texts.removeTitle(answer.title), text: texts.removeText }}
        />
      </span>
    ),
  };
  return (
    <section aria-labelledby="canned-answers" className="mt-14">
      <h2 id="canned-answers" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">{texts.intro}</p>
      {mayChange && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${button("secondary")} mb-5`}
          onClick={() => setEdited("new")}
        >
          {texts.add}
        </button>
      )}
      <DataTable
        endpoint={getCannedAnswers}
        columns={mayChange ? [...baseColumns, change] : baseColumns}
        sortedBy="title"
        empty={texts.empty}
      />
      {edited && (
        <CannedAnswerDialog
          answer={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

interface CannedAnswerDialogProps {
  /** Null for a new canned answer. */
  answer: CannedAnswer | null;
  onClose: () => void;
}

const CannedAnswerDialog = ({ answer, onClose }: CannedAnswerDialogProps) => (
  <RecordDialog
    title={answer ? texts.editTitle : texts.add}
    description={texts.intro}
    schema={cannedAnswerForm}
    defaultValues={{ title: answer?.title ?? "", body: answer?.body ?? "" }}
    save={(body) =>
      answer
        ? callApi(putCannedAnswer, { params: { id: String(answer.id) }, body })
        : callApi(postCannedAnswer, { body })
    }
    path={getCannedAnswers.path}
    submit={texts.save}
    onClose={onClose}
  >
    {({ register, formState: { errors } }) => (
      <>
        <TextField
          label={texts.name}
          isRequired
          maxLength={maxTitleLength}
          error={errors.title?.message}
          {...register("title")}
        />
        <TextArea
          label={texts.body}
          isRequired
          maxLength={maxWrittenLength}
          error={errors.body?.message}
          {...register("body")}
        />
      </>
    )}
  </RecordDialog>
);
