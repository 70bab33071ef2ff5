import { button } from "@/components/ui/button";
import { links } from "@/lib/links";
import { noSiteTexts as texts } from "./texts";

/** For a template that was bought without deployment. */
export function NoSite({ template }: { template: string }) {
  return (
    <section className="max-w-prose">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{texts.text(template)}</p>
      <a href={links.purchases} className={button()}>
        {texts.download}
      </a>
    </section>
  );
}
