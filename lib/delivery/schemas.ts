import { z } from "zod";
import { decodeSharedPreview } from "../preview/rules";
import { deploymentStatuses } from "./deployments/rules";

export const boughtPreset = z.object({
  presetId: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});

/** An optional brand that replaces the profile's, as the code of a shared preview. */
export const chosenBrand = z.object({
  brand: z
    .string()
    .optional()
    .transform((code, context) => {
      const shared = code === undefined ? null : decodeSharedPreview(code);
      if (code !== undefined && !shared) context.addIssue("This brand cannot be read");
      return shared;
    }),
});

export const deploymentSchema = z.object({
  presetId: z.int(),
  status: z.enum(deploymentStatuses),
  address: z.string().nullable(),
  reason: z.string().nullable(),
  canDeploy: z.boolean(),
  canTakeOffline: z.boolean(),
  timeline: z.array(
    z.object({
      status: z.enum(deploymentStatuses),
      reason: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});

export type DeploymentView = z.infer<typeof deploymentSchema>;
