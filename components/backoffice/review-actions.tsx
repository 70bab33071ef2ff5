"use client";

import { useState } from "react";
import type { z } from "zod";
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
import { reviewTexts as texts } from "./review-texts";
import { RowAction } from "./row-action";
import { RowButton } from "./row-button";

const change = ({ id }: Review, body: z.input<typeof reviewChange>) =>
  callApi(putReview, { params: { id: String(id) }, body });

interface ReviewProps {
  review: Review;
}

/** The actions for a review: answer it publicly, or hide it with a reason. */
export function ReviewActions({ review }: ReviewProps) {
  const [dialog, setDialog] = useState<"answer" | "hide" | null>(null);
  const { email, answer, isHidden } = review;
  const customer = email || texts.anonymous;
  const close = () => setDialog(null);
  return (
    <div className="flex flex-wrap gap-2">
      <RowButton
        label={answer === null ? texts.answer : texts.editAnswer}
        about={texts.toReviewOf(customer)}
        opensDialog
        onClick={() => setDialog("answer")}
      />
      {answer !== null && (
        <RowAction
          label={texts.removeAnswer}
          about={texts.toReviewOf(customer)}
          path={getReviews.path}
          question={{ title: texts.removeTitle, text: texts.removeText }}
          call={() => change(review, { answer: null })}
        />
      )}
      {isHidden ? (
        <RowAction
          label={texts.showAgain}
          about={texts.reviewOf(customer)}
          path={getReviews.path}
          call={() => change(review, { isHidden: false })}
        />
      ) : (
        <RowButton
          label={texts.hide}
          about={texts.reviewOf(customer)}
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

const AnswerDialog = ({ review, onClose }: ReviewDialogProps) => (
  <RecordDialog
    title={texts.answerTitle(review.presetName)}
    description={texts.answerText(review.message)}
    schema={answerForm}
    defaultValues={{ answer: review.answer ?? "" }}
    save={(values) => change(review, values)}
    path={getReviews.path}
    submit={texts.saveAnswer}
    onClose={onClose}
  >
    {({ register, formState: { errors } }) => (
      <TextArea
        label={texts.yourAnswer}
        isRequired
        maxCharacters={maxAnswerLength}
        error={errors.answer?.message}
        {...register("answer")}
      />
    )}
  </RecordDialog>
);

const HideDialog = ({ review, onClose }: ReviewDialogProps) => (
  <RecordDialog
    title={texts.hideTitle(review.presetName)}
    description={review.email ? texts.hideText(review.email) : texts.hideAnonymousText}
    schema={hideForm}
    defaultValues={{ hiddenReason: "" }}
    save={(values) => change(review, { ...values, isHidden: true })}
    path={getReviews.path}
    submit={texts.hide}
    onClose={onClose}
  >
    {({ register, formState: { errors } }) => (
      <TextArea
        label={texts.why}
        isRequired
        maxCharacters={maxReasonLength}
        error={errors.hiddenReason?.message}
        {...register("hiddenReason")}
      />
    )}
  </RecordDialog>
);
