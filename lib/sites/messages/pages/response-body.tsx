import type { Problems, WrittenForm } from "../form";
import type { FormWords } from "./words";

/** A field that only this template has, with its label on the page. */
export interface LabeledField {
  name: string;
  label: string;
  value: string;
}

export interface ShownForm {
  written: WrittenForm;
  problems: Problems;
  fields: readonly LabeledField[];
  /** The ordered items, line by line. */
  lines: readonly string[];
}

interface ResponseBodyProps {
  /** The address that its form is sent to. */
  action: string;
  texts: FormWords;
  paragraphs: readonly string[];
  form?: ShownForm | undefined;
  links: readonly { href: string; label: string }[];
}

/** The content of an answer, which replaces the text of a text page. */
export function ResponseBody({ action, texts, paragraphs, form, links }: ResponseBodyProps) {
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {form && <FormAgain action={action} texts={texts} {...form} />}
      {links.map(({ href, label }) => (
        <p key={label}>
          <a href={href}>{label}</a>
        </p>
      ))}
    </>
  );
}

type FormAgainProps = Pick<ResponseBodyProps, "action" | "texts"> & ShownForm;

/** The form with all typed values. */
function FormAgain({ action, texts, written, problems, fields, lines }: FormAgainProps) {
  const { kind, name, email, message, consent, items } = written;
  return (
    <form className="answer-form" method="post" action={action}>
      <input type="hidden" name="kind" value={kind} />
      {items && <input type="hidden" name="items" value={items} />}
      {lines.length > 0 && (
        <div>
          {texts.order}
          <ul className="answer-list">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once
              <li key={index}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <Problem texts={texts} problem={problems.name} id="answer-name-problem" />
      <label>
        {texts.name}
        <input
          name="name"
          autoComplete="name"
          required={texts.isNameRequired || kind !== "contact"}
          defaultValue={name}
          {...invalid(problems.name, "answer-name-problem")}
        />
      </label>
      <Problem texts={texts} problem={problems.email} id="answer-email-problem" />
      <label>
        {texts.email}
        <input
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          {...invalid(problems.email, "answer-email-problem")}
        />
      </label>
      {fields.map(({ name: field, label, value }) => (
        <label key={field}>
          {label}
          <input name={`field.${field}`} defaultValue={value} />
        </label>
      ))}
      <Problem texts={texts} problem={problems.message} id="answer-message-problem" />
      <label>
        {kind === "contact" ? texts.message : texts.note}
        <textarea
          name="message"
          required={texts.isMessageRequired && kind === "contact"}
          defaultValue={message}
          {...invalid(problems.message, "answer-message-problem")}
        />
      </label>
      <label className="answer-trap" aria-hidden="true">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <Problem texts={texts} problem={problems.consent} id="answer-consent-problem" />
      <label className="answer-consent">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          defaultChecked={consent}
          {...invalid(problems.consent, "answer-consent-problem")}
        />
        {texts.consent}
      </label>
      <button type="submit">{texts.send}</button>
    </form>
  );
}

const invalid = (problem: Problems[keyof Problems], id: string) =>
  problem ? { "aria-invalid": true, "aria-describedby": id } : {};

interface ProblemProps {
  texts: FormWords;
  problem: Problems[keyof Problems];
  id: string;
}

const Problem = ({ texts, problem, id }: ProblemProps) =>
  problem ? <strong id={id}>{texts[problem]}</strong> : null;

interface ProofOfWorkProps {
  action: string;
  texts: FormWords;
  /** JSON. */
  challenge: string;
  script: string;
}

/**
 * The answer to a message that looks like spam: the sender's device computes a proof of work, then
 * sends it. The script replaces the first sentence by its progress.
 */
export const ProofOfWork = ({ action, texts, challenge, script }: ProofOfWorkProps) => (
  <>
    <p data-kept>{texts.proofKept}</p>
    <div data-working role="status" hidden>
      <p>{texts.proofText}</p>
      <progress className="answer-bar" aria-label={texts.proof} />
    </div>
    <form method="post" action={action} data-challenge={challenge}>
      <input type="hidden" name="proof" />
    </form>
    <script src={script} defer />
  </>
);
