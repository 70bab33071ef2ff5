import { POST as postForm } from "@/app/api/site-form/[key]/route";
import { call, fromAddress } from "./call";

let addresses = 0;

/** Each from another address, unless it is given. */
export const newAddress = () => `203.0.${(++addresses >> 8) & 255}.${addresses & 255}`;

interface Sent {
  headers?: Record<string, string>;
  address?: string;
  /** The query of the form's address, with `?`. */
  query?: string;
}

/** Sends a form to a site as a page's own form does. */
export const sendForm = (
  { key }: { key: string },
  fields: Record<string, string>,
  { headers = {}, address = newAddress(), query = "" }: Sent = {},
) =>
  call(postForm, `/api/site-form/${key}${query}`, {
    method: "POST",
    params: { key },
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...fromAddress(address),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
