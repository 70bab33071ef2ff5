import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { ToPurchases } from "../emails/to-purchases";

/** To the buyer, with the corrected invoice. */
export const invoiceCorrectedEmail = ({ id }: { id: number }, replacedNumber: number) =>
  translatedEmail("invoiceCorrectedEmail", (t, language) => {
    const [order, replaced] = [String(id), String(replacedNumber)];
    return {
      subject: t("subject", { order }),
      preview: t("preview", { replaced }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { order, replaced })}</Paragraph>
          <Paragraph>{t("samePrice")}</Paragraph>
          <ToPurchases language={language} />
        </>
      ),
    };
  });
