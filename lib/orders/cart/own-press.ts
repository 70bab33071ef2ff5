import { sessionStore } from "@/lib/browser-storage";

const key = "pressed-cart-link";

/**
 * Notes that the visitor pressed "Add to Cart" on a page of the shop whose link leads to this path: the page there
 * adds without asking again. A link from elsewhere cannot do so.
 */
export const noteOwnPress = (path: string): void => sessionStore.write(key, path);

/** Whether the visitor came to this path by their own press; true only once. */
export function takeOwnPress(path: string): boolean {
  const isOwn = sessionStore.read(key) === path;
  sessionStore.write(key, null);
  return isOwn;
}
