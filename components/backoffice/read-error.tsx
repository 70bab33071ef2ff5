import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";

interface ReadErrorProps {
  error: Error;
  onRetry: () => unknown;
}

/** In place of what could not be read: why, and a button that tries again. */
export const ReadError = ({ error, onRetry }: ReadErrorProps) => (
  <div role="alert" className="rounded-card border border-line bg-card p-6">
    <p>{error.message}</p>
    <button type="button" className={`${button()} mt-4`} onClick={() => onRetry()}>
      {useTranslations("backOffice")("tryAgain")}
    </button>
  </div>
);
