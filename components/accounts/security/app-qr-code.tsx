import { encode } from "uqr";
import { useTranslations } from "#translations";
import type { AppSetup } from "@/lib/accounts/second-factor/schemas";

/** The secret of an authenticator app, to scan or to type. Dark on white in both themes: scanners need it. */
export function AppQrCode({ setup: { address, secret } }: { setup: AppSetup }) {
  const t = useTranslations("factor");
  const { data, size } = encode(address, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <div className="mt-5">
      <p>{t("scan")}</p>
      <svg
        role="img"
        aria-label={t("qrCode")}
        viewBox={`0 0 ${size} ${size}`}
        className="mt-4 size-48 rounded-control border border-line"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="mt-3 text-ink-soft text-sm">{t("key")}</p>
      <p className="font-mono text-sm [overflow-wrap:anywhere]">
        {secret.match(/.{1,4}/g)?.join(" ")}
      </p>
    </div>
  );
}
