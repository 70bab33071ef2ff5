import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";

/** A new API token, which is shown only this once. */
export const MadeToken = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const t = useTranslations("madeToken");
  return (
    <div className="mt-5 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-paper py-2 pe-2 ps-4">
        <code className="min-w-0 break-all font-mono text-sm">{token}</code>
        <CopyButton text={token} what={t("what")} />
      </div>
      <p className="text-ink-soft text-sm">
        {t("usage")} <code className="whitespace-nowrap font-mono">Authorization: Bearer …</code>
      </p>
      <button type="button" className={button()} onClick={onDone}>
        {t("done")}
      </button>
    </div>
  );
};
