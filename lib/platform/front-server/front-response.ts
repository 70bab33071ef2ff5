import { type IncomingMessage, ServerResponse } from "node:http";
import { defaultHeaders } from "./default-headers";

/** A response of the front server: it has the default headers, and its bytes can be collected as they are sent. */
export class FrontResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Whether the request is for the shop's own host, and not for a customer's domain. */
  isOwnHost = true;

  #chunks: Buffer[] | null = null;

  /** Calls back with the bytes of the body, compressed or not as they are sent, once all of them are. */
  collectBody(done: (body: Buffer) => void) {
    const chunks: Buffer[] = [];
    this.#chunks = chunks;
    this.once("finish", () => done(Buffer.concat(chunks)));
  }

  /**
   * Next sets the headers of a route handler as lists, and its compression reads only a Content-Type that is a
   * string. JSON, which can hold tokens, stays as it is.
   */
  override setHeader(name: string, value: number | string | readonly string[]): this {
    const isText =
      Array.isArray(value) &&
      value.length === 1 &&
      name.toLowerCase() === "content-type" &&
      value[0]?.startsWith("text/");
    return super.setHeader(name, isText ? String(value[0]) : value);
  }

  // Node.js calls this for every response. Its arguments are those of Node.js, in any of its forms.
  override writeHead(...args: [statusCode: number, ...rest: unknown[]]): this {
    // The headers of a 304 replace those that a browser has kept with the page.
    const defaults = args[0] === 304 ? {} : defaultHeaders(this.isOwnHost);
    for (const [name, value] of Object.entries(defaults)) {
      if (!this.hasHeader(name)) super.setHeader(name, value);
    }
    return Reflect.apply(super.writeHead, this, args);
  }

  // Next's compression calls these with what it has compressed. Their arguments are those of Node.js, in any of its forms.
  override write(...args: [chunk: unknown, ...rest: unknown[]]): boolean {
    this.#collect(args[0]);
    return Reflect.apply(super.write, this, args);
  }

  override end(...args: unknown[]): this {
    this.#collect(args[0]);
    return Reflect.apply(super.end, this, args);
  }

  #collect(chunk: unknown) {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) {
      this.#chunks?.push(Buffer.from(chunk));
    }
  }
}
