/** The attributes with which each element of the page was rendered. */
export type PrintedAttributes = WeakMap<Element, ReadonlyMap<string, string>>;

export const attributesOf = (element: Element): ReadonlyMap<string, string> =>
  new Map([...element.attributes].map(({ name, value }) => [name, value]));

export function rememberPrinted(printed: PrintedAttributes, root: Element) {
  for (const element of [root, ...root.querySelectorAll("*")])
    if (!printed.has(element)) printed.set(element, attributesOf(element));
}
