import "server-only";
import { isTemplateSlug } from "@/components/templates/registry";
import { asUnavailable } from "@/lib/database-errors";
import { ShopError, statusOf } from "@/lib/errors";
import type { Handled } from "@/lib/platform/http/observe";
import { findPause } from "../reports/queries/judge-reported";
import { acceptProof, receiveMessage } from "./commands/receive-message";
import { areFieldsSmall, problemsOf, readForm, readItems, type WrittenForm } from "./form";
import { countMessage, floodSeconds, inTurnOf } from "./limits";
import { orderFrom } from "./order-items";
import { languageIn, type Place, placeOf } from "./pages/page";
import { askDevice, messageFields, refuse } from "./pages/responses";
import { readProof } from "./proof";
import { type FormSite, findFormSite } from "./queries/form-site";
import { formPath } from "./rules";
import type { MessageOrder } from "./schemas";

/** The page for a failure, with the typed values; a bug is thrown on. */
async function refuseFor(place: Place, thrown: unknown, written: WrittenForm | null) {
  const error = thrown instanceof ShopError ? thrown : asUnavailable(thrown);
  if (!error) throw thrown;
  const { code, retryAfter } = error;
  const { texts } = place;
  const said =
    code === "too_large" || code === "invalid"
      ? { title: texts.large, text: texts.largeText }
      : code === "too_many_requests" || code === "unavailable"
        ? // The text says that the typed message is shown below.
          { title: texts.wait, text: written ? texts.waitText : "" }
        : { title: texts.unreadable, text: texts.unreadableText };
  const response = await refuse(place, { status: statusOf(code), ...said, retryAfter, written });
  return { response, error };
}

/**
 * Receives a form of a site. The answer is always a page; if the form was refused, with the typed
 * values.
 */
export async function handleSubmission(request: Request, key: string): Promise<Handled> {
  const seconds = floodSeconds(request);
  if (seconds > 0) {
    const error = new ShopError("too_many_requests", "Too many forms.", { retryAfter: seconds });
    return refuseFor(await placeOf(key, null), error, null);
  }
  let written: WrittenForm | null = null;
  let place: Place | null = null;
  try {
    const site = await findFormSite(key);
    place = await placeOf(key, site, languageIn(request));
    written = await readForm(request);
    if (!site?.isOpen) {
      const { closed: title, closedText: text } = place.texts;
      const status = site ? 410 : 404;
      return { response: await refuse(place, { status, title, text, written }) };
    }
    const [at, form] = [place, written];
    return { response: await inTurnOf(site.invoiceItemId)(() => accept(request, at, site, form)) };
  } catch (error) {
    // If the lookup fails, the form is still read, so that the error page can show the typed
    // values.
    written ??= await readForm(request).catch(() => null);
    return refuseFor(place ?? (await placeOf(key, null)), error, written);
  }
}

const toThanks = ({ key, query }: Place, kind: WrittenForm["kind"]) => {
  const asked = [query, kind === "order" && "for=order"].filter(Boolean).join("&");
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${formPath(key)}/thanks${asked && `?${asked}`}`,
      "Cache-Control": "private, no-store",
    },
  });
};

async function accept(
  request: Request,
  place: Place,
  site: FormSite,
  form: WrittenForm,
): Promise<Response> {
  if (form.proof) return acceptWork(place, site, form);
  if (await findPause(site.invoiceItemId)) {
    const { paused: title, pausedText: text } = place.texts;
    return refuse(place, { status: 409, title, text, written: form });
  }
  const problems = problemsOf(form, place.texts);
  const order = form.kind === "order" ? priceOrder(place, form) : null;
  const check = { status: 422, title: place.texts.check, written: form, problems };
  if (order && "problem" in order) return refuse(place, { ...check, text: order.problem });
  if (!areFieldsSmall(form))
    return refuse(place, { ...check, text: place.texts.longFields, order });
  if (Object.keys(problems).length > 0) return refuse(place, { ...check, order });
  const counted = await countMessage(request, site.invoiceItemId);
  const fields = messageFields(place, form);
  const { id, folder } = await receiveMessage(site, { form, fields, order, ...counted });
  return folder === "spam" ? askDevice(place, id, form) : toThanks(place, form.kind);
}

async function acceptWork(place: Place, site: FormSite, form: WrittenForm): Promise<Response> {
  const messageId = await readProof(form.proof);
  if (messageId === null) {
    const { proof: title, proofKept: text } = place.texts;
    return refuse(place, { status: 422, title, text, written: null });
  }
  return toThanks(place, await acceptProof(site, messageId));
}

/** The total of an order, calculated from the published prices and not from what was sent. */
function priceOrder(
  { site, source, texts }: Place,
  { items }: WrittenForm,
): MessageOrder | Problem {
  const [slug, ordered] = [site?.slug ?? "", readItems(items)];
  if (!ordered || !isTemplateSlug(slug)) return { problem: texts.badOrder };
  const order = orderFrom(slug, source?.document ?? null, ordered);
  if ("problem" in order) return order;
  const { lines, sum } = order;
  return {
    lines: lines.map(({ name, quantity, amount }) => ({
      name,
      quantity,
      priceCents: amount.cents,
      currency: amount.currency,
    })),
    sumCents: sum.cents,
    currency: sum.currency,
  };
}

interface Problem {
  problem: string;
}
