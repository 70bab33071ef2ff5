import { z } from "zod";

export const newDraftMailChoice = z.object({
  isOn: z.boolean("Please say whether you want the letters"),
});

export const draftMailChoice = newDraftMailChoice
  .extend({ isVerified: z.boolean().describe("Whether the address is: only then it can be on") })
  .meta({ id: "DraftMailChoice" });

export type DraftMailChoice = z.output<typeof draftMailChoice>;

export const stopTokenParam = z.object({
  token: z.string().regex(/^\d{1,10}\.[\w-]{43}$/, "There is no such link"),
});
