import { categoryPromise } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { formatDay } from "@/lib/dates";

export function Specification({ preset }: { preset: Preset }) {
  const rows = [
    ["Category", preset.category],
    ["Type", preset.type],
    ["Color", preset.color],
    ["Layout", categoryPromise[preset.category]],
    ["Released", formatDay(preset.release)],
    ["Number", `No. ${String(preset.id).padStart(3, "0")}`],
  ];
  return (
    <section aria-labelledby="specification" className="mt-8">
      <h2 id="specification" className="text-xl">
        Specifications
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
