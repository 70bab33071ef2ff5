"use client";

import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import type { CartPreset } from "@/lib/cart/rules";
import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/http/client";
import { dispatch, shopState } from "@/lib/state/client";
import { fetchBought, fetchPresets } from "./client-presets";
import { deleteCart, getCart, postCart } from "./endpoints";
import { isInCart, withoutPresets, withPresets } from "./rules";

type Edit = (cart: CartPreset[]) => CartPreset[];

/** The cart that the shop keeps for a customer, for as long as they are signed in here. */
export interface CustomerCart {
  /** Resolves to those that were not there yet. */
  add: (presets: CartPreset[]) => Promise<CartPreset[]>;
  remove: (id: number) => Promise<void>;
  /** Asks the shop again, unless it was asked a moment ago and nothing speaks against its answer. */
  refresh: (isOutdated?: boolean) => Promise<void>;
  /** Other tabs may have asked before something changed. */
  tellTabs: () => void;
  close: () => void;
}

// Failing at once is better than waiting unseen until the browser thinks it is online.
const networkMode = "always";

/** Milliseconds; purchases are rare, and a page that comes back from one is a new page. */
const staleTime = 5 * 60_000;

const client = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: 1, staleTime: 10_000 },
    mutations: { networkMode },
  },
});

/** Buttons learn what was bought before they learn what is in the cart, so that none says Add first. */
async function fetchCart(email: string): Promise<CartPreset[]> {
  const [ids] = await Promise.all([callApi(getCart, { query: { email } }), showBought(email)]);
  return fetchPresets(ids);
}

async function showBought(email: string): Promise<void> {
  const queryKey = ["bought", email];
  // Without an answer the shop still refuses what was bought before.
  const bought = await client
    .fetchQuery({ queryKey, queryFn: fetchBought, staleTime })
    .catch(() => []);
  if (shopState().user?.email === email) dispatch({ type: "replace-bought", bought });
}

/** Resolves when the cart was seen for the first time, or could not be. */
export async function openCustomerCart(email: string): Promise<CustomerCart> {
  const queryKey = ["cart", email];
  const queryFn = () => fetchCart(email);
  const tabs = new BroadcastChannel("cart");
  const isTheirs = () => shopState().user?.email === email;
  const isChanging = () => client.isMutating({ mutationKey: queryKey }) > 0;
  const ask = () => client.invalidateQueries({ queryKey });
  const edit = (how: Edit) =>
    client.setQueryData<CartPreset[]>(queryKey, (cart) => cart && how(cart));

  client.mount();
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const unsubscribe = observer.subscribe(({ data, isError }) => {
    if (!isTheirs()) return;
    if (data && data !== shopState().cart) dispatch({ type: "replace-cart", cart: data });
    if (!data && isError) dispatch({ type: "fail-cart" });
  });
  tabs.onmessage = ({ data }) => {
    if (data === email && !isChanging()) void ask();
  };

  /** One change: seen at once, told to the shop in its turn, taken back when the shop refuses. */
  const change = (apply: Edit, undo: Edit, tell: () => Promise<unknown>) =>
    new MutationObserver(client, {
      mutationKey: queryKey,
      scope: { id: "cart" },
      mutationFn: tell,
      onMutate: async () => {
        // An answer that is still on its way was asked for before this change.
        await client.cancelQueries({ queryKey });
        edit(apply);
      },
      onError: () => edit(undo),
      onSettled: () => {
        // Not while another change waits: its answer would show the cart without it.
        if (client.isMutating({ mutationKey: queryKey }) > 1) return;
        void ask();
        tabs.postMessage(email);
      },
    }).mutate();

  await client.prefetchQuery({ queryKey, queryFn });

  return {
    add: async (presets) => {
      const added = presets.filter(({ id }) => !isInCart(shopState().cart, id));
      const products = added.map(({ id }) => id);
      if (added.length === 0) return [];
      await change(
        (cart) => withPresets(cart, added),
        (cart) => withoutPresets(cart, products),
        () => callApi(postCart, { body: { email, products } }),
      );
      return added;
    },
    remove: async (id) => {
      const place = shopState().cart.findIndex((preset) => preset.id === id);
      const preset = shopState().cart[place];
      await change(
        (cart) => withoutPresets(cart, [id]),
        (cart) => (preset && !isInCart(cart, id) ? cart.toSpliced(place, 0, preset) : cart),
        async () => {
          const { isSuccess } = await callApi(deleteCart, { query: { id: String(id), email } });
          if (!isSuccess) throw new ShopError("bug", "The preset could not be removed.");
        },
      );
    },
    refresh: (isOutdated) =>
      client.refetchQueries({ queryKey, stale: isOutdated ? undefined : true }),
    tellTabs: () => tabs.postMessage(email),
    close: () => {
      unsubscribe();
      tabs.close();
      client.unmount();
      client.removeQueries({ queryKey });
    },
  };
}
