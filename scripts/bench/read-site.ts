import { get } from "node:http";

/** Reads a page of a site on this machine: programs, unlike browsers, do not find names below localhost. */
export const readSite = (address: string) =>
  new Promise<string>((resolve, reject) => {
    const { host: Host, port, pathname: path } = new URL(address);
    get({ host: "localhost", port, path, headers: { Host } }, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      resolve(text);
    }).on("error", reject);
  });
