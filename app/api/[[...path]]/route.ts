import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { errorResponse } from "@/lib/platform/http/json";
import { inLanguageOf } from "@/lib/platform/http/request-language";
import { requestIdHeaders } from "@/lib/platform/log/request-context";

const t = currentTranslations("errors");

const notFound = (request: Request) =>
  inLanguageOf(request, () =>
    errorResponse(new ShopError("not_found", t("nothingHere")), requestIdHeaders(request)),
  );

export {
  notFound as DELETE,
  notFound as GET,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
