"use client";

import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { errorMessage } from "@/components/ui/error-message";
import { ShopError } from "@/lib/errors";
import { useVisitor } from "@/lib/platform/sessions/client";

/**
 * What this device alone has of a draft, as after an editor that was left while a picture was sent:
 * it is sent to the account, from which a site is published. Calls `onSent` if there was something.
 */
export function useKeptDraft(draft: string, onSent: () => void) {
  const t = useTranslations("siteOverview");
  const { user } = useVisitor();
  const owner = user?.email ?? "";
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState("");

  /** Resolves to whether there was something to send; throws if the account does not have it. */
  const send = useCallback(async (): Promise<boolean> => {
    const { isDraftUnsent } = await import("@/lib/customization/content/draft-store");
    if (!owner || !(await isDraftUnsent(owner, draft))) return false;
    setIsSending(true);
    setProblem("");
    try {
      const { sendKeptDraft } = await import("@/lib/customization/content/client-drafts");
      const sent = await sendKeptDraft(owner, draft);
      if (sent?.kind === "refused") throw new ShopError("conflict", sent.reason);
      if (sent?.kind === "conflict") throw new ShopError("conflict", t("changedElsewhere"));
      if (sent?.kind === "signed-out") throw new ShopError("unauthorized", t("logInAgain"));
      return true;
    } catch (cause) {
      const text = t("unsent", { reason: errorMessage(cause) });
      setProblem(text);
      throw new ShopError("conflict", text, { cause });
    } finally {
      setIsSending(false);
    }
  }, [owner, draft, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visitor and draft.
  useEffect(() => {
    send().then(
      (wasSent) => wasSent && onSent(),
      // Shown as the problem; publishing tries again.
      () => {},
    );
  }, [owner, draft]);

  return {
    isSending,
    /** Why the account does not have it; empty if it has everything. */
    problem,
    send,
  };
}
