import { SlotText } from "../content/slot-text";
import type { PictureView, SlotsView } from "../content/views";
import type { content as declaration } from "./content";

type Content = SlotsView<(typeof declaration)["slots"]>;
type Product = Content["products"]["items"][number];

/** Numbers of the classes in template.css. */
const tiles: Record<Product["tile"]["value"], number> = {
  circle: 1,
  hill: 2,
  corner: 3,
  leaf: 4,
  "pale-leaf": 5,
  "dark-circle": 6,
  "bright-hill": 7,
};

function Tile({ tile, picture }: { tile: Product["tile"]; picture: PictureView }) {
  return (
    <div className={`tile tile-${tiles[tile.value]}`}>
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        {...picture.attributes}
      />
    </div>
  );
}

interface ProductProps {
  product: Product;
  words: Content["words"];
  /** Whether its button adds it to an order that can be sent. */
  canOrder: boolean;
}

/**
 * The attribute by which the script finds its button: order.js on a published site, else
 * template.js.
 */
const adds = ({ product, canOrder }: Pick<ProductProps, "product" | "canOrder">) =>
  canOrder ? { "data-order-add": product.id } : { "data-add": true };

const detailId = ({ id }: Product) => `motion-detail-${id}`;

export function Card({ product, words, canOrder }: ProductProps) {
  const { name, price, feature, picture, tile, attributes } = product;
  return (
    <li data-product={name.text} {...attributes}>
      <article>
        <Tile tile={tile} picture={picture} />
        <div className="line">
          <h3>
            <SlotText of={name} />
          </h3>
          <p className="price">
            <SlotText of={price} />
          </p>
        </div>
        <p className="feature">
          <SlotText of={feature} />
        </p>
        <div className="actions">
          <button type="button" className="add" {...adds({ product, canOrder })}>
            <SlotText of={words.add} />
            <span className="unseen"> {name.text}</span>
          </button>
          <button type="button" className="more" popoverTarget={detailId(product)}>
            <SlotText of={words.detail} />
            <span className="unseen"> {name.text}</span>
          </button>
        </div>
      </article>
    </li>
  );
}

interface DetailProps extends ProductProps {
  promises: Content["products"]["promises"];
}

export function Detail({ product, promises, words, canOrder }: DetailProps) {
  const { name, price, description, picture, tile } = product;
  const id = detailId(product);
  return (
    <div className="detail" id={id} popover="auto" role="dialog" aria-labelledby={`${id}-name`}>
      <Tile tile={tile} picture={picture} />
      <div className="words">
        <h2 id={`${id}-name`}>
          <SlotText of={name} />
        </h2>
        <p className="price">
          <SlotText of={price} />
        </p>
        <p>
          <SlotText of={description} />
        </p>
        {promises.length > 0 && (
          <ul>
            {promises.map(({ id: promise, text, attributes }) => (
              <li key={promise} {...attributes}>
                <SlotText of={text} />
              </li>
            ))}
          </ul>
        )}
        <button type="button" className="add" {...adds({ product, canOrder })}>
          <SlotText of={words.add} />
          <span className="unseen"> {name.text}</span>
        </button>
        <button type="button" className="more" popoverTarget={id} popoverTargetAction="hide">
          <SlotText of={words.back} />
        </button>
      </div>
    </div>
  );
}
