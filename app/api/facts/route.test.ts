import { buffer } from "node:stream/consumers";
import { PDFDocument } from "pdf-lib";
import PdfKit from "pdfkit";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, fromAddress, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { eventually } from "@/e2e/support/eventually";
import { startWebsites } from "@/e2e/support/websites";
import type { FactsFound } from "@/lib/customization/facts/api-schemas";
import { POST } from "./route";

const bakery = "bakery.example";
const websites = startWebsites([bakery, "www.bakery.example", "other.example"]);

beforeEach(async () => {
  await database().delete(rateLimits);
});

const ask = (body: object, headers: Record<string, string> = {}) =>
  call(POST, "/api/facts", jsonBody(body, headers));

async function found(response: Response) {
  expect(response.status).toBe(200);
  return (await response.json()) as FactsFound;
}

async function refused(response: Response, field: string) {
  const { status, body } = await statusAndBody(response);
  expect(status).toBe(422);
  const { error, fields } = body as { error: string; fields: Record<string, string> };
  expect(fields).toEqual({ [field]: error });
  return error;
}

function sendFile(bytes: BlobPart, name: string) {
  const form = new FormData();
  form.set("file", new File([bytes], name));
  return call(POST, "/api/facts", { method: "POST", body: form });
}

const named = (name: string) => `<meta property="og:site_name" content="${name}">`;

const home = `${named("Bakery Sommer")}<a href="/prices">Prices</a><a href="/secret">Secret</a>
  <a href="http://other.example/">Friends</a> <a href="tel:+43316555010">Call us</a>`;

describe("a website", () => {
  test("is read at its address, with further pages of its origin", async () => {
    const asked: string[] = [];
    websites.serve(bakery, ({ url = "", headers }, response) => {
      asked.push(url);
      expect(headers["user-agent"]).toMatch(/^Presetry\/1\.0 \(\+https:\/\/shop\.test\/?\)$/);
      if (url === "/robots.txt") return response.end("User-agent: *\nDisallow: /secret");
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(url === "/" ? home : "<title>Prices</title>");
    });
    // On a machine that is busy with other things, only the first page may be read in time.
    const findings = await eventually(async () => {
      asked.length = 0;
      const read = await found(await ask({ address: bakery }));
      expect(read.pages).toEqual([`http://${bakery}/`, `http://${bakery}/prices`]);
      return read.findings;
    });
    expect(asked).toEqual(["/robots.txt", "/", "/prices"]);
    expect(findings).toContainEqual(
      expect.objectContaining({ fact: "name", value: "Bakery Sommer" }),
    );
  });

  test("is asked nothing more when its reading is canceled", async () => {
    const asked: string[] = [];
    const closed = new Promise<void>((resolve) => {
      websites.serve(bakery, ({ url = "" }, response) => {
        asked.push(url);
        if (url === "/robots.txt") return response.end();
        response.once("close", resolve);
        response.writeHead(200, { "content-type": "text/html" });
        response.write(home);
      });
    });
    const reading = new AbortController();
    const body = { ...jsonBody({ address: bakery }), signal: reading.signal };
    const answer = call(POST, "/api/facts", body);
    await eventually(() => expect(asked).toContain("/"));
    const canceledAt = Date.now();
    reading.abort();
    await closed;
    expect((await answer).ok).toBe(false);
    // Without an end, the page would be waited for until the deadline of 7 seconds.
    expect(Date.now() - canceledAt).toBeLessThan(2_000);
    expect(asked).toEqual(["/robots.txt", "/"]);
  });

  test("that leads to another host is read there", async () => {
    websites.serve(bakery, (_, response) => {
      response.writeHead(301, { location: "http://www.bakery.example/start" }).end();
    });
    websites.serveHtml("www.bakery.example", { "/start": home });
    const { pages } = await found(await ask({ address: bakery }));
    expect(pages).toEqual(["http://www.bakery.example/start"]);
  });

  test.each([
    ["its header", "text/html; charset=iso-8859-1", ""],
    ["its page", "text/html", '<meta charset="windows-1252">'],
    ["nothing", "text/html", ""],
  ])("whose encoding is named by %s", async (_, type, head) => {
    websites.serve(bakery, ({ url }, response) => {
      response.writeHead(url === "/" ? 200 : 404, { "content-type": type });
      response.end(Buffer.from(head + named("Bäckerei Süß"), "latin1"));
    });
    const { findings } = await found(await ask({ address: `http://${bakery}` }));
    expect(findings).toContainEqual(
      expect.objectContaining({ fact: "name", value: "Bäckerei Süß" }),
    );
  });

  test.each<[string, number, Record<string, string>, string, RegExp]>([
    ["is not there", 404, { "content-type": "text/html" }, "", /error \(status 404\)/],
    ["refuses programs", 403, { "content-type": "text/html" }, "", /refuses to be read/],
    ["is no page", 200, { "content-type": "application/pdf" }, "%PDF", /something else/],
    [
      "is too large",
      200,
      { "content-type": "text/html" },
      "a".repeat(5 * 2 ** 20 + 1),
      /too large/,
    ],
    [
      "is encoded oddly",
      200,
      { "content-type": "text/html", "content-encoding": "br" },
      "x",
      /cannot read/,
    ],
    ["leads on without end", 302, { location: "/next" }, "", /without end/],
    ["leads to a file", 302, { location: "file:///etc/passwd" }, "", /https:\/\/ or http:/],
    ["leads to another port", 302, { location: `http://${bakery}:8080/` }, "", /with a port/],
    ["leads inward", 302, { location: "http://169.254.169.254/" }, "", /public website/],
    ["leads to the shop", 302, { location: "https://shop.test/" }, "", /public website/],
  ])("that %s is refused, with what to do instead", async (_, status, headers, body, error) => {
    websites.serve(bakery, ({ url }, response) => {
      if (url === "/robots.txt") return response.writeHead(404).end();
      response.writeHead(status, headers).end(body);
    });
    const said = await refused(await ask({ address: bakery }), "address");
    expect(said).toMatch(error);
    expect(said).toContain("You can paste a text or fill it in yourself.");
  });

  test.each([
    ["User-agent: *\nDisallow: /", 200],
    ["User-agent: presetry\nDisallow: /", 200],
    ["", 503],
  ])("whose robots.txt forbids it (%j, %d) is not read", async (rules, status) => {
    websites.serve(bakery, ({ url }, response) => {
      expect(url).toBe("/robots.txt");
      response.writeHead(status).end(rules);
    });
    expect(await refused(await ask({ address: bakery }), "address")).toMatch(/robots\.txt/);
  });

  test.each([
    ["Sommer", /address of a website/],
    ["our bakery", /address of a website/],
    ["ftp://bakery.example", /https:\/\/ or http:/],
    ["http://ann:secret@bakery.example", /password/],
    ["bakery.example:8080", /port, such as :8080/],
    ["http://127.0.0.1", /public website/],
    ["http://2130706433", /public website/],
    ["http://[::ffff:127.0.0.1]", /public website/],
    ["shop.test", /public website/],
  ])("%s is refused", async (address, error) => {
    expect(await refused(await ask({ address }), "address")).toMatch(error);
  });
});

