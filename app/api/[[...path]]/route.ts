import { ShopError } from "@/lib/errors";
import { errorResponse } from "@/lib/http/json";
import { requestIdHeaders } from "@/lib/log/request-context";

const nothingHere = (request: Request) =>
  errorResponse(
    new ShopError("not_found", "There is nothing at this address."),
    requestIdHeaders(request),
  );

export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
