"use client";

import { useState } from "react";
import type { z } from "zod";
import { useTranslations } from "#translations";
import { TextArea } from "@/components/ui/field";
import { getReviews, putReview } from "@/lib/catalogue/reviews/endpoints";
import { maxAnswerLength, maxReasonLength } from "@/lib/catalogue/reviews/rules";
import {
  answerForm,
  hideForm,
  type Review,
  type reviewChange,
} from "@/lib/catalogue/reviews/schemas";
import { callApi } from "@/lib/platform/http/client";
import { RecordDialog } from "./record-dialog";
import { RowAction } from "./row-action";
import { RowButton } from "./row-button";

const change = ({ id }: Review, body: z.input<typeof reviewChange>) =>
  callApi(putReview, { params: { id: String(id) }, body });

interface ReviewProps {
  review: Review;
}

/** The actions for a review: answer it publicly, or hide it with a reason. */
export function ReviewActions({ review }: ReviewProps) {
  const t = useTranslations("reviewList");
  const [dialog, setDialog] = useState<"answer" | "hide" | null>(null);
  const { email, answer, isHidden } = review;
  const customer = email || t("anonymous");
  const close = () => setDialog(null);
  return (
    <div className="flex flex-wrap gap-2">
      <RowButton
        label={answer === null ? t("answer") : t("editAnswer")}
        about={t("toReviewOf", { email: customer })}
        opensDialog
        onClick={() => setDialog("answer")}
      />
      {answer !== null && (
        <RowAction
          label={t("removeAnswer")}
          about={t("toReviewOf", { email: customer })}
          path={getReviews.path}
          question={{ title: t("removeTitle"), text: t("removeText") }}
          call={() => change(review, { answer: null })}
        />
      )}
      {isHidden ? (
        <RowAction
          label={t("showAgain")}
          about={t("reviewOf", { email: customer })}
          path={getReviews.path}
          call={() => change(review, { isHidden: false })}
        />
      ) : (
        <RowButton
          label={t("hide")}
          about={t("reviewOf", { email: customer })}
          opensDialog
          onClick={() => setDialog("hide")}
        />
      )}
      {dialog === "answer" && <AnswerDialog review={review} onClose={close} />}
      {dialog === "hide" && <HideDialog review={review} onClose={close} />}
    </div>
  );
}

interface ReviewDialogProps extends ReviewProps {
  onClose: () => void;
}

const AnswerDialog = ({ review, onClose }: ReviewDialogProps) => {
  const t = useTranslations("reviewList");
  return (
    <RecordDialog
      title={t("answerTitle", { preset: review.presetName })}
      description={t("answerText", { words: review.message })}
      schema={answerForm}
      defaultValues={{ answer: review.answer ?? "" }}
      save={(values) => change(review, values)}
      path={getReviews.path}
      submit={t("saveAnswer")}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <TextArea
          label={t("yourAnswer")}
          isRequired
          maxCharacters={maxAnswerLength}
          error={errors.answer?.message}
          {...register("answer")}
        />
      )}
    </RecordDialog>
  );
};

const HideDialog = ({ review, onClose }: ReviewDialogProps) => {
  const t = useTranslations("reviewList");
  return (
    <RecordDialog
      title={t("hideTitle", { preset: review.presetName })}
      description={review.email ? t("hideText", { email: review.email }) : t("hideAnonymousText")}
      schema={hideForm}
      defaultValues={{ hiddenReason: "" }}
      save={(values) => change(review, { ...values, isHidden: true })}
      path={getReviews.path}
      submit={t("hide")}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <TextArea
          label={t("why")}
          isRequired
          maxCharacters={maxReasonLength}
          error={errors.hiddenReason?.message}
          {...register("hiddenReason")}
        />
      )}
    </RecordDialog>
  );
};
