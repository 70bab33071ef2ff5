const mark = '<form class="contact-form"';

/** Whether visitors can send the site's owner a message, an order or a request. */
export const hasForm = (markup: string): boolean => /<form [^>]*method="post"/.test(markup);

/** A comment above a form that has no address yet, so that its owner finds where to enter it. */
export const withFormNote = (html: string, note: string): string =>
  html.replace(`${mark} method="post">`, `<!-- ${note} -->\n$&`);

/** The first tag of a form that another service receives, as README.txt shows it. */
export const addressedForm = `${mark} method="post" action="https://...">`;

/** Who receives the messages of a form: the shop, or nobody until its owner chooses a service. */
export type FormState = "received" | "unset";
