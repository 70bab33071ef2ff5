"use client";

import { useTranslations } from "#translations";
import { Dialog } from "@/components/ui/dialog";

interface FileProblemsProps {
  problems: readonly string[];
  onClose: () => void;
}

/** Why a file was not loaded: every problem with its slot. */
export function FileProblems({ problems, onClose }: FileProblemsProps) {
  const t = useTranslations("contentFile");
  return (
    <Dialog isOpen onOpenChange={onClose} title={t("problems")} description={t("problemsIntro")}>
      <ul className="mt-4 max-h-[50dvh] list-disc space-y-1 overflow-y-auto ps-5 text-sm">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Dialog>
  );
}
