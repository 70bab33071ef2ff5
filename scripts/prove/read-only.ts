import { openSync } from "node:fs";
import { expected, type Figure } from "../bench/figures";
import { nextProgram } from "../launcher/build";
import { waitForPage } from "../launcher/serve";
import { onEnd } from "../process/cleanup";
import { spawnGuarded } from "../process/guarded";
import { step } from "../process/steps.mjs";
import { changePrice, seesPrice } from "./change";
import { type Instance, instanceAt, signInAdmin } from "./instance";
import { requireProgram } from "./programs";
import { logFile, type Shop } from "./shop";

/**
 * The whole file system is read-only for the server and for whatever it starts, in a mount namespace of
 * their own. It tries to write first, so that a proof of nothing is noticed.
 */
const readOnly = `
mount -o remount,bind,ro / &&
mount --bind "$PWD" "$PWD" && mount -o remount,bind,ro "$PWD" && cd "$PWD" &&
if touch .next/written /tmp/presetry-written 2>/dev/null; then echo "It can write."; exit 1; fi &&
exec "$0" "$@"`;

/** The production server with nowhere to write, through a visitor's, a customer's and the admin's calls. */
export async function proveReadOnly(shop: Shop): Promise<Figure[]> {
  await shop.build();
  const shopper = await step("Serve from a read-only disk", () => startReadOnly(shop));
  const pages = ["/", "/shop", "/detail/1", "/about", "/preview/silent", "/sitemap.xml"];
  const rare = ["/shop/premium/blue/price-a", "/shop/green/rating-a", "/shop/2"];
  const statuses = await Promise.all(
    [...pages, ...rare].map(async (path) => (await shopper.get(path)).status),
  );
  const token = await signInAdmin(shopper, shop);
  const price = await changePrice(shopper, token, 1);
  const message = await shopper.send("POST", "/api/contact", {
    user_email: "visitor@presetry.example",
    message: "Written without a disk.",
  });
  const logo = await uploadLogo(shopper, token);
  return [
    expected(`${pages.length} pages of the build`, statuses.slice(0, pages.length).every(isFine)),
    expected(`${rare.length} pages made on demand`, statuses.slice(pages.length).every(isFine)),
    expected("Sign in, change a preset", token !== ""),
    expected("See the change at once", await seesPrice(shopper, "/detail/1", price)),
    expected("Send a message", message.status === 201),
    expected("Upload a picture", logo === 201 || logo === 200),
  ];
}

const isFine = (status: number) => status === 200;

async function startReadOnly({ port, url }: Shop): Promise<Instance> {
  const own = process.getuid?.() === 0 ? [] : ["--map-root-user"];
  const server = spawnGuarded(
    requireProgram("unshare"),
    [
      "--mount",
      ...own,
      "/bin/sh",
      "-c",
      readOnly,
      process.execPath,
      `node_modules/${nextProgram}`,
      "start",
      "--port",
      String(port),
    ],
    {
      output: openSync(logFile("read-only"), "w"),
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    },
  );
  onEnd(server.stop);
  await waitForPage(server, url);
  return instanceAt(url, server.stop);
}

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function uploadLogo({ url }: Instance, token: string): Promise<number> {
  const form = new FormData();
  form.set("file", new Blob([pixel], { type: "image/png" }), "logo.png");
  const answer = await fetch(new URL("/api/media", url), {
    method: "POST",
    headers: { Authorization: token },
    body: form,
  });
  return answer.status;
}
