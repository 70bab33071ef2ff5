import { Body, Button, Container, Head, Html, Section, Text } from "@react-email/components";
import { Children, type ReactNode } from "react";
import { site } from "@/lib/site";

const ink = "#26221d";
const inkSoft = "#5d564d";
const font = "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif";

const styles = {
  body: { margin: 0, padding: "24px 12px", backgroundColor: "#f8f5ef", fontFamily: font },
  card: {
    maxWidth: "560px",
    padding: "32px",
    backgroundColor: "#fffdf9",
    border: "1px solid #e2ddd3",
    borderRadius: "10px",
  },
  name: { margin: "0 0 24px", fontSize: "20px", fontWeight: 700, color: ink },
  text: { margin: "0 0 16px", fontSize: "16px", lineHeight: "1.5", color: ink },
  button: {
    padding: "12px 20px",
    backgroundColor: "#0b5563",
    borderRadius: "6px",
    fontSize: "16px",
    fontWeight: 600,
    color: "#fbfdfd",
  },
  foot: { maxWidth: "560px", padding: "16px 32px" },
  small: { margin: 0, fontSize: "14px", lineHeight: "1.5", color: inkSoft },
};

/** What every letter of the shop looks like. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <Html lang="en">
    <Head />
    <Body style={styles.body}>
      <Container style={styles.card}>
        <Text style={styles.name}>{site.name}</Text>
        {children}
      </Container>
      <Container style={styles.foot}>
        <Text style={styles.small}>{site.address.join(", ")}</Text>
      </Container>
    </Body>
  </Html>
);

/** Text as somebody wrote it: shown as text, its line breaks kept. */
export const Paragraph = ({ children }: { children: string }) => (
  <Text style={styles.text}>
    {Children.map(children.split("\n"), (line, n) => (
      <>
        {n > 0 && <br />}
        {line}
      </>
    ))}
  </Text>
);

export const Action = ({ href, children }: { href: string; children: string }) => (
  <Section style={{ margin: "0 0 24px" }}>
    <Button href={href} style={styles.button}>
      {children}
    </Button>
  </Section>
);
