/** The cookies of a browser, for one site; the only expiry is deletion. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  store(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const separator = pair.indexOf("=");
      const [name, value] = [pair.slice(0, separator), pair.slice(separator + 1)];
      const isDeleted = attributes.some((it) =>
        /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(it),
      );
      if (isDeleted || value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  set(name: string, value: string) {
    this.#cookies.set(name, value);
  }

  get = (name: string) => this.#cookies.get(name);

  names = () => [...this.#cookies.keys()];

  get header() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
