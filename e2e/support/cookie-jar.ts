/** What a browser does with cookies, as far as tests need it: one site, no expiry but at once. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  store(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const at = pair.indexOf("=");
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      const isOver = attributes.some((it) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(it));
      if (isOver || value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  set(name: string, value: string) {
    this.#cookies.set(name, value);
  }

  names = () => [...this.#cookies.keys()];

  get header() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
