"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { errorMessage } from "@/components/ui/error-message";
import { SelectField, TextField } from "@/components/ui/field";
import { getBundles, postBundle, putBundle } from "@/lib/bundles/endpoints";
import { type BundleRecord, newBundle } from "@/lib/bundles/schemas";
import { categories } from "@/lib/catalogue/facets";
import { callApi } from "@/lib/http/client";
import { bundleTexts as texts } from "./coupon-texts";
import { backOfficeTexts } from "./texts";

/** An empty field is no number, and not 0. */
const number = z
  .string()
  .trim()
  .transform((it) => (it === "" ? Number.NaN : Number(it)));

const formSchema = newBundle.extend({
  size: number.pipe(newBundle.shape.size.unwrap()),
  percent: number.pipe(newBundle.shape.percent),
});

interface BundleDialogProps {
  /** Null to make a new one. */
  bundle: BundleRecord | null;
  onClose: () => void;
}

export function BundleDialog({ bundle, onClose }: BundleDialogProps) {
  const client = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: {
      category: bundle?.category ?? "basic",
      size: String(bundle?.size ?? 3),
      percent: bundle ? String(bundle.percent) : "",
    },
  });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (body) => {
    try {
      if (bundle) await callApi(putBundle, { params: { id: String(bundle.id) }, body });
      else await callApi(postBundle, { body });
      await client.invalidateQueries({ queryKey: [getBundles.path] });
      onClose();
    } catch (error) {
      setError("root", { message: errorMessage(error) });
    }
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={bundle ? texts.editBundle(bundle.category) : texts.make}
    >
      <form onSubmit={save} noValidate className="mt-5">
        <fieldset disabled={isSubmitting} className="grid gap-4">
          <SelectField label={texts.category} options={categories} {...register("category")} />
          <TextField
            label={texts.size}
            inputMode="numeric"
            error={errors.size?.message}
            {...register("size")}
          />
          <TextField
            label={texts.percent}
            inputMode="numeric"
            error={errors.percent?.message}
            {...register("percent")}
          />
        </fieldset>
        <p role="alert" className="mt-3 min-h-6 text-bad text-sm">
          {errors.root?.message}
        </p>
        <button type="submit" disabled={isSubmitting} className={`${button()} mt-1`}>
          {isSubmitting ? backOfficeTexts.oneMoment : texts.save}
        </button>
      </form>
    </Dialog>
  );
}
