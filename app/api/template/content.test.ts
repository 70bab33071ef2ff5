import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { templateSlugs, templates } from "@/components/templates/registry";
import { call, statusAndBody } from "@/e2e/support/call";
import { GET, POST } from "./[template]/content/route";

const ask = (template: string) =>
  call(GET, `/api/template/${template}/content`, { params: { template } });

/** @requirement Content: Slots, JSON Schema and sample of every template are public */
test.each(templateSlugs)("the content of %s is public and may be cached", async (template) => {
  const response = await ask(template);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toMatch(/^public/);
  const body = await response.json();
  const { version } = (await templates[template].load()).template.content;
  expect(body).toMatchObject({ template, version, languages: expect.arrayContaining(["de"]) });
  const ajv = new Ajv2020();
  expect(ajv.validate(body.schema, body.sample), ajv.errorsText()).toBe(true);
});

test("slots are a tree, with their limits and where their values stand", async () => {
  const { slots, sample } = await (await ask("silent")).json();
  const packages = slots.find(({ name }: { name: string }) => name === "packages");
  const items = packages.slots.find(({ name }: { name: string }) => name === "items");
  expect(items).toMatchObject({ kind: "list", path: "packages.items", min: 1, max: 9 });
  expect(items.slots[0]).toMatchObject({
    path: "packages.items.{id}.name",
    kind: "text",
    label: "Name",
    max: 40,
  });
  expect(sample.content["packages.items.2.name"]).toBe("Quiet plan");
});

test.each(["nothing", "__proto__", "constructor", "../silent", "\0", "x".repeat(99)])(
  "%j is no template",
  async (template) => {
    const { status, body } = await statusAndBody(await ask(template));
    expect([status, body]).toEqual([404, { error: expect.stringMatching(/\.$/) }]);
  },
);

test("only GET is allowed", async () => {
  expect((await call(POST, "/api/template/silent/content", { method: "POST" })).status).toBe(405);
});
