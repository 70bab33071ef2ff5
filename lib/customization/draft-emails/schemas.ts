import { z } from "zod";

export const newDraftEmailChoice = z.object({
  isOn: z.boolean("Please say whether you want the e-mails"),
});

export const draftEmailChoice = newDraftEmailChoice
  .extend({ isVerified: z.boolean().describe("Whether the address is: only then it can be on") })
  .meta({ id: "DraftMailChoice" });

export type DraftEmailChoice = z.output<typeof draftEmailChoice>;

export const stopTokenParam = z.object({
  token: z.string().regex(/^\d{1,10}\.[\w-]{43}$/, "There is no such link"),
});
