import { Button, Heading, Link, Section, Text } from "@react-email/components";
import { Children, type CSSProperties } from "react";
import { formatMoney } from "@/lib/money";
import { translatorIn } from "@/lib/translations/messages";
import { accent, accentInk, fontDisplay, fontMono, ink, inkSoft, line } from "./theme";

const cell = {
  padding: "10px 0",
  borderTop: `1px solid ${line}`,
  fontSize: "16px",
  lineHeight: "1.4",
  color: ink,
};

const styles = {
  title: {
    margin: "0 0 16px",
    fontFamily: fontDisplay,
    fontSize: "26px",
    lineHeight: "1.15",
    fontWeight: 700,
    letterSpacing: "-0.02em",
    color: ink,
    wordBreak: "break-word",
  },
  text: {
    margin: "0 0 16px",
    fontSize: "16px",
    lineHeight: "1.5",
    color: ink,
    // Addresses would widen the email beyond a phone.
    wordBreak: "break-word",
  },
  link: { color: accent, textDecoration: "underline" },
  action: { margin: "8px 0 24px" },
  button: {
    padding: "12px 20px",
    backgroundColor: accent,
    borderRadius: "6px",
    fontSize: "16px",
    fontWeight: 600,
    color: accentInk,
  },
  table: {
    width: "100%",
    margin: "8px 0 24px",
    borderCollapse: "collapse",
    borderBottom: `1px solid ${line}`,
  },
  label: { ...cell, paddingRight: "16px", fontWeight: 400, textAlign: "left", color: inkSoft },
  item: { ...cell, paddingRight: "16px", fontWeight: 400, textAlign: "left" },
  value: { ...cell, fontFamily: fontMono, textAlign: "right" },
  words: { ...cell, textAlign: "right" },
  total: { fontWeight: 700, color: ink },
} satisfies Record<string, CSSProperties>;

/** A table that keeps its columns in the plain text, too. */
const table = {
  "data-text-format": "dataTable",
  className: "line",
  cellPadding: 0,
  cellSpacing: 0,
  style: styles.table,
};

export const Title = ({ children }: { children: string }) => (
  <Heading as="h1" className="ink" style={styles.title}>
    {children}
  </Heading>
);

/** Text as it was typed: without markup, with its line breaks. */
export const Paragraph = ({ children }: { children: string }) => (
  <Text className="ink" style={styles.text}>
    {Children.map(children.split("\n"), (line, n) => (
      <>
        {n > 0 && <br />}
        {line}
      </>
    ))}
  </Text>
);

export const ButtonLink = ({ href, children }: { href: string; children: string }) => (
  <Section style={styles.action}>
    <Button href={href} className="action" style={styles.button}>
      {children}
    </Button>
  </Section>
);

/** A link for an action that most readers do not need. */
export const TextLink = ({ href, children }: { href: string; children: string }) => (
  <Text style={styles.text}>
    <Link href={href} style={styles.link}>
      {children}
    </Link>
  </Text>
);

/** What is copied or compared letter by letter: numbers, references, hosts, addresses. */
const isExact = (value: string) => /\d|@|\.\w/.test(value);

/** Values with their labels, one per line; two values may have the same label. */
export const Rows = ({ rows }: { rows: readonly { name: string; value: string }[] }) => (
  <table {...table}>
    <tbody>
      {rows.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
        <tr key={index}>
          <th scope="row" className="ink-soft line" style={styles.label}>
            {name}
          </th>
          <td className="ink line" style={isExact(value) ? styles.value : styles.words}>
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Values that the reader has to copy, each below its label, one per line. */
export const Facts = ({ facts }: { facts: Record<string, string> }) => (
  <Rows rows={Object.entries(facts).map(([name, value]) => ({ name, value }))} />
);

interface Bill {
  language: string;
  items: readonly { name: string; priceCents: number }[];
  /** The discounts on the prices of the items. */
  discounts?: readonly { text: string; cents: number }[];
  subtotalCents: number;
  deploymentCents: number;
  totalCents: number;
  currency: string;
}

/** The ordered items, line by line, and the total. */
export function PriceTable({
  language,
  items,
  discounts = [],
  subtotalCents,
  deploymentCents,
  totalCents,
  currency,
}: Bill) {
  const t = translatorIn(language, "emailParts");
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  return (
    <table {...table}>
      <tbody>
        {items.map(({ name, priceCents }) => (
          <tr key={name}>
            <th scope="row" className="ink line" style={styles.item}>
              {name}
            </th>
            <td className="ink line" style={styles.value}>
              {money(priceCents)}
            </td>
          </tr>
        ))}
        {discounts.map(({ text, cents }) => (
          <Sum key={text} name={text} amount={money(-cents)} />
        ))}
        {deploymentCents > 0 && (
          <>
            <Sum name={t("subtotal")} amount={money(subtotalCents)} />
            <Sum name={t("deployment")} amount={money(deploymentCents)} />
          </>
        )}
        <Sum name={t("total")} amount={money(totalCents)} isTotal />
      </tbody>
    </table>
  );
}

interface Sum {
  name: string;
  amount: string;
  isTotal?: boolean;
}

const Sum = ({ name, amount, isTotal }: Sum) => {
  const weight = isTotal ? styles.total : {};
  return (
    <tr>
      <th
        scope="row"
        className={`line ${isTotal ? "ink" : "ink-soft"}`}
        style={{ ...styles.label, ...weight }}
      >
        {name}
      </th>
      <td className="ink line" style={{ ...styles.value, ...weight }}>
        {amount}
      </td>
    </tr>
  );
};
