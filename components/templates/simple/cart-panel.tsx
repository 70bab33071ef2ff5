import { bags, dollars } from "./products";

const subtotal = bags.reduce((sum, bag) => sum + bag.price * bag.quantity, 0);

/** The panel is a dialog that starts open; its forms close it without any script. */
export function CartPanel({ images }: { images: string }) {
  return (
    <dialog className="panel" id="cart" aria-labelledby="cart-title" open>
      <div className="panel-head">
        <h2 id="cart-title">Shopping cart</h2>
        <form method="dialog">
          <button className="close" type="submit" aria-label="Close panel">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M4 4l16 16M20 4L4 20" />
            </svg>
          </button>
        </form>
      </div>

      <ul className="items" data-items>
        {bags.map((bag) => (
          <li key={bag.id} data-item={bag.price * bag.quantity}>
            <div className={`swatch ${bag.id}`}>
              <img
                src={`${images}/${bag.picture}`}
                alt={bag.alt}
                width="800"
                height="800"
                decoding="async"
              />
            </div>
            <div className="item-text">
              <h3>
                <a href={`#${bag.id}`}>{bag.name}</a>
              </h3>
              <p className="item-price">{dollars(bag.price)}</p>
              <p className="item-color">{bag.color}</p>
              <p className="item-quantity">Quantity {bag.quantity}</p>
              <button
                className="remove"
                type="button"
                data-remove
                aria-label={`Remove ${bag.name}`}
              >
                Remove
              </button>
            </div>
          </li>
        ))}
      </ul>
      <p className="empty" tabIndex={-1} data-empty hidden>
        Your cart is empty. Both bags are still on the shelf.
      </p>

      <div className="panel-foot">
        <p className="subtotal">
          <span>Subtotal</span>
          <output data-subtotal>{dollars(subtotal)}</output>
        </p>
        <p className="note">Shipping and taxes calculated at checkout.</p>
        <button className="checkout" type="button" data-checkout>
          Checkout
        </button>
        <form className="continue" method="dialog">
          <p>
            or{" "}
            <button type="submit">
              Continue Shopping
              <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
                <path d="M0 6h22M17 1l5 5-5 5" />
              </svg>
            </button>
          </p>
        </form>
      </div>
    </dialog>
  );
}
