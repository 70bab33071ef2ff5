"use client";

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
import type { Column } from "../data-table";
import { RecordDialog } from "../record-dialog";
import { RecordSection, RecordTable } from "../record-table";
import { cannedTexts as texts } from "./texts";

const columns: Column<CannedAnswer>[] = [
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
export const CannedAnswers = () => (
  <RecordSection id="canned-answers" title={texts.heading} intro={texts.intro}>
    <RecordTable
      isInAddress={false}
      permission="messages:write"
      endpoint={getCannedAnswers}
      columns={columns}
      sortedBy="title"
      empty={texts.empty}
      texts={{
        add: texts.add,
        change: texts.change,
        edit: texts.edit,
        about: ({ title }) => texts.ofAnswer(title),
      }}
      end={{
        label: texts.remove,
        call: (params) => callApi(deleteCannedAnswer, { params }),
        question: ({ title }) => ({ title: texts.removeTitle(title), text: texts.removeText }),
      }}
      dialog={(answer, onClose) => <CannedAnswerDialog answer={answer} onClose={onClose} />}
    />
  </RecordSection>
);

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
          maxCharacters={maxTitleLength}
          error={errors.title?.message}
          {...register("title")}
        />
        <TextArea
          label={texts.body}
          isRequired
          maxCharacters={maxWrittenLength}
          error={errors.body?.message}
          {...register("body")}
        />
      </>
    )}
  </RecordDialog>
);