test("a text is read", async () => {
  const { findings, pages } = await found(await ask({ text: "Write to ann@bakery.example" }));
  expect(pages).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({ fact: "email", value: "ann@bakery.example" }),
  );
});

test.each([{}, { address: bakery, text: "Both" }, { address: " " }])(
  "%j is refused",
  async (body) => {
    await refused(await ask(body), "address");
  },
);

describe("a file", () => {
  const drawPdf = async (text: string) => {
    const pdf = await PDFDocument.create();
    pdf.addPage().drawText(text);
    return new Uint8Array(await pdf.save());
  };

  const drawPdfWithPassword = async () => {
    const pdf = new PdfKit({ userPassword: "secret" });
    pdf.text("Menu").end();
    return new Uint8Array(await buffer(pdf));
  };

  test("of each kind is read", async () => {
    const text = "Write to ann@bakery.example";
    const files: [BlobPart, string][] = [
      [await drawPdf(text), "menu.pdf"],
      [text, "about.txt"],
      ["name,price\nBread,5\nann@bakery.example,1", "items.csv"],
      [`BEGIN:VCARD\r\nVERSION:3.0\r\nEMAIL:ann@bakery.example\r\nEND:VCARD\r\n`, "ann.vcf"],
    ];
    for (const [bytes, name] of files) await found(await sendFile(bytes, name));
  });

  test.each<[string, () => Promise<BlobPart> | BlobPart, string, RegExp]>([
    ["a PDF without text", () => drawPdf(""), "scan.pdf", /no text, only pictures/],
    ["a PDF with a password", drawPdfWithPassword, "menu.pdf", /has a password/],
    ["a damaged PDF", () => "%PDF-1.7 and then nothing", "menu.pdf", /damaged/],
    ["no vCard", () => "Ann Sommer", "ann.vcf", /not a vCard/],
    ["a picture", () => new Uint8Array([0x89, 0x50, 0, 0]), "logo.png", /choose a PDF/],
    ["spaces", () => "  \n ", "about.txt", /empty/],
    ["nothing", () => "", "about.txt", /choose a file/],
  ])("that is %s is refused", async (_, content, name, error) => {
    expect(await refused(await sendFile(await content(), name), "file")).toMatch(error);
  });

  test("of more than 5 MB is refused", async () => {
    expect((await sendFile(new Uint8Array(5 * 2 ** 20 + 1), "menu.pdf")).status).toBe(413);
  });
});

test("a guest may ask 20 times an hour, and hinders no other guest and no customer", async () => {
  const empty = (headers: Record<string, string>) => ask({}, headers);
  const ann = fromAddress("203.0.113.1");
  for (let count = 0; count < 20; count++) expect((await empty(ann)).status).toBe(422);
  expect((await empty(ann)).status).toBe(429);
  expect((await empty(fromAddress("203.0.113.2"))).status).toBe(422);
  const { bearer } = await addCustomer();
  expect((await empty({ ...ann, ...bearer })).status).toBe(422);
});
