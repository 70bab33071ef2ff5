import { useLanguage, useTranslations } from "#translations";
import { categories } from "@/db/words/facets";
import { legalTextsIn } from "@/lib/translations/legal-texts";

export function LicenseTermsView() {
  const t = useTranslations("licenseTerms");
  const word = useTranslations("presetWords");
  const { terms, categories: allowed, sameForce } = legalTextsIn(useLanguage()).license;
  return (
    <div className="page pt-12 pb-24">
      <h1 className="text-4xl">{t("title")}</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">{t("intro")}</p>
      <dl className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {terms.map(({ title, sentences }) => (
          <div key={title} className="border-line border-t pt-4">
            <dt className="font-display font-semibold text-xl">{title}</dt>
            <dd className="mt-2 text-ink-soft">{sentences.join(" ")}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="categories" className="section pb-0">
        <h2 id="categories" className="text-2xl">
          {t("categories")}
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">{t("categoriesIntro")}</p>
        <table className="mt-6 w-full text-start">
          <tbody>
            {categories.map((category) => (
              <tr key={category} className="border-line border-t">
                <th scope="row" className="label py-3 pe-6 align-top text-ink-soft">
                  {word(category)}
                </th>
                <td className="py-2.5">{allowed[category].join(" ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {sameForce && <p className="mt-6 max-w-prose text-ink-soft">{sameForce}</p>}
      </section>
    </div>
  );
}
