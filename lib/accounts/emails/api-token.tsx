import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

interface ApiTokenNotice {
  /** The name that its owner gave it. */
  name: string;
  /** What a program can access with it. */
  reach: "own" | "back-office";
  token: string;
}

export const apiTokenEmail = ({ name, reach, token }: ApiTokenNotice) =>
  translatedEmail("apiTokenEmail", (t, language) => {
    const isOfStaff = reach === "back-office";
    return {
      subject: t(isOfStaff ? "subjectOfStaff" : "subject", { shop: site.name }),
      preview: t(isOfStaff ? "previewOfStaff" : "preview"),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t(isOfStaff ? "textOfStaff" : "text", { name })}</Paragraph>
          <NotMe language={language} token={token} />
        </>
      ),
    };
  });
