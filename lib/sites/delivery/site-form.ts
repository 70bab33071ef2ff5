const mark = '<form class="contact-form"';

/** Whether visitors can send the site's owner a message, an order or a request. */
export const hasForm = (markup: string): boolean => /<form [^>]*method="post"/.test(markup);

/** A comment above a form that has no address yet, so that its owner finds where to enter it. */
export const withFormNote = (html: string): string =>
  html.replace(
    `${mark} method="post">`,
    `<!-- This form sends nothing yet: README.txt says what it needs. -->\n$&`,
  );

/**
 * The text of README.txt about a form: who receives its messages, or that the owner still has to
 * choose a receiver.
 */
export const formReadme = {
  received: `Messages

What visitors send by the forms in index.html is kept for you on your site's
page at the shop, and e-mailed to you. To receive it elsewhere, write the
address of another form service in place of the one after action= in index.html.`,
  unset: `Messages

The form in index.html sends nothing yet, because the shop receives messages
for the sites that it deploys. Any form service can: in index.html, write its
address into the form's first tag, as in

  ${mark} method="post" action="https://...">

and begin the form's button with <button type="submit">.
Then remove the sentence below it.`,
} as const;

export type FormState = keyof typeof formReadme;
