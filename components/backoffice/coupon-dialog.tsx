"use client";

import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { useLanguage, useTranslations } from "#translations";
import { TextField } from "@/components/ui/field";
import { shopAmounts } from "@/lib/amounts";
import { getCoupons, postCoupon, putCoupon } from "@/lib/catalogue/coupons/endpoints";
import { leastLeftCents } from "@/lib/catalogue/coupons/rules";
import { type CouponRecord, couponBody } from "@/lib/catalogue/coupons/schemas";
import { formatMoney } from "@/lib/money";
import { majorUnitsIn } from "@/lib/money-texts";
import { callApi } from "@/lib/platform/http/client";
import { CategoryChoice } from "./category-choice";
import { dateText, optionalDate, presetNumbers } from "./form-values";
import { RecordDialog } from "./record-dialog";

const refusal = currentTranslations("couponList");

const { shape } = couponBody;

const optionalNumber = z
  .string()
  .trim()
  .transform((it): number | null | undefined => (it === "" ? null : Number(it)));

/** The form's values: numbers, dates and the presets' ids as text, which may be empty. */
const formSchema = z.object({
  code: shape.code,
  percent: optionalNumber.pipe(shape.percent),
  amount: optionalNumber.pipe(shape.amount),
  categories: shape.categories,
  presetIds: presetNumbers(() => refusal("notNumbers")).pipe(shape.presetIds),
  startsAt: optionalDate.pipe(shape.startsAt),
  endsAt: optionalDate.pipe(shape.endsAt),
  maxUses: optionalNumber.pipe(shape.maxUses),
});

type Form = z.input<typeof formSchema>;

const numberText = (value: number | null) => (value === null ? "" : String(value));

const emptyForm: Form = {
  code: "",
  percent: "",
  amount: "",
  categories: [],
  presetIds: "",
  startsAt: "",
  endsAt: "",
  maxUses: "",
};

const formValuesOf = ({ amountCents, ...coupon }: CouponRecord): Form => ({
  code: coupon.code,
  categories: coupon.categories,
  percent: numberText(coupon.percent),
  amount: amountCents === null ? "" : String(shopAmounts.encode(amountCents)),
  presetIds: coupon.presetIds.join(", "),
  startsAt: dateText(coupon.startsAt),
  endsAt: dateText(coupon.endsAt),
  maxUses: numberText(coupon.maxUses),
});

interface CouponDialogProps {
  /** Null for a new coupon. */
  coupon: CouponRecord | null;
  onClose: () => void;
}

export const CouponDialog = ({ coupon, onClose }: CouponDialogProps) => {
  const t = useTranslations("couponList");
  const language = useLanguage();
  return (
    <RecordDialog
      title={coupon ? t("editCoupon", { code: coupon.code }) : t("make")}
      schema={formSchema}
      defaultValues={coupon ? formValuesOf(coupon) : emptyForm}
      save={(body) =>
        coupon
          ? callApi(putCoupon, { params: { id: String(coupon.id) }, body })
          : callApi(postCoupon, { body })
      }
      path={getCoupons.path}
      submit={t("save")}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextField
              label={t("code")}
              hint={t("codeHint")}
              autoComplete="off"
              spellCheck={false}
              readOnly={coupon !== null}
              error={errors.code?.message}
              {...register("code")}
            />
          </div>
          <TextField
            label={t("percent")}
            inputMode="numeric"
            error={errors.percent?.message}
            {...register("percent")}
          />
          <TextField
            label={t("amount", { currency: majorUnitsIn(language) })}
            inputMode="decimal"
            hint={t("amountHint", { least: formatMoney({ cents: leastLeftCents }, language) })}
            error={errors.amount?.message}
            {...register("amount")}
          />
          <CategoryChoice label={t("categories")} {...register("categories")} />
          <div className="sm:col-span-2">
            <TextField
              label={t("presetIds")}
              hint={t("presetIdsHint")}
              error={errors.presetIds?.message}
              {...register("presetIds")}
            />
          </div>
          <TextField
            label={t("starts")}
            type="datetime-local"
            hint={t("datesHint")}
            error={errors.startsAt?.message}
            {...register("startsAt")}
          />
          <TextField
            label={t("ends")}
            type="datetime-local"
            hint={t("datesHint")}
            error={errors.endsAt?.message}
            {...register("endsAt")}
          />
          <TextField
            label={t("maxUses")}
            inputMode="numeric"
            hint={t("maxUsesHint")}
            error={errors.maxUses?.message}
            {...register("maxUses")}
          />
        </div>
      )}
    </RecordDialog>
  );
};
