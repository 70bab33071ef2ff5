import { categoryPromise } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { formatDay } from "@/lib/dates";
import { specificationTexts as texts } from "./texts";

export function Specification({ preset }: { preset: Preset }) {
  const rows = [
    [texts.category, preset.category],
    [texts.type, preset.type],
    [texts.color, preset.color],
    [texts.layout, categoryPromise[preset.category]],
    [texts.released, formatDay(preset.release)],
    [texts.number, texts.numberOf(preset.id)],
  ];
  return (
    <section aria-labelledby="specification" className="mt-8">
      <h2 id="specification" className="text-xl">
        {texts.title}
      </h2>
      <table className="mt-3 w-full text-left">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="label py-2.5 pr-4 align-top text-ink-soft">
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
