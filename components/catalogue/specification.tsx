import { useLanguage, useTranslations } from "#translations";
import type { Preset } from "@/lib/catalogue/schemas";
import { formatDay } from "@/lib/dates";

export function Specification({ preset }: { preset: Preset }) {
  const t = useTranslations("specification");
  const word = useTranslations("presetWords");
  const promise = useTranslations("categoryPromises");
  const language = useLanguage();
  const rows = [
    [t("category"), word(preset.category)],
    [t("type"), word(preset.type)],
    [t("color"), word(preset.color)],
    [t("layout"), promise(preset.category)],
    [t("released"), formatDay(preset.release, "UTC", language)],
    [t("number"), t("numberOf", { number: String(preset.id).padStart(3, "0") })],
  ];
  return (
    <section aria-labelledby="specification" className="mt-8">
      <h2 id="specification" className="text-xl">
        {t("title")}
      </h2>
      <table className="mt-3 w-full text-start">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="label py-2.5 pe-4 align-top text-ink-soft">
                {name}
              </th>
              <td className="py-2">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
