import { get } from "node:http";

interface Answer {
  status: number;
  text: string;
}

/** A GET with a Host header of its own, which fetch does not send. */
export const getWithHost = (address: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    get(address, { headers }, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    }).on("error", reject);
  });

/** Reads a page of a site on this machine: programs, unlike browsers, do not find names below localhost. */
export async function readSite(address: string): Promise<string> {
  const { host: Host, port, pathname } = new URL(address);
  return (await getWithHost(`http://localhost:${port}${pathname}`, { Host })).text;
}
