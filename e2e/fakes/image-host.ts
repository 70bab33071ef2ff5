import { randomBytes } from "node:crypto";
import { pathToFileURL } from "node:url";
import {
  type FakeRequest,
  type FakeResponse,
  type FakeService,
  html,
  json,
  startFakeService,
} from "./http-service";
import { type Faults, noFaults, readFaults } from "./mail/faults";

interface StoredImage {
  type: string;
  content: Uint8Array;
}

class UploadError extends Error {}

/**
 * Stands in for a hosted image account at its network edge: `POST /upload` takes the form that browsers
 * send to the usual hosts, unsigned, and `/pictures/…` shows what was taken. `POST /faults` makes it
 * misbehave.
 */
export async function startImageHost(port = 0): Promise<FakeService> {
  const pictures = new Map<string, StoredImage>();
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
    pictures.set(name, { type: file.type, content: new Uint8Array(await file.arrayBuffer()) });
    return json({ public_id: name, secure_url: `${service?.url}/pictures/${name}` });
  }

  function show({ url }: FakeRequest): FakeResponse {
    const picture = pictures.get(url.pathname.split("/").at(-1) ?? "");
    return picture
      ? { status: 200, type: picture.type, body: picture.content }
      : { status: 404, type: "text/plain", body: "Not found" };
  }

  const overview = () =>
    html(
      `<!doctype html><title>Image host</title><h1>${pictures.size} pictures</h1>${[
        ...pictures.keys(),
      ]
        .map((name) => `<p><img src="/pictures/${name}" alt="${name}" height="80"></p>`)
        .join("")}`,
    );

  function react(question: FakeRequest): Promise<FakeResponse | undefined> | FakeResponse {
    const { method, url, body } = question;
    if (method === "POST" && url.pathname === "/upload") return upload(question);
    if (method === "POST" && url.pathname === "/faults") {
      faults = readFaults(body);
      return json(faults);
    }
    return url.pathname === "/" ? overview() : show(question);
  }

  service = await startFakeService(port, async (question) => {
    const headers = { "access-control-allow-origin": "*" };
    try {
      const answer = await react(question);
      return answer && { ...answer, headers };
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
