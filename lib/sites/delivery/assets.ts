import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { logoPath, type SiteFile, siteFolders } from "./rules";

const publicFile = (...path: string[]) => join(process.cwd(), "public", ...path);

/** Every picture and font that belongs to a template. */
export async function listAssets(slug: string): Promise<SiteFile[]> {
  const folders = [
    { from: publicFile("templates", slug), to: siteFolders.images },
    { from: publicFile("templates", slug, "fonts"), to: siteFolders.fonts },
  ];
  const files = await Promise.all(
    folders.map(async ({ from, to }) => {
      const entries = await readdir(from, { withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => ({ path: `${to}/${name}`, file: join(from, name) }));
    }),
  );
  return Promise.all(
    files
      .flat()
      .map(async ({ path, file }) => ({ path, bytes: new Uint8Array(await readFile(file)) })),
  );
}

/** Pictures of trades, by the names of their files. */
export const readTradePictures = (names: readonly string[]): Promise<SiteFile[]> =>
  Promise.all(
    names.map(async (name) => ({
      path: `${siteFolders.images}/${name}`,
      bytes: new Uint8Array(await readFile(publicFile("trades", name))),
    })),
  );

/** The logo of a company that has not uploaded one. */
export const defaultLogo = async (): Promise<SiteFile> => ({
  path: logoPath("svg"),
  bytes: new Uint8Array(await readFile(publicFile("brand/default-logo.svg"))),
});
