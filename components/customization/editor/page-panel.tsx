"use client";

import { useTranslations } from "#translations";
import { languageNames, languages } from "@/components/templates/content/languages";
import { Field, TextArea, TextField } from "@/components/ui/field";
import { lengthNote } from "@/components/ui/length-note";
import { contentLimits, type fieldsWithText } from "@/lib/customization/content/rules";
import { FurtherLanguages } from "./further-languages";
import { SourceLine } from "./source-text";
import { useBrandName, useEditor, useLanguage, useSite } from "./use-editor";

/** The site's languages, title and description. */
export function PagePanel() {
  const t = useTranslations("pageSettings");
  const ui = useTranslations("ui");
  const { store } = useEditor();
  const { document } = useSite();
  const language = useLanguage();
  const brandName = useBrandName();
  const isOwn = language === document.language;
  const translations = document.translations?.[language] ?? {};
  const textOf = (field: (typeof fieldsWithText)[number]) =>
    isOwn ? document[field] : String(translations[`@${field}`] ?? "");
  const setText = (field: (typeof fieldsWithText)[number], text: string) =>
    store.edit(isOwn ? { [`@${field}`]: text } : { [`${language}:@${field}`]: text || null }, {
      isTyping: true,
    });
  const [title, description] = [textOf("title"), textOf("description")];
  return (
    <div className="grid gap-6">
      <Field label={t("language")} hint={t("languageHint")}>
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
      <FurtherLanguages />
      <div>
        <TextField
          label={t("title")}
          hint={t("titleHint")}
          value={title}
          placeholder={isOwn ? brandName : ""}
          {...lengthNote(title, contentLimits.titleLength, ui)}
          lang={language}
          autoComplete="off"
          onChange={({ target }) => setText("title", target.value)}
        />
        {!isOwn && <SourceLine language={document.language} text={document.title} />}
      </div>
      <div>
        <TextArea
          label={t("description")}
          hint={t("descriptionHint")}
          value={description}
          {...lengthNote(description, contentLimits.descriptionLength, ui)}
          lang={language}
          onChange={({ target }) => setText("description", target.value.replaceAll("\n", " "))}
        />
        {!isOwn && <SourceLine language={document.language} text={document.description} />}
      </div>
      <figure className="rounded-card border border-line bg-paper p-4">
        <figcaption className="label mb-2 text-ink-soft">{t("searchPreview")}</figcaption>
        <p className="text-ink-soft text-sm">{t("address")}</p>
        <p className="truncate text-accent text-lg">{title || document.title || brandName}</p>
        <p className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
          {description || document.description || t("noDescription")}
        </p>
      </figure>
    </div>
  );
}
