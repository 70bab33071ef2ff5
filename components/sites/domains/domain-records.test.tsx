import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RecordView } from "@/lib/sites/domains/schemas";
import { TranslationsProvider } from "@/lib/translations/client";
import { messagesIn } from "@/lib/translations/messages";
import { DomainRecords } from "./domain-records";

const recordOf = (type: RecordView["type"], name: string): RecordView => ({
  type,
  name,
  value: "a",
  state: "right",
  found: [],
});

const shown = (host: string, type: RecordView["type"]) =>
  renderToStaticMarkup(
    <TranslationsProvider
      language="en"
      messages={{
        domainRecords: messagesIn("en", "domainRecords"),
        recordProblems: messagesIn("en", "recordProblems"),
        ui: messagesIn("en", "ui"),
      }}
    >
      <DomainRecords
        host={host}
        records={[recordOf("TXT", `_presetry.${host}`), recordOf(type, host)]}
        isNew={false}
      />
    </TranslationsProvider>,
  );

/** @requirement Sites: Records of search consoles stand beside those of a domain */
test("it says where the TXT record of a search console goes", () => {
  expect(shown("example.com", "A")).toContain("TXT record of a search console");
  expect(shown("example.com", "A")).not.toContain("not to example.com");
  expect(shown("www.example.com", "CNAME")).toContain("not to www.example.com");
});

test("it has all records as one text, also as an e-mail", () => {
  const [, body = ""] = /href="mailto:[^"]*body=([^"]*)"/.exec(shown("example.com", "A")) ?? [];
  expect(decodeURIComponent(body)).toBe(
    [
      "Please add these DNS records for example.com:",
      "TXT\r\nName: _presetry.example.com\r\nValue: a",
      "A\r\nName: example.com\r\nValue: a",
    ].join("\r\n\r\n"),
  );
});
