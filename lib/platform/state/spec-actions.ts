import type { CartPreset } from "./cart-preset";
import { initialState, reduce, type ShopAction, type ShopState } from "./rules";

/**
 * State and actions that the specification requires and no screen uses, so that no page loads them: lists
 * and pages are in the address, colors in the palette's own storage, and a cart is replaced as a whole. The
 * names are the specification's.
 */

/** A preset as lists on the client hold it. */
export interface Model {
  id: number;
  name: string;
  priceCents: number;
  /** The number of customers who own it. */
  owned: number;
  rating: number;
  /** ISO date. */
  released: string;
  colors: string[];
  type: string[];
}

/** Names of swatches; an empty one means the template's own color. */
interface Colores {
  primary: string;
  secondary: string;
  text01: string;
  text02: string;
}

export interface SpecState extends ShopState {
  /** The list on the screen. */
  models: Model[];
  /** All loaded presets. */
  allModels: Model[];
  presets: number;
  deploymentCents: number;
  colores: Colores;
  currentPage: number;
}

export const initialSpecState: SpecState = {
  ...initialState,
  models: [],
  allModels: [],
  presets: 1,
  deploymentCents: 0,
  colores: { primary: "", secondary: "", text01: "", text02: "" },
  currentPage: 1,
};

export type ModelOrder =
  | "name-ascendant"
  | "name-descendant"
  | "owned"
  | "price-ascendant"
  | "price-descendant"
  | "rating"
  | "release";

export type SpecAction =
  | { type: "add-models"; models: Model[] }
  | { type: "add-model"; model: Model }
  | { type: "remove-disabled"; id: number }
  | { type: "sort-models"; order: ModelOrder }
  | { type: "filter-by-color"; color: string }
  | { type: "filter-by-type"; value: string }
  | { type: "create-presets" }
  | { type: "add-to-cart"; preset: CartPreset }
  | { type: "set-deployment-cost"; deploymentCents: number }
  | { type: "set-current-page"; currentPage: number }
  | { type: "set-colores"; colores: Colores }
  | ShopAction;

/** The same order on every machine. */
const byName = (a: string, b: string) => a.localeCompare(b, "en");

/** The specification's "ascendant" price begins with the highest. */
const comparisons: Record<ModelOrder, (a: Model, b: Model) => number> = {
  "name-ascendant": (a, b) => byName(a.name, b.name),
  "name-descendant": (a, b) => byName(b.name, a.name),
  owned: (a, b) => b.owned - a.owned,
  "price-ascendant": (a, b) => b.priceCents - a.priceCents,
  "price-descendant": (a, b) => a.priceCents - b.priceCents,
  rating: (a, b) => b.rating - a.rating,
  release: (a, b) => Date.parse(b.released) - Date.parse(a.released),
};

const without = (models: Model[], id: number) => models.filter((model) => model.id !== id);

export function reduceSpec(state: SpecState, action: SpecAction): SpecState {
  switch (action.type) {
    case "add-models":
      return {
        ...state,
        models: [...state.models, ...action.models],
        allModels: [...state.allModels, ...action.models],
      };
    case "add-model":
      return { ...state, models: [...state.models, action.model] };
    case "remove-disabled":
      return {
        ...state,
        models: without(state.models, action.id),
        allModels: without(state.allModels, action.id),
      };
    case "sort-models":
      return { ...state, models: state.models.toSorted(comparisons[action.order]) };
    case "filter-by-color":
      return { ...state, models: state.models.filter((it) => it.colors.includes(action.color)) };
    case "filter-by-type":
      return { ...state, models: state.models.filter((it) => it.type.includes(action.value)) };
    case "create-presets":
      return { ...state, presets: 0 };
    case "add-to-cart":
      return { ...state, cart: [...state.cart, action.preset] };
    case "set-deployment-cost":
      return { ...state, deploymentCents: action.deploymentCents };
    case "set-current-page":
      return { ...state, currentPage: action.currentPage };
    case "set-colores":
      return { ...state, colores: action.colores };
    default:
      return reduce(state, action);
  }
}
