import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { emailRefusal, isEmail } from "@/lib/email-address";
import { adminListQuery, filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { text, wellFormed } from "@/lib/text";
import { staffRoles } from "./rules";

const t = currentTranslations("staffForms");

const staffStates = ["active", "invited", "expired"] as const;

/** The columns by which the list can be sorted and filtered. */
const staffFields = {
  id: filterTypes.id,
  email: filterTypes.text,
  name: orNull(filterTypes.text),
  role: filterByWord(staffRoles),
  state: filterByWord(staffStates),
  createdAt: filterTypes.date,
  joinedAt: orNull(filterTypes.date),
};

export type StaffField = keyof typeof staffFields;

export const staffListQuery = z.strictObject(adminListQuery({ fields: staffFields }));

export const staffSchema = z
  .object({
    id: z.int(),
    email: z.string().describe("Of the account; the invited address until there is one"),
    name: z.string().nullable().describe("Of the account's company"),
    role: z.string(),
    state: z.enum(staffStates).describe("`expired`: the invitation was not accepted in time"),
    createdAt: z.iso.datetime().describe("When they were invited"),
    joinedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "StaffMember" });

export type StaffMember = z.output<typeof staffSchema>;

const needsAddress = () => t("needsAddress");

const role = z.enum(staffRoles, { error: () => t("knownRoles", { roles: staffRoles.join(", ") }) });

export const invitationBody = z.object({
  email: wellFormed(needsAddress)
    .trim()
    .toLowerCase()
    .min(1, { error: needsAddress })
    .refine(isEmail, { error: emailRefusal }),
  role,
});

export type Invitation = z.output<typeof invitationBody>;

export const roleChange = z.object({ role });

export const acceptance = z.object({ token: text(100).min(1, { error: () => t("incomplete") }) });

export const accepted = z.object({ role: z.enum(staffRoles) });
