import { withAbsoluteUrls } from "@/lib/catalogue/absolute-urls";
import { changePreset, disablePreset } from "@/lib/catalogue/commands/presets";
import { deletePreset, getOnePreset, putPreset } from "@/lib/catalogue/endpoints";
import { requirePreset, requirePresetForStaff } from "@/lib/catalogue/queries/get-preset";
import { withBoughtFlags } from "@/lib/orders/invoices/queries/invoices";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getOnePreset, async ({ actor, params }) => {
  const isStaff = actor?.permissions.includes("presets:read");
  const preset = await (isStaff ? requirePresetForStaff : requirePreset)(params.id);
  const [marked = preset] = await withBoughtFlags(actor, [preset]);
  return withAbsoluteUrls(marked);
});

export const PUT = route(putPreset, async ({ params, body }) =>
  withAbsoluteUrls(await changePreset(params.id, body)),
);

export const DELETE = route(deletePreset, async ({ params }) =>
  withAbsoluteUrls(await disablePreset(params.id)),
);

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
