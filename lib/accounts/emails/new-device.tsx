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
  subject: `A new device is logged in to ${site.name}`,
  preview: [device, place].filter(Boolean).join(", ") || "It did not say what it is.",
  body: (
    <>
      <Title>A new device is logged in</Title>
      <Paragraph>
        {device
          ? `Your account was opened just now with ${device}, for the first time with this browser.`
          : "Your account was opened just now, for the first time with this browser."}
      </Paragraph>
      {place && (
        <Paragraph>{`As far as its network tells, it is in this country: ${place}.`}</Paragraph>
      )}
      <NotMe token={token} />
    </>
  ),
});
