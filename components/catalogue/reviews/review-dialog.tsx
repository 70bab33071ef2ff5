"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "#translations";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { sendReview } from "@/lib/catalogue/reviews/client";
import { defaultRating, maxReviewLength } from "@/lib/catalogue/reviews/rules";
import { ShopError } from "@/lib/errors";
import { countCharacters } from "@/lib/graphemes";
import { links } from "@/lib/links";
import { type Score, StarRating } from "./star-rating";

interface ReviewDialogProps {
  email: string;
  /** The preset to review; null closes the dialog. */
  preset: { id: number; name: string } | null;
  onClose: () => void;
  onReviewed: (presetId: number) => void;
}

export function ReviewDialog({ email, preset, onClose, onReviewed }: ReviewDialogProps) {
  const t = useTranslations("review");
  const router = useRouter();
  const localized = useLocalizedPath();
  const counterId = useId();
  const [rating, setRating] = useState<Score>(defaultRating);
  const [text, setText] = useState("");
  const [isSending, setIsSending] = useState(false);
  const message = text.trim();

  const close = () => {
    setRating(defaultRating);
    setText("");
    onClose();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!preset || !message) return;
    setIsSending(true);
    try {
      await sendReview({ email, presetId: preset.id, ratingMessage: message, rating });
      onReviewed(preset.id);
      void showAlert({
        title: t("thanks"),
        text: t("isPublished", { preset: preset.name }),
        tone: "good",
      });
      router.push(localized(links.home));
    } catch (error) {
      void showAlert({
        title: t("failed"),
        text: error instanceof ShopError ? error.message : t("tryAgain"),
        tone: "bad",
      });
    }
    setIsSending(false);
    close();
  };

  return (
    <Dialog
      isOpen={preset !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={t("title")}
      description={preset?.name}
    >
      <form onSubmit={submit} className="mt-5 grid gap-4">
        <StarRating value={rating} onChange={setRating} />
        <div>
          <TextArea
            label={t("label")}
            value={text}
            maxCharacters={maxReviewLength}
            required
            disabled={isSending}
            onChange={(event) => setText(event.target.value)}
          />
          <p id={counterId} className="label mt-1.5 text-end text-ink-soft">
            {`${countCharacters(text)} / ${maxReviewLength}`}
          </p>
        </div>
        <button type="submit" disabled={isSending || !message} className={button()}>
          {isSending ? t("sending") : t("submit")}
        </button>
      </form>
    </Dialog>
  );
}
