import {
  Body,
  Column,
  Container,
  Head,
  Html,
  Link,
  Preview,
  Row,
  Text,
} from "@react-email/components";
import { Fragment, type ReactNode } from "react";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { seller } from "@/lib/seller";
import { absoluteIn, site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";
import { accent, card, fontDisplay, fontText, ink, inkSoft, line, paper, schemes } from "./theme";

const styles = {
  body: { margin: 0, padding: "24px 12px", backgroundColor: paper, fontFamily: fontText },
  card: {
    maxWidth: "560px",
    padding: "28px 32px 32px",
    backgroundColor: card,
    border: `1px solid ${line}`,
    borderRadius: "10px",
  },
  head: { marginBottom: "28px", paddingBottom: "20px", borderBottom: `1px solid ${line}` },
  name: {
    margin: 0,
    fontFamily: fontDisplay,
    fontSize: "20px",
    lineHeight: "24px",
    fontWeight: 700,
    letterSpacing: "-0.02em",
    color: ink,
  },
  foot: { maxWidth: "560px", padding: "16px 32px" },
  small: { margin: 0, fontSize: "14px", lineHeight: "1.5", color: inkSoft },
  link: { color: accent, textDecoration: "underline" },
};

interface FrameProps {
  language: string;
  /** The line beside the subject in a list of emails. */
  preview: string;
  children: ReactNode;
}

const footerLinks = [
  { label: "imprint", href: legalLinks.imprint },
  { label: "terms", href: legalLinks.terms },
  { label: "privacy", href: links.privacy },
] as const;

/** The layout of every email of the shop. */
export function EmailLayout({ language, preview, children }: FrameProps) {
  const t = translatorIn(language, "footer");
  const { name, address, email } = seller(language);
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{schemes}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" style={styles.body}>
        <Container className="card" style={styles.card}>
          <Row className="line" style={styles.head}>
            <Column width={32} data-skip-in-text>
              <Mark />
            </Column>
            <Column>
              <Text className="ink" style={styles.name}>
                {site.name}
              </Text>
            </Column>
          </Row>
          {children}
        </Container>
        <Container style={styles.foot}>
          <Text className="ink-soft" style={styles.small}>
            {[name, ...address].join(", ")}
          </Text>
          <Text className="ink-soft" style={styles.small}>
            <Link href={`mailto:${email}`} className="link" style={styles.link}>
              {email}
            </Link>
          </Text>
          <Text className="ink-soft" style={styles.small}>
            {footerLinks.map(({ label, href }, index) => (
              <Fragment key={href}>
                {index > 0 && " · "}
                <Link href={absoluteIn(language, href)} className="link" style={styles.link}>
                  {t(label)}
                </Link>
              </Fragment>
            ))}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

const chip = (color: string, radius: string) => ({
  height: "6px",
  fontSize: 0,
  lineHeight: 0,
  backgroundColor: color,
  borderRadius: radius,
});

/**
 * The shop's logo of four squares, made of table cells: visible also where pictures are blocked.
 */
const Mark = () => (
  <table role="presentation" width={22} cellPadding={0} cellSpacing={1} aria-hidden>
    <tbody>
      <tr>
        <td colSpan={2} style={chip("#14727a", "4px 4px 1px 1px")} />
      </tr>
      <tr>
        <td rowSpan={2} width={8} style={chip("#d8693f", "1px 1px 1px 4px")} />
        <td style={chip("#e3a64a", "1px")} />
      </tr>
      <tr>
        <td style={chip("#5fa8a6", "1px 1px 4px 1px")} />
      </tr>
    </tbody>
  </table>
);
