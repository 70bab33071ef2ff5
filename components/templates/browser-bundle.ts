import { options } from "preact";
import { renderToStaticMarkup } from "preact-render-to-string";
import type { ContentDeclaration } from "./content/declaration";
import type { ScriptText } from "./content/script-texts";
import type { DefinedTemplate, TemplatePalette } from "./template";

/** What a template is printed from. */
export type PrintInput = Parameters<DefinedTemplate["print"]>[0];

/** What `public/template-scripts/<slug>.js` exports. */
export interface TemplateBundle {
  declaration: ContentDeclaration;
  /** The template's own colors. */
  palette: TemplatePalette;
  /** The markup of the page, or of a text page. */
  renderMarkup: (input: PrintInput) => string;
  /** The stylesheet of the sample, for other words. */
  localizeStyles: (source: string, input: PrintInput) => string;
  /** Runs the template's script; what it listens for beyond the page's root ends with the signal. */
  runScript: (input: PrintInput, signal: AbortSignal) => void;
  /** What the script prints from now on. */
  setWords: (input: PrintInput) => void;
}

/** What a live script reads its texts from: see `liveScript`. */
type PrintersOf = (input: PrintInput) => readonly ScriptText["print"][];

// Preact leaves false out, which is a value of this attribute.
options.vnode = ({ props }) => {
  if ("spellCheck" in props && props.spellCheck === false) props.spellCheck = "false";
};

/** For bundles in which Preact takes the place of React: what `print` returns is an element of Preact's. */
export const bundleTemplate = ({
  content,
  palette,
  print,
}: DefinedTemplate): Omit<TemplateBundle, "runScript" | "setWords"> & {
  printersOf: PrintersOf;
} => ({
  declaration: content,
  palette,
  // The types are React's, which the bundle does not have.
  renderMarkup: (input) => renderToStaticMarkup(print(input).element as unknown as PreactElement),
  localizeStyles: (source, input) => print(input).localizeStyles(source),
  printersOf: (input) => Object.values(print(input).scriptTexts).map((text) => text.print),
});

type PreactElement = Parameters<typeof renderToStaticMarkup>[0];
