import { randomBytes } from "node:crypto";
import { pathToFileURL } from "node:url";
import { type Faults, noFaults, parseFaults } from "./email/faults";
import {
  type FakeRequest,
  type FakeResponse,
  type FakeService,
  html,
  json,
  startFakeService,
} from "./http-service";

interface StoredImage {
  type: string;
  content: Uint8Array;
}

class UploadError extends Error {}

/**
 * A fake image host: `POST /upload` accepts an unsigned multipart upload, `/pictures/…` serves what was
 * uploaded. `POST /control/faults` injects faults.
 */
export async function startImageHost(port = 0): Promise<FakeService> {
  const images = new Map<string, StoredImage>();
  let faults: Faults = noFaults;
  let service: FakeService | undefined;

  async function upload({ headers, bytes }: FakeRequest): Promise<FakeResponse | undefined> {
    if (faults.rate > 0 && faults.hang) return undefined;
    if (faults.rate > 0) return json({ error: { message: "Internal error" } }, faults.status);
    const type = headers["content-type"] ?? "";
    const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
    const file = form.get("file");
    if (!form.get("upload_preset")) {
      throw new UploadError("Upload preset must be specified when using unsigned upload");
    }
    if (!(file instanceof File)) throw new UploadError("Missing required parameter - file");
    if (!/^image\/(png|jpeg|webp|gif|avif)$/.test(file.type))
      throw new UploadError("Invalid image file");
    const name = `${randomBytes(10).toString("hex")}.${file.type.slice("image/".length)}`;
    images.set(name, { type: file.type, content: new Uint8Array(await file.arrayBuffer()) });
    return json({ public_id: name, secure_url: `${service?.url}/pictures/${name}` });
  }

  function show({ url }: FakeRequest): FakeResponse {
    const image = images.get(url.pathname.split("/").at(-1) ?? "");
    return image
      ? { status: 200, type: image.type, body: image.content }
      : { status: 404, type: "text/plain", body: "Not found" };
  }

  const overview = () =>
    html(
      `<!doctype html><title>Image host</title><h1>${images.size} pictures</h1>${[...images.keys()]
        .map((name) => `<p><img src="/pictures/${name}" alt="${name}" height="80"></p>`)
        .join("")}`,
    );

  function route(request: FakeRequest): Promise<FakeResponse | undefined> | FakeResponse {
    const { method, url, body } = request;
    if (method === "POST" && url.pathname === "/upload") return upload(request);
    if (method === "POST" && url.pathname === "/control/faults") {
      faults = parseFaults(body);
      return json(faults);
    }
    return url.pathname === "/" ? overview() : show(request);
  }

  service = await startFakeService(port, async (request) => {
    const headers = { "access-control-allow-origin": "*" };
    try {
      const response = await route(request);
      return response && { ...response, headers };
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      return { ...json({ error: { message: error.message } }, 400), headers };
    }
  });
  return service;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startImageHost(Number(process.env.PORT ?? 4040));
  console.log(`Image host: ${url}\nIMAGE_HOST_URL=${url} IMAGE_UPLOAD_URL=${url}/upload`);
}
