import { currentTranslations } from "#current-translations";
import { firstCharacters, isWithin } from "./graphemes";
import { type Message, requiredText, text } from "./text";

const t = currentTranslations("fieldErrors");

export const companyNameMaxLength = 120;

/**
 * Joiners and variation selectors where the writing needs them: in Persian and Indic words, in
 * Japanese names and in emoji.
 */
const needed =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?|[\p{Script=Arabic}\p{M}])[\u200c\u200d](?=\S)|[\p{Script=Han}\p{Extended_Pictographic}]\p{Variation_Selector}/gu;

/** Characters that are not seen, or that reverse the text around them. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const withoutNeeded = (text: string) => text.replace(needed, "");

/** Whether every character of a text can be seen, and something is there to be seen. */
const isVisible = (text: string): boolean =>
  withoutNeeded(text).search(hidden) < 0 && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** One line of an address or a name in any script: kept to the letter. */
export const line = (max: number) =>
  text(max).refine((typed) => typed === "" || isVisible(typed), { error: () => t("invisible") });

/** The same, required; `missing` is the message for absent and blank values. */
export const requiredLine = (max: number, missing: Message) =>
  requiredText(max, missing).refine((typed) => typed === "" || isVisible(typed), {
    error: () => t("invisible"),
  });

/** A company's name, of any script and with any punctuation. */
export const companyName = (missing: Message) => requiredLine(companyNameMaxLength, missing);

/** The part of a name from elsewhere that the shop can keep; empty if there is none. */
export function tidyCompanyName(name: string): string {
  const oneLine = name.replace(/\p{Surrogate}/gu, "").replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  const visible = isVisible(oneLine) ? oneLine : oneLine.replace(hidden, "");
  const short = firstCharacters(visible.trim(), companyNameMaxLength).trim();
  return isWithin(short, companyNameMaxLength) && isVisible(short) ? short : "";
}
