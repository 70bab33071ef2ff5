let addresses = 0;

/** An IP address that was not used before, as a proxy in front of the shop would name it. */
export const newAddress = () => {
  const number = addresses++;
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
};

interface SentRequest extends Omit<RequestInit, "headers" | "signal" | "redirect"> {
  headers?: Record<string, string>;
  address?: string;
}

export type Calls = ReturnType<typeof callsTo>;

/** Sends requests to the shop, each from another IP address unless one is given. */
export function callsTo(url: string) {
  const send = (path: string, { address = newAddress(), ...init }: SentRequest = {}) =>
    fetch(new URL(path, url), {
      ...init,
      headers: { ...init.headers, "x-forwarded-for": address },
      redirect: "manual",
      signal: AbortSignal.timeout(120_000),
    });

  const post = (
    path: string,
    body: object,
    headers: Record<string, string> = {},
    address?: string,
  ) =>
    send(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
      ...(address ? { address } : {}),
    });

  return { send, post };
}
