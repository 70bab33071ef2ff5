import { loadStatement } from "@/lib/orders/checkout/commands/bank-lines";
import { maxStatementBytes, postBankStatement } from "@/lib/orders/transfers/statements/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { inUploadTurn, readUpload } from "@/lib/platform/http/upload";

export const POST = route(postBankStatement, ({ actor, request }) =>
  inUploadTurn(actor, request, async () =>
    loadStatement(await readUpload(request, maxStatementBytes), actor),
  ),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
