import { say, sayError } from "@/components/ui/notices";
import { saveProfile } from "@/lib/accounts/client";
import type { ProfileForm } from "@/lib/accounts/schemas";

/** Success is said at once, and taken back if the shop refuses. True when it did not. */
export async function save(email: string, changes: ProfileForm): Promise<boolean> {
  void say({ title: "Success", text: "Your profile data has been updated", tone: "good" });
  try {
    await saveProfile(email, changes);
    return true;
  } catch (error) {
    void sayError(error);
    return false;
  }
}

/** Of a form's values those that were changed: what was left alone is not sent, and so never erased. */
export const onlyChanged = <T extends object>(
  values: T,
  changed: Partial<Record<keyof T, unknown>>,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => changed[name as keyof T]),
  ) as Partial<T>;
