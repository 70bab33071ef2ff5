"use client";

import { languageNames, languages } from "@/components/templates/content/languages";
import { Field, TextArea, TextField } from "@/components/ui/field";
import { lengthNote } from "@/components/ui/length-note";
import { contentLimits } from "@/lib/customization/content/rules";
import { pageTexts as texts } from "./texts";
import { useBrandName, useEditor, useSite } from "./use-editor";

/** The site's language, title and description. */
export function PagePanel() {
  const { store } = useEditor();
  const { document } = useSite();
  const brandName = useBrandName();
  return (
    <div className="grid gap-6">
      <Field label={texts.language} hint={texts.languageHint}>
        {({ className, ...control }) => (
          <select
            {...control}
            className={`${className} h-11`}
            value={document.language}
            onChange={({ target }) => store.edit({ "@language": target.value })}
          >
            {/* The texts of a further language are not those of the site's own. */}
            {languages.map((it) => (
              <option
                key={it}
                value={it}
                lang={it}
                disabled={document.translations?.[it] !== undefined}
              >
                {languageNames[it]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={texts.title}
        hint={texts.titleHint}
        value={document.title}
        placeholder={brandName}
        {...lengthNote(document.title, contentLimits.titleLength)}
        lang={document.language}
        autoComplete="off"
        onChange={({ target }) => store.edit({ "@title": target.value }, { isTyping: true })}
      />
      <TextArea
        label={texts.description}
        hint={texts.descriptionHint}
        value={document.description}
        {...lengthNote(document.description, contentLimits.descriptionLength)}
        lang={document.language}
        onChange={({ target }) =>
          store.edit({ "@description": target.value.replaceAll("\n", " ") }, { isTyping: true })
        }
      />
      <figure className="rounded-card border border-line bg-paper p-4">
        <figcaption className="label mb-2 text-ink-soft">{texts.searchPreview}</figcaption>
        <p className="text-ink-soft text-sm">{texts.address}</p>
        <p className="truncate text-accent text-lg">{document.title || brandName}</p>
        <p className="line-clamp-2 text-sm">{document.description || texts.noDescription}</p>
      </figure>
    </div>
  );
}
