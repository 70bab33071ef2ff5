import { ShopError } from "@/lib/errors";
import { errorResponse } from "@/lib/http/json";

const nothingHere = () =>
  errorResponse(new ShopError("not_found", "There is nothing at this address."));

export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
