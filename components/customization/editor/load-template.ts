import type { TemplateBundle } from "@/components/templates/browser-bundle";

/** The template as a module that renders it in the browser. */
export const loadTemplate = (slug: string): Promise<TemplateBundle> =>
  import(/* webpackIgnore: true */ /* turbopackIgnore: true */ `/template-scripts/${slug}.js`);
