/** Throws when the element is missing. */
export function requireElement<T extends Element>(
  selector: string,
  type: new () => T,
  within: ParentNode = document,
): T {
  const element = within.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`No ${selector}`);
  return element;
}

export const queryAll = <T extends Element>(
  selector: string,
  type: new () => T,
  within: ParentNode = document,
): T[] => [...within.querySelectorAll(selector)].filter((it): it is T => it instanceof type);
