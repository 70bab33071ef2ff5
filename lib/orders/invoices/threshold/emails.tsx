import type { TaxScheme } from "@/lib/env-tax";
import { formatMoney } from "@/lib/money";
import { Facts, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { thresholdCents } from "./rules";

interface Warning {
  cents: number;
  warning: "near" | "exceeded";
  scheme: TaxScheme;
}

/** To the owner: consumers of other member states have bought for nearly the threshold, or for more. */
export const thresholdEmail = ({ cents, warning, scheme }: Warning) =>
  translatedEmail("thresholdEmail", (t, language) => {
    const sold = formatMoney({ cents, currency: "EUR" }, language);
    const threshold = formatMoney({ cents: thresholdCents, currency: "EUR" }, language);
    return {
      subject: t(warning),
      preview: t("preview", { sold, threshold }),
      body: (
        <>
          <Title>{t(warning)}</Title>
          <Paragraph>{t("text", { threshold })}</Paragraph>
          <Facts facts={{ [t("sold")]: sold }} />
          <Paragraph>{t(scheme === "exempt" ? "exempt" : "domestic")}</Paragraph>
        </>
      ),
    };
  });
