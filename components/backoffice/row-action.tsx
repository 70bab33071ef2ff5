"use client";

import { useTranslations } from "#translations";
import { type Alert, showAlert } from "@/components/ui/alerts";
import { RowButton } from "./row-button";
import { useListMutation } from "./use-list-mutation";

interface RowActionProps {
  label: string;
  about: string;
  /** The key of the list that shows the row. */
  path: string;
  call: () => Promise<unknown>;
  /** The question before the action, if there is one. */
  question?: Pick<Alert, "title" | "text" | "tone" | "confirm" | "cancel">;
}

/** A button that changes its row at once, or after a confirmation. */
export function RowAction({ label, about, path, call, question }: RowActionProps) {
  const t = useTranslations("backOffice");
  const change = useListMutation([path], call);
  const isSure = () =>
    !question || showAlert({ tone: "warn", confirm: label, cancel: t("cancel"), ...question });
  const act = async () => {
    if (await isSure()) change.mutate(undefined);
  };
  return (
    <RowButton
      label={label}
      about={about}
      isDisabled={change.isPending}
      onClick={() => void act()}
    />
  );
}
