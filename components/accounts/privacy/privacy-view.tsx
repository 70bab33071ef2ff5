import { useLanguage, useTranslations } from "#translations";
import { LegalNote } from "@/components/legal/legal-view";
import { writerHost } from "@/lib/customization/writer/ask-writer";
import { type RetentionKey, retention } from "@/lib/privacy/retention";
import { seller } from "@/lib/seller";
import { sellsToEverybody } from "@/lib/sells-to";
import { legalTextsIn } from "@/lib/translations/legal-texts";

// Cast: the table has no other keys.
const kinds = Object.keys(retention) as RetentionKey[];

const cell = "block py-1 sm:table-cell sm:py-3 sm:pe-6 sm:align-top";
const heading = "label py-3 pe-6 text-ink-soft";

/** How long each kind of data is kept, from the table that the deletion of accounts uses, too. */
export function PrivacyView() {
  const t = useTranslations("privacy");
  const language = useLanguage();
  const { title, version, intro, sections } = legalTextsIn(language).privacy(
    seller(language),
    sellsToEverybody(),
    writerHost(),
  );
  const dataOf = useTranslations("retainedData");
  const ofTime = useTranslations("retentionTime");
  const ofFate = useTranslations("retentionFate");
  return (
    <div className="page pt-12 pb-24">
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">{intro}</p>
      <LegalNote version={version} />
      <table className="mt-12 w-full text-start">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={heading}>
              {t("data")}
            </th>
            <th scope="col" className={heading}>
              {t("kept")}
            </th>
            <th scope="col" className={heading}>
              {t("fate")}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind} className="block border-line border-t py-3 sm:table-row">
              <th scope="row" className={`${cell} font-medium sm:w-2/5`}>
                {dataOf(kind)}
              </th>
              <td className={`${cell} text-ink-soft sm:w-[30%]`}>
                <Label>{t("kept")}</Label>
                {retention[kind].kept(ofTime)}
              </td>
              <td className={`${cell} text-ink-soft sm:w-[30%]`}>
                <Label>{t("fate")}</Label>
                <span>{retention[kind].fate(ofFate)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-14 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map(({ title, paragraphs }) => (
          <div key={title} className="border-line border-t pt-4">
            <dt className="font-display font-semibold text-xl">{title}</dt>
            <dd className="mt-2 text-ink-soft">{paragraphs}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10">
        {t("questions")}{" "}
        <a className="text-accent underline underline-offset-4" href={`mailto:${seller().email}`}>
          {seller().email}
        </a>
        .
      </p>
    </div>
  );
}

/** The heading of a column, for the layout in which the columns are stacked. */
const Label = ({ children }: { children: string }) => (
  <span className="label block text-ink-soft text-xs sm:hidden">{children}</span>
);
