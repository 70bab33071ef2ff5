"use client";

import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/platform/http/client";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { dispatch, shopState } from "@/lib/platform/state/client";
import { fetchBought, fetchPresets } from "./client-presets";
import { deleteCart, getCart, postCart, putCartLicenses } from "./endpoints";
import {
  countPerPreset,
  isInCart,
  licensesOf,
  withLicenses,
  withoutPresets,
  withPresets,
} from "./rules";

const t = currentTranslations("cartErrors");

type Edit = (cart: CartPreset[]) => CartPreset[];

/** What a change does to the cart that is shown. */
interface Edits {
  /** Before the response; `undo` follows if the request fails. */
  atOnce?: Edit;
  undo?: Edit;
  /** After a successful response. */
  afterwards?: Edit;
}

/** The cart of the signed-in customer, which is stored on the server. */
export interface CustomerCart {
  /** Shown at once. Resolves to the presets that were not in the account's cart before. */
  add: (presets: CartPreset[]) => Promise<CartPreset[]>;
  /** Adds a further license of a bought preset. */
  addLicense: (id: number) => Promise<void>;
  setLicenses: (id: number, licenses: number) => Promise<void>;
  /** Shown once the server has removed it. */
  remove: (id: number) => Promise<void>;
  /** Fetches the cart again when the cached one is stale, or in any case with `isOutdated`. */
  refresh: (isOutdated?: boolean) => Promise<void>;
  /** Makes other tabs fetch the cart again. */
  notifyTabs: () => void;
  close: () => void;
}

// "always": a request fails at once when offline. By default it would be paused without a message.
const networkMode = "always";

/** Milliseconds. Purchases are rare, and after a payment the page is new or restored. */
const boughtStaleTime = 5 * 60_000;

const boughtKey = (email: string) => ["bought", email];

const client = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: 1, staleTime: 10_000 },
    mutations: { networkMode },
  },
});

/** Loads the bought presets before the cart resolves, so that no button shows Add first and Bought then. */
async function fetchCart(email: string): Promise<CartPreset[]> {
  const query = { email, perLicense: "true" as const };
  const [ids] = await Promise.all([callApi(getCart, { query }), loadBought(email)]);
  const counts = countPerPreset(ids);
  const presets = await fetchPresets(counts.map(({ id }) => id));
  return counts
    .filter(({ licenses }) => licenses > 1)
    .reduce((cart, { id, licenses }) => withLicenses(cart, id, licenses), presets);
}

async function loadBought(email: string, staleTime = boughtStaleTime): Promise<void> {
  const queryKey = boughtKey(email);
  // A failure is harmless: the server rejects presets that were bought before.
  const bought = await client
    .fetchQuery({ queryKey, queryFn: fetchBought, staleTime })
    .catch(() => []);
  if (shopState().user?.email === email) dispatch({ type: "replace-bought", bought });
}

const ownedLicenses = (id: number) => shopState().bought.filter((it) => it === id).length;

/** Resolves when the first request for the cart has succeeded or failed. */
export async function openCustomerCart(email: string): Promise<CustomerCart> {
  const queryKey = ["cart", email];
  const queryFn = () => fetchCart(email);
  const tabs = new BroadcastChannel("cart");
  const isSignedIn = () => shopState().user?.email === email;
  const isChanging = () => client.isMutating({ mutationKey: queryKey }) > 0;
  const invalidate = () => client.invalidateQueries({ queryKey });
  const editCached = async (edit: Edit | undefined) => {
    if (!edit) return;
    // A pending query is canceled, because its response would not contain this change.
    await client.cancelQueries({ queryKey });
    client.setQueryData<CartPreset[]>(queryKey, (cart) => cart && edit(cart));
  };

  client.mount();
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const unsubscribe = observer.subscribe(({ data, isError }) => {
    if (!isSignedIn()) return;
    if (data && data !== shopState().cart) dispatch({ type: "replace-cart", cart: data });
    if (!data && isError) dispatch({ type: "fail-cart" });
  });
  tabs.onmessage = ({ data }) => {
    if (data === email && !isChanging()) void invalidate();
  };

  /** Changes are sent one after the other. */
  const change = <T>(send: () => Promise<T>, { atOnce, afterwards, undo }: Edits) =>
    new MutationObserver(client, {
      mutationKey: queryKey,
      scope: { id: "cart" },
      mutationFn: send,
      onMutate: () => editCached(atOnce),
      onSuccess: () => editCached(afterwards),
      onError: () => editCached(undo),
      onSettled: () => {
        // Not while another change is queued: the response would not contain that change.
        if (client.isMutating({ mutationKey: queryKey }) > 1) return;
        void invalidate();
        tabs.postMessage(email);
      },
    }).mutate();

  await client.prefetchQuery({ queryKey, queryFn });

  return {
    add: async (presets) => {
      const added = presets.filter(({ id }) => !isInCart(shopState().cart, id));
      const products = added.map(({ id }) => id);
      if (added.length === 0) return [];
      const { added: stored } = await change(
        () => callApi(postCart, { body: { email, products } }),
        {
          atOnce: (cart) => withPresets(cart, added),
          undo: (cart) => withoutPresets(cart, products),
        },
      );
      return added.filter(({ id }) => stored.includes(id));
    },
    addLicense: async (id) => {
      await loadBought(email, 0);
      const products = [{ id, licenses: 1, owned: ownedLicenses(id) }];
      await change(() => callApi(postCart, { body: { email, products } }), {});
      await client.refetchQueries({ queryKey });
    },
    setLicenses: async (id, licenses) => {
      const before = licensesOf(shopState().cart.find((preset) => preset.id === id) ?? {});
      const body = { email, id, licenses, owned: ownedLicenses(id) };
      await change(() => callApi(putCartLicenses, { body }), {
        atOnce: (cart) => withLicenses(cart, id, licenses),
        undo: (cart) => withLicenses(cart, id, before),
      });
    },
    remove: async (id) => {
      await change(
        async () => {
          const { isSuccess } = await callApi(deleteCart, { query: { id: String(id), email } });
          if (!isSuccess) throw new ShopError("bug", t("notRemoved"));
        },
        { afterwards: (cart) => withoutPresets(cart, [id]) },
      );
    },
    refresh: async (isOutdated) => {
      if (isOutdated) await client.invalidateQueries({ queryKey: boughtKey(email) });
      await client.refetchQueries({ queryKey, stale: isOutdated ? undefined : true });
    },
    notifyTabs: () => tabs.postMessage(email),
    close: () => {
      unsubscribe();
      tabs.close();
      client.unmount();
      client.removeQueries({ queryKey });
    },
  };
}
