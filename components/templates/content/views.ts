import type {
  Block,
  BlocksSlot,
  ChoiceSlot,
  GroupSlot,
  LinkSlot,
  ListSlot,
  OrderSlot,
  ParagraphSlot,
  PictureSlot,
  PriceSlot,
  SectionSlot,
  Slot,
  Slots,
  TextSlot,
} from "./slots";

/** Values in the form in which templates render them. `path` is set in the editor only. */

/** The data of a slot for the editor's frame, as attributes of its element. */
export interface SlotAttributes {
  "data-slot"?: string;
  "data-list-item"?: string;
  "data-kind"?: Slot["kind"];
  "data-label"?: string;
  /** Characters. */
  "data-max"?: number;
}

export interface TextView {
  text: string;
  path?: string;
  /** Set in the editor only. */
  attributes?: SlotAttributes;
}

/** A run as it is printed: with the address it links to, or the company's name. */
export interface RunView {
  text: string;
  mark?: "em" | "strong";
  href?: string;
  /** The link's target, in the editor only. */
  to?: string;
  isBrand?: boolean;
}

export interface ParagraphView extends TextView {
  runs: readonly RunView[];
}

export interface PriceView extends TextView {
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  isOpen?: true;
}

export interface LinkView {
  label: TextView;
  href: string;
}

export interface PictureView {
  src: string;
  alt: string;
  width: number;
  height: number;
  /**
   * Additional attributes of uploaded pictures, of a focal point and for the editor; at the end of
   * the element.
   */
  attributes: SlotAttributes & {
    srcSet?: string;
    sizes?: string;
    style?: { objectPosition: string };
  };
}

export interface BlockView {
  kind: Block["kind"];
  runs: readonly RunView[];
}

export interface BlocksView {
  blocks: readonly BlockView[];
  path?: string;
  /** Set in the editor only. */
  attributes?: SlotAttributes;
}

interface ChoiceView<Option extends string> {
  value: Option;
}

export type SlotsView<S extends Slots> = { readonly [Name in keyof S]: SlotView<S[Name]> };

type SectionView<S extends Slots> = SlotsView<S> & {
  isShown: boolean;
  attributes: SlotAttributes;
};

type ItemView<S extends Slots> = SlotsView<S> & {
  /** Unique in its list and kept when the list is sorted. */
  id: string;
  attributes: SlotAttributes;
};

export type SlotView<S extends Slot> = S extends TextSlot
  ? TextView
  : S extends ParagraphSlot
    ? ParagraphView
    : S extends PriceSlot
      ? PriceView
      : S extends LinkSlot
        ? LinkView
        : S extends PictureSlot
          ? PictureView
          : S extends ChoiceSlot<infer Option>
            ? ChoiceView<Option>
            : S extends BlocksSlot
              ? BlocksView
              : S extends OrderSlot<infer Name>
                ? readonly Name[]
                : S extends SectionSlot<infer Members>
                  ? SectionView<Members>
                  : S extends GroupSlot<infer Members>
                    ? SlotsView<Members>
                    : S extends ListSlot<infer Item>
                      ? readonly ItemView<Item>[]
                      : never;
