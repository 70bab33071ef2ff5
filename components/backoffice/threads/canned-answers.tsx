"use client";

import { useTranslations } from "#translations";
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

function useColumns(): Column<CannedAnswer>[] {
  const t = useTranslations("cannedAnswers");
  return [
    {
      label: t("name"),
      field: "title",
      show: ({ title }) => <span className="font-medium">{title}</span>,
    },
    {
      label: t("body"),
      show: ({ body }) => <p className="line-clamp-3 max-w-[60ch] whitespace-pre-wrap">{body}</p>,
    },
  ];
}

/** The canned answers that staff insert. */
export const CannedAnswers = () => {
  const t = useTranslations("cannedAnswers");
  return (
    <RecordSection id="canned-answers" title={t("heading")} intro={t("intro")}>
      <RecordTable
        isInAddress={false}
        permission="messages:write"
        endpoint={getCannedAnswers}
        columns={useColumns()}
        sortedBy="title"
        empty={t("empty")}
        texts={{
          add: t("add"),
          change: t("change"),
          edit: t("edit"),
          about: ({ title }) => t("ofAnswer", { title }),
        }}
        end={{
          label: t("remove"),
          call: (params) => callApi(deleteCannedAnswer, { params }),
          question: ({ title }) => ({ title: t("removeTitle", { title }), text: t("removeText") }),
        }}
        dialog={(answer, onClose) => <CannedAnswerDialog answer={answer} onClose={onClose} />}
      />
    </RecordSection>
  );
};

interface CannedAnswerDialogProps {
  /** Null for a new canned answer. */
  answer: CannedAnswer | null;
  onClose: () => void;
}

const CannedAnswerDialog = ({ answer, onClose }: CannedAnswerDialogProps) => {
  const t = useTranslations("cannedAnswers");
  return (
    <RecordDialog
      title={answer ? t("editTitle") : t("add")}
      description={t("intro")}
      schema={cannedAnswerForm}
      defaultValues={{ title: answer?.title ?? "", body: answer?.body ?? "" }}
      save={(body) =>
        answer
          ? callApi(putCannedAnswer, { params: { id: String(answer.id) }, body })
          : callApi(postCannedAnswer, { body })
      }
      path={getCannedAnswers.path}
      submit={t("save")}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label={t("name")}
            isRequired
            maxCharacters={maxTitleLength}
            error={errors.title?.message}
            {...register("title")}
          />
          <TextArea
            label={t("body")}
            isRequired
            maxCharacters={maxWrittenLength}
            error={errors.body?.message}
            {...register("body")}
          />
        </>
      )}
    </RecordDialog>
  );
};
