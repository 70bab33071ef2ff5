import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type { ZodType } from "zod";
import { useTranslations } from "#translations";
import { showAlert, showError } from "@/components/ui/alerts";
import { saveProfile } from "@/lib/accounts/client";
import type { Account, ProfileForm } from "@/lib/accounts/schemas";
import type { Translator } from "@/lib/translations/translator";

type ProfileFields = FieldValues & Partial<Omit<Account, "palette">>;

interface ProfileFormOptions<Fields> {
  email: string;
  schema: ZodType<Fields, Fields>;
  values: Fields;
  onSaved: (changes: Partial<Account>) => void;
}

/** A form for some fields of the profile. Sends changed fields only, so that it never overwrites the others. */
export function useProfileForm<Fields extends ProfileFields>({
  email,
  schema,
  values,
  onSaved,
}: ProfileFormOptions<Fields>) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Fields>,
  });
  const t = useTranslations("profile");
  const { dirtyFields } = form.formState;
  const submit = form.handleSubmit(async (submitted) => {
    const isSaved = await save(t, email, onlyChanged(submitted, dirtyFields));
    if (!isSaved) return;
    form.reset(submitted);
    onSaved(submitted);
  });
  return { ...form, submit };
}

/** Optimistic: shows success at once, and the error instead when the request fails. Resolves to whether it succeeded. */
async function save(
  t: Translator<"profile">,
  email: string,
  changes: ProfileForm,
): Promise<boolean> {
  void showAlert({ title: t("success"), text: t("isUpdated"), tone: "good" });
  try {
    await saveProfile(email, changes);
    return true;
  } catch (error) {
    void showError(error);
    return false;
  }
}

const onlyChanged = <Fields extends object>(submitted: Fields, changed: object): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(submitted).filter(([name]) => Reflect.get(changed, name)),
  ) as Partial<Fields>;
