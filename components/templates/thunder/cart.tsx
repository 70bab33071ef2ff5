import type { TemplateProps } from "../template";

const items = [
  {
    id: "voltage",
    name: "Voltage Low",
    line: "Court sneaker, knit and suede",
    price: "90.00",
    size: "42",
    picture: "sneaker-1.webp",
    alt: "Voltage Low sneaker seen from the side",
  },
  {
    id: "overcast",
    name: "Overcast Runner",
    line: "Running shoe, ribbed foam sole",
    price: "115.00",
    size: "44",
    picture: "sneaker-2.webp",
    alt: "Overcast Runner sneaker seen from the side",
  },
];

export function Items({ images }: Pick<TemplateProps, "images">) {
  return (
    <ul className="items">
      {items.map(({ id, name, line, price, size, picture, alt }) => (
        <li key={id} className="item" data-price={price}>
          <div className="shoe" data-zoom="">
            <span className="shoe-size" aria-hidden="true">
              {size}
            </span>
            <img src={`${images}/${picture}`} alt={alt} width="800" height="800" decoding="async" />
          </div>
          <div className="item-text">
            <h2>{name}</h2>
            <p>{line}</p>
            <dl>
              <div>
                <dt>Size</dt>
                <dd>{size}</dd>
              </div>
              <div>
                <dt>Quantity</dt>
                <dd>1</dd>
              </div>
            </dl>
            <p className="item-price">${price}</p>
            <button type="button" className="remove" aria-label={`Remove ${name}`} data-remove="">
              Remove
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Summary() {
  return (
    <section className="summary" aria-labelledby="thunder-summary">
      <h2 id="thunder-summary">Summary</h2>
      <form method="dialog" className="promo">
        <label htmlFor="thunder-promo">Promo code</label>
        <div>
          <input id="thunder-promo" name="promo" autoComplete="off" spellCheck={false} />
          <button type="submit">Apply</button>
        </div>
        <p role="status" data-promo="" />
      </form>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>
            $<span data-sum="">205.00</span>
          </dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>$0.00</dd>
        </div>
        <div>
          <dt>Tax</dt>
          <dd>Known at payment</dd>
        </div>
        <div className="total">
          <dt>Total</dt>
          <dd>
            $<span data-sum="">205.00</span>
          </dd>
        </div>
      </dl>
      <button type="button" className="pay" data-pay="">
        PAY
      </button>
      <button type="button" className="paypal" data-pay="">
        PayPal
      </button>
      <p className="note">Thirty days to change your mind, worn indoors.</p>
    </section>
  );
}
