import type { Category, Color, PresetType } from "@/lib/catalogue/facets";

/** What a signed-in page shows of its customer; the access token carries it. */
export interface Profile {
  email: string;
  name: string;
  logo: string;
  about: string;
}

/** A preset as lists on the client hold it. */
export interface Model {
  id: number;
  name: string;
  price: number;
  /** How many customers have it. */
  owned: number;
  rating: number;
  /** ISO date. */
  released: string;
  colors: string[];
  type: string[];
}

/** A preset in the cart, as it was when it was put there. */
export interface CartPreset {
  id: number;
  name: string;
  /** Dollars. */
  price: number;
  color: Color;
  type: PresetType;
  category: Category;
  /** The address of the card's picture, or nothing. */
  image: string;
  rating: number;
}

/** Names of swatches; an empty one means the template's own color. */
interface Colores {
  primary: string;
  secondary: string;
  text01: string;
  text02: string;
}

/**
 * "unknown" until there is anything to show. "settling" after a login: what is shown is still the
 * guest's. "missed" when the shop could not be asked.
 */
export type CartStatus = "unknown" | "settling" | "settled" | "missed";

export interface ShopState {
  /** The list that is shown. */
  models: Model[];
  /** Everything that was loaded. */
  allModels: Model[];
  cart: CartPreset[];
  cartStatus: CartStatus;
  /** Ids of what the customer has in paid invoices. */
  bought: number[];
  user: Profile | null;
  presets: number;
  deployment: boolean;
  /** Dollars. */
  deploymentCost: number;
  login: boolean;
  /** Whether it is settled who looks at the page; nothing of either kind of visitor shows before. */
  isVisitorKnown: boolean;
  colores: Colores;
  currentPage: number;
}

export const initialState: ShopState = {
  models: [],
  allModels: [],
  cart: [],
  cartStatus: "unknown",
  bought: [],
  user: null,
  presets: 1,
  deployment: false,
  deploymentCost: 0,
  login: false,
  isVisitorKnown: false,
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

export type ShopAction =
  | { type: "add-models"; models: Model[] }
  | { type: "add-model"; model: Model }
  | { type: "remove-disabled"; id: number }
  | { type: "sort-models"; order: ModelOrder }
  | { type: "filter-by-color"; color: string }
  | { type: "filter-by-type"; value: string }
  | { type: "create-presets" }
  | { type: "add-to-cart"; preset: CartPreset }
  | { type: "replace-cart"; cart: CartPreset[] }
  | { type: "miss-cart" }
  | { type: "replace-bought"; bought: number[] }
  | { type: "set-deployment"; deployment: boolean }
  | { type: "set-deployment-cost"; deploymentCost: number }
  | { type: "set-current-page"; currentPage: number }
  | { type: "set-colores"; colores: Colores }
  | { type: "meet-guest" }
  | { type: "log-in"; user: Profile }
  | { type: "log-out" };

/** Names the way a reader sorts them, on every machine alike. A collator would be made by every page at its start. */
const byName = (a: string, b: string) => a.localeCompare(b, "en");

/** "Ascendant" price begins with the highest: that is what the list has always meant by it. */
const comparisons: Record<ModelOrder, (a: Model, b: Model) => number> = {
  "name-ascendant": (a, b) => byName(a.name, b.name),
  "name-descendant": (a, b) => byName(b.name, a.name),
  owned: (a, b) => b.owned - a.owned,
  "price-ascendant": (a, b) => b.price - a.price,
  "price-descendant": (a, b) => a.price - b.price,
  rating: (a, b) => b.rating - a.rating,
  release: (a, b) => Date.parse(b.released) - Date.parse(a.released),
};

const without = (models: Model[], id: number) => models.filter((model) => model.id !== id);

/** What belongs to one customer, once nobody is there. */
const nobodys = {
  user: null,
  cart: [],
  cartStatus: "unknown",
  bought: [],
} satisfies Partial<ShopState>;

/** A guest's cart stays in sight until the account's is there; another customer's things do not. */
function welcome(state: ShopState, user: Profile): Partial<ShopState> {
  if (state.user?.email === user.email) return { user };
  const isGuestsCart = state.user === null && state.cartStatus !== "unknown";
  return isGuestsCart ? { user, cartStatus: "settling" } : { ...nobodys, user };
}

/** Everything that can happen to what the browser itself holds. */
export function reduce(state: ShopState, action: ShopAction): ShopState {
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
      return { ...state, models: [...state.models].sort(comparisons[action.order]) };
    case "filter-by-color":
      return { ...state, models: state.models.filter((it) => it.colors.includes(action.color)) };
    case "filter-by-type":
      return { ...state, models: state.models.filter((it) => it.type.includes(action.value)) };
    case "create-presets":
      return { ...state, presets: 0 };
    case "add-to-cart":
      return { ...state, cart: [...state.cart, action.preset] };
    case "replace-cart":
      return { ...state, cart: action.cart, cartStatus: "settled" };
    case "miss-cart":
      return { ...state, cartStatus: "missed" };
    case "replace-bought":
      return { ...state, bought: action.bought };
    case "set-deployment":
      return { ...state, deployment: action.deployment };
    case "set-deployment-cost":
      return { ...state, deploymentCost: action.deploymentCost };
    case "set-current-page":
      return { ...state, currentPage: action.currentPage };
    case "set-colores":
      return { ...state, colores: action.colores };
    case "meet-guest":
      return { ...state, isVisitorKnown: true };
    case "log-in":
      return { ...state, ...welcome(state, action.user), login: true, isVisitorKnown: true };
    case "log-out":
      return { ...state, ...nobodys, login: false, isVisitorKnown: true };
  }
}
