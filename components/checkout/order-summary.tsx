import { formatPrice, toCents } from "@/lib/money";

interface OrderSummaryProps {
  items: { id: number; name: string; price: number; image: string }[];
  /** Dollars. */
  subtotal: number;
  deploymentCost: number;
}

const amount = "font-mono tabular-nums";

/** What is about to be paid, line by line. */
export function OrderSummary({ items, subtotal, deploymentCost }: OrderSummaryProps) {
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-xl">
        Order summary
      </h2>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {items.map(({ id, name, price, image }) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <img
              src={image}
              alt=""
              width={96}
              height={72}
              className="aspect-4/3 w-20 rounded-control border border-line object-cover object-top"
            />
            <span className="mr-auto font-medium">{name}</span>
            <span className={amount}>{formatPrice(toCents(price))}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-2">
        <Line label="Subtotal" value={subtotal} />
        <Line
          label={deploymentCost > 0 ? "Deployment" : "Deployment (none chosen)"}
          value={deploymentCost}
        />
        <div className="mt-2 flex justify-between border-line border-t pt-4 font-semibold text-lg">
          <dt>Total</dt>
          <dd className={amount}>{formatPrice(toCents(subtotal + deploymentCost))}</dd>
        </div>
      </dl>
    </section>
  );
}

function Line({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex justify-between text-ink-soft">
      <dt>{label}</dt>
      <dd className={amount}>{formatPrice(toCents(value))}</dd>
    </div>
  );
}
