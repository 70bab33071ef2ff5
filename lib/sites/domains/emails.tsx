import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";
import { siteLinks } from "@/lib/site-links";
import { originOfDomain } from "@/lib/sites/address";
import { type DomainEvent, patienceDays } from "./rules";
import { shownHost } from "./shown-host";

interface Words {
  subject: string;
  title: string;
  text: string;
  /** What happens next, or what the owner has to do. */
  next: string;
}

const words: Record<DomainEvent, (host: string) => Words> = {
  proved: (host) => ({
    subject: `Your site is now at ${host}`,
    title: `Your site is at ${host}`,
    text: "Its DNS records are correct. Its address at our shop forwards there.",
    next: "Leave the records as they are: we check them once a day.",
  }),
  failing: (host) => ({
    subject: `Something is wrong with ${host}`,
    title: `Please check the DNS records of ${host}`,
    text: "The DNS records of your site’s domain have changed.",
    next: `Please set them again. Your site stays there for ${patienceDays} days, and remains online at its address at our shop.`,
  }),
  withdrawn: (host) => ({
    subject: `${host} no longer leads to your site`,
    title: `${host} is no longer connected to your site`,
    text: "Its DNS records no longer point to your site.",
    next: "Your site is at its address at our shop. Set the records again and check them on your site’s page to connect it again.",
  }),
  expired: (host) => ({
    subject: `We stopped checking ${host}`,
    title: `We could not find the records of ${host}`,
    text: `We checked for ${patienceDays} days.`,
    next: "Your site is at its address at our shop. Once you have set the records, check them on your site’s page.",
  }),
};

/** The state of a site's domain, and the errors in its records. */
export function domainEmail(
  event: DomainEvent,
  host: string,
  license: string,
  problems: readonly string[],
): Email {
  const { subject, title, text, next } = words[event](shownHost(host));
  const isProved = event === "proved";
  return {
    subject,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{text}</Paragraph>
        {problems.map((problem) => (
          <Paragraph key={problem}>{problem}</Paragraph>
        ))}
        <ButtonLink
          href={
            isProved ? `${originOfDomain(host)}/` : absolute(siteLinks.ownSite(license, "domain"))
          }
        >
          {isProved ? "Open your site" : "See the records"}
        </ButtonLink>
        <Paragraph>{next}</Paragraph>
      </>
    ),
  };
}
