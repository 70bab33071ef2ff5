import { Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

interface NewDevice {
  /** In words; empty if it is unknown. */
  device: string;
  /** The country, in words; empty if it is unknown. */
  place: string;
  token: string;
}

export const newDeviceEmail = ({ device, place, token }: NewDevice): Email => ({
  subject: `A new device logged in to ${site.name}`,
  preview: [device, place].filter(Boolean).join(", ") || "We do not know which device it was.",
  body: (
    <>
      <Title>A new device logged in</Title>
      <Paragraph>
        {device
          ? `Someone just logged in to your account with ${device}, for the first time in this browser.`
          : "Someone just logged in to your account, for the first time in this browser."}
      </Paragraph>
      {place && <Paragraph>{`Its network seems to be in this country: ${place}.`}</Paragraph>}
      <NotMe token={token} />
    </>
  ),
});
