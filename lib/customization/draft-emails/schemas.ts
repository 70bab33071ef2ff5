import { z } from "zod";
import { currentTranslations } from "#current-translations";

const t = currentTranslations("contentFields");

export const newDraftEmailChoice = z.object({
  isOn: z.boolean({ error: () => t("wantsEmails") }),
});

export const draftEmailChoice = newDraftEmailChoice
  .extend({ isVerified: z.boolean().describe("Whether the address is: only then it can be on") })
  .meta({ id: "DraftMailChoice" });

export type DraftEmailChoice = z.output<typeof draftEmailChoice>;

export const stopTokenParam = z.object({
  token: z.string().regex(/^\d{1,10}\.[\w-]{43}$/, { error: () => t("noSuchLink") }),
});
