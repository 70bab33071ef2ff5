import "server-only";
import { formatPrice } from "@/components/templates/content/print";
import { isTemplateSlug } from "@/components/templates/registry";
import { translatorIn } from "@/lib/translations/messages";
import type { Problems, WrittenForm } from "../form";
import { askForProof } from "../proof";
import { requestFormOf } from "../request-form";
import { formPath, tidyLine } from "../rules";
import type { MessageField, MessageOrder } from "../schemas";
import { proofScript } from "./frame";
import { htmlPage, type Place } from "./page";
import { type LabeledField, ProofOfWork, ResponseBody, type ShownForm } from "./response-body";

const requestFormAt = ({ site, source }: Place) => {
  const slug = site?.slug ?? "";
  return isTemplateSlug(slug) ? requestFormOf(slug, source?.document ?? null) : null;
};

/**
 * Further fields with their labels on the site's page; a field that the page does not have is shown
 * by its name.
 */
function labelFields(place: Place, { fields }: WrittenForm): LabeledField[] {
  const labels = requestFormAt(place)?.labels;
  return Object.entries(fields).map(([name, value]) => ({
    name,
    value,
    label: labels?.get(name) ?? tidyLine(name),
  }));
}

/** The subject of a request, and the further fields of a form. */
export function messageFields(place: Place, form: WrittenForm): MessageField[] {
  const subject = form.kind === "request" ? requestFormAt(place)?.subject : null;
  const written = labelFields(place, form).map(({ label, value }) => ({ label, value }));
  return subject ? [subject, ...written] : written;
}

const actionOf = ({ key, query }: Place) => formPath(key) + (query && `?${query}`);

const backTo = ({ site, texts }: Place) =>
  site?.address ? [{ href: site.address, label: texts.back }] : [];

interface Refusal {
  status: number;
  title: string;
  /** The reason, below the title. */
  text?: string;
  retryAfter?: number | undefined;
  /** Null if the form could not be read. */
  written: WrittenForm | null;
  problems?: Problems;
  order?: MessageOrder | null;
}

/** A page that says why a message was not accepted, with all typed values. */
export function refuse(place: Place, refusal: Refusal): Promise<Response> {
  const { texts } = place;
  const { status, title, text, retryAfter, written, problems = {}, order } = refusal;
  const form: ShownForm | undefined = written
    ? { written, problems, fields: labelFields(place, written), lines: linesOf(place, order) }
    : undefined;
  return htmlPage(place, {
    status,
    title,
    retryAfter,
    body: (
      <ResponseBody
        action={actionOf(place)}
        texts={texts}
        paragraphs={text ? [text] : []}
        form={form}
        links={backTo(place)}
      />
    ),
  });
}

/** The ordered items, with amounts in the language of the site. */
function linesOf({ source }: Place, order: MessageOrder | null | undefined): string[] {
  const language = source?.document.language ?? "en";
  const colon = translatorIn(language, "ui")("colon");
  return (order?.lines ?? []).map(({ quantity, name, priceCents, currency }) => {
    const price = { amount: quantity * priceCents, currency };
    return `${quantity} × ${name}${colon}${formatPrice(price, language, true)}`;
  });
}

/** The page after a message; after an order it contains the owner's payment link. */
export function thank(place: Place, { isOrder }: { isOrder: boolean }): Promise<Response> {
  const { texts, site } = place;
  const pay = isOrder && site?.paymentLink ? [{ href: site.paymentLink, label: texts.pay }] : [];
  return htmlPage(place, {
    status: 200,
    title: texts.thanks,
    body: (
      <ResponseBody
        action={actionOf(place)}
        texts={texts}
        paragraphs={[isOrder ? texts.orderText : texts.thanksText]}
        links={[...pay, ...backTo(place)]}
      />
    ),
  });
}

/** Asks the device of a sender whose message looks like spam for a proof of work. */
export async function askDevice(
  place: Place,
  messageId: number,
  { trap }: WrittenForm,
): Promise<Response> {
  const { texts } = place;
  const challenge = JSON.stringify(await askForProof(messageId, trap ? "more" : "usual"));
  return htmlPage(place, {
    status: 200,
    title: texts.proof,
    body: (
      <ProofOfWork
        action={actionOf(place)}
        texts={texts}
        challenge={challenge}
        script={proofScript()}
      />
    ),
  });
}
