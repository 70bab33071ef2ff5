import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { placeOf } from "@/lib/platform/sessions/country";
import { deviceName } from "@/lib/platform/sessions/device-name";
import { site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";
import { NotMe } from "./not-me";

interface NewDevice {
  /** In words; empty if it is unknown. */
  device: string;
  /** Its code; null if it is unknown. */
  country: string | null;
  token: string;
}

export const newDeviceEmail = ({ device: stored, country, token }: NewDevice) =>
  translatedEmail("newDeviceEmail", (t, language) => {
    const device = deviceName(stored, translatorIn(language, "session"));
    const place = placeOf(country, language);
    return {
      subject: t("subject", { shop: site.name }),
      preview: [device, place].filter(Boolean).join(", ") || t("unknown"),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{device ? t("withDevice", { device }) : t("text")}</Paragraph>
          {place && <Paragraph>{t("place", { country: place })}</Paragraph>}
          <NotMe language={language} token={token} />
        </>
      ),
    };
  });
