import { ShopError } from "@/lib/errors";
import { errorResponse } from "@/lib/http/json";

const notFound = () =>
  errorResponse(new ShopError("not_found", "There is nothing at this address."));

export {
  notFound as DELETE,
  notFound as GET,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
