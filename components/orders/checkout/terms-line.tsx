import { Anchor } from "@/components/ui/link";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { termsLineTexts as texts } from "./texts";

/** The terms that an order is placed under; in a new tab, so that the typed data stays. */
export const TermsLine = () => (
  <p className="mt-4 text-ink-soft text-sm">
    {texts.accept} <Page href={legalLinks.terms}>{texts.terms}</Page> {texts.and}{" "}
    <Page href={links.license}>{texts.license}</Page>. {texts.also}{" "}
    <Page href={legalLinks.refunds}>{texts.refunds}</Page>,{" "}
    <Page href={links.privacy}>{texts.privacy}</Page>.
  </p>
);

const Page = ({ href, children }: { href: string; children: string }) => (
  <Anchor href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
    {children}
    <span className="sr-only"> {texts.opensInNewTab}</span>
  </Anchor>
);
