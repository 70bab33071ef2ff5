import { options } from "preact";
import { renderToStaticMarkup } from "preact-render-to-string";
import type { ContentDeclaration } from "./content/declaration";
import type { ScriptText } from "./content/script-texts";
import type { DefinedTemplate, TemplatePalette } from "./template";

/** The data that a template is rendered from. */
export type PrintInput = Parameters<DefinedTemplate["print"]>[0];

/** The exports of `public/template-scripts/<slug>.js`. */
export interface TemplateBundle {
  declaration: ContentDeclaration;
  /** The template's own colors. */
  palette: TemplatePalette;
  /** The markup of the page, or of a text page. */
  renderMarkup: (input: PrintInput) => string;
  /** The stylesheet of the sample, adapted to other words. */
  localizeStyles: (source: string, input: PrintInput) => string;
  /** Runs the template's script; the signal removes its listeners outside of the page's root. */
  runScript: (input: PrintInput, signal: AbortSignal) => void;
  /** The texts that the script prints from now on. */
  setWords: (input: PrintInput) => void;
}

/** The global from which a live script reads its texts: see `liveScript`. */
type PrintersOf = (input: PrintInput) => readonly ScriptText["print"][];

// Preact omits the value false, which is a valid value of this attribute.
options.vnode = ({ props }) => {
  if ("spellCheck" in props && props.spellCheck === false) props.spellCheck = "false";
};

/** For bundles in which Preact replaces React: the elements that `print` returns are Preact's. */
export const bundleTemplate = ({
  content,
  palette,
  print,
}: DefinedTemplate): Omit<TemplateBundle, "runScript" | "setWords"> & {
  printersOf: PrintersOf;
} => ({
  declaration: content,
  palette,
  // Cast: the types are React's, which the bundle does not contain.
  renderMarkup: (input) => renderToStaticMarkup(print(input).element as unknown as PreactElement),
  localizeStyles: (source, input) => print(input).localizeStyles(source),
  printersOf: (input) => Object.values(print(input).scriptTexts).map((text) => text.print),
});

type PreactElement = Parameters<typeof renderToStaticMarkup>[0];
