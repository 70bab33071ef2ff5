"use client";

import { Dialog } from "@/components/ui/dialog";
import { fileTexts as texts } from "./texts";

interface FileProblemsProps {
  problems: readonly string[];
  onClose: () => void;
}

/** Why a file was not loaded: every problem with its slot. */
export function FileProblems({ problems, onClose }: FileProblemsProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.problems} description={texts.problemsIntro}>
      <ul className="mt-4 max-h-[50dvh] list-disc space-y-1 overflow-y-auto ps-5 text-sm">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Dialog>
  );
}
