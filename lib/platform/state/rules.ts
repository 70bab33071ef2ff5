import type { Profile } from "@/lib/platform/sessions/rules";
import type { CartPreset } from "./cart-preset";

/**
 * - "unknown": not loaded yet.
 * - "merging": after a login the guest's cart is shown until the account's is loaded.
 * - "loaded": the cart that would be paid.
 * - "failed": the request for it failed.
 */
export type CartStatus = "unknown" | "merging" | "loaded" | "failed";

export interface ShopState {
  cart: CartPreset[];
  cartStatus: CartStatus;
  /** Ids of the presets in the customer's paid invoices, each as often as they have licenses. */
  bought: number[];
  user: Profile | null;
  deployment: boolean;
  login: boolean;
  /**
   * Whether it is known if the visitor is a guest or a customer: until then the page shows nothing
   * that depends on it.
   */
  isVisitorKnown: boolean;
}

export const initialState: ShopState = {
  cart: [],
  cartStatus: "unknown",
  bought: [],
  user: null,
  deployment: false,
  login: false,
  isVisitorKnown: false,
};

export type ShopAction =
  | { type: "replace-cart"; cart: CartPreset[] }
  | { type: "fail-cart" }
  | { type: "replace-bought"; bought: number[] }
  | { type: "set-deployment"; deployment: boolean }
  | { type: "identify-guest" }
  | { type: "log-in"; user: Profile }
  | { type: "log-out" };

/** The state that belongs to one customer, reset. */
const noCustomer = {
  user: null,
  cart: [],
  cartStatus: "unknown",
  bought: [],
} satisfies Partial<ShopState>;

/** A guest's cart stays visible until the account's is loaded; another customer's state is dropped. */
function afterLogin(state: ShopState, user: Profile): Partial<ShopState> {
  if (state.user?.email === user.email) return { user };
  const hasGuestCart = state.user === null && state.cartStatus !== "unknown";
  return hasGuestCart ? { user, cartStatus: "merging" } : { ...noCustomer, user };
}

export function reduce<State extends ShopState>(state: State, action: ShopAction): State {
  switch (action.type) {
    case "replace-cart":
      return { ...state, cart: action.cart, cartStatus: "loaded" };
    case "fail-cart":
      return { ...state, cartStatus: "failed" };
    case "replace-bought":
      return { ...state, bought: action.bought };
    case "set-deployment":
      return { ...state, deployment: action.deployment };
    case "identify-guest":
      return { ...state, isVisitorKnown: true };
    case "log-in":
      return { ...state, ...afterLogin(state, action.user), login: true, isVisitorKnown: true };
    case "log-out":
      return { ...state, ...noCustomer, login: false, isVisitorKnown: true };
  }
}
