import { expect, test } from "vitest";
import { translatorIn } from "@/lib/translations/messages";
import { fieldNames } from "./activity-section";

test("the changed fields of a profile are named in words", () => {
  const name = translatorIn("en", "profileFields");
  expect(fieldNames("legalName", name)).toBe("legal name");
  expect(fieldNames("city, vatId, later", name)).toBe("city, VAT id, later");
});
