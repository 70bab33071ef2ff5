import fc from "fast-check";
import type { z } from "zod";
import type { Endpoint } from "@/lib/platform/http/endpoint";
import { attackStrings, headerText, malformedValue } from "./malformed-values";
import { fieldsOf, type KnownData, propertiesOf, validRequest } from "./valid-request";

function input(
  schema: z.ZodType | undefined,
  known: KnownData,
): fc.Arbitrary<Record<string, unknown>> {
  if (!schema) return fc.dictionary(fc.string({ maxLength: 5 }), malformedValue, { maxKeys: 2 });
  const { properties, required } = propertiesOf(schema);
  const damaged = Object.entries(fieldsOf(properties, known)).map(
    ([name, it]) => [name, fc.oneof(it, malformedValue)] as const,
  );
  return fc.oneof(
    { weight: 2, arbitrary: validRequest({ properties, required }, known) },
    fc.record(Object.fromEntries(damaged), { requiredKeys: [] }),
  );
}

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

const texts = (it: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(it).map(([name, value]) => [name, asText(value)]));

/** Lists are repeated parameters. */
const queryOf = (it: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(it).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => [name, String(asText(each))]),
    ),
  ).toString();

interface RequestBody {
  type: string;
  body: BodyInit | undefined;
}

const contentTypes = fc.constantFrom(
  "text/plain",
  "multipart/form-data; boundary=",
  "application/xml",
  "json",
  ";",
);

const anyBody: fc.Arbitrary<BodyInit> = fc.oneof(
  malformedValue.map((value) => JSON.stringify(value)),
  attackStrings,
  fc.uint8Array({ maxLength: 50 }).map((bytes) => new Uint8Array(bytes)),
);

function jsonBodies(schema: z.ZodType | undefined, known: KnownData): fc.Arbitrary<RequestBody> {
  const good = input(schema, known).map((value) => JSON.stringify(value));
  return fc.record({
    type: fc.oneof(
      { weight: 8, arbitrary: fc.constant("application/json") },
      { weight: 1, arbitrary: contentTypes },
    ),
    body: fc.oneof({ weight: 8, arbitrary: good }, { weight: 1, arbitrary: anyBody }),
  });
}

const boundary = "----b";

/** A multipart form with a valid file, a damaged one, or random bytes. */
function formBodies(picture: Uint8Array): fc.Arbitrary<RequestBody> {
  const at = fc.nat(picture.length - 1);
  const files = fc.oneof(
    fc.constant(picture),
    fc.tuple(at, fc.nat(255)).map(([place, byte]) => picture.with(place, byte)),
    at.map((length) => picture.slice(0, length)),
    fc.uint8Array({ maxLength: 200 }),
    attackStrings.map((text) => new TextEncoder().encode(text)),
  );
  const forms = fc
    .record({
      file: files,
      field: fc.constantFrom("file", "file", "file", "upload_preset", ""),
      end: fc.constantFrom(`\r\n--${boundary}--\r\n`, `\r\n--${boundary}--\r\n`, ""),
    })
    .map(({ file, field, end }) =>
      Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`,
        ),
        file,
        Buffer.from(end),
      ]),
    );
  const good = `multipart/form-data; boundary=${boundary}`;
  return fc.record({
    type: fc.oneof(
      { weight: 6, arbitrary: fc.constant(good) },
      { weight: 1, arbitrary: contentTypes },
    ),
    body: fc.oneof({ weight: 6, arbitrary: forms }, { weight: 1, arbitrary: anyBody }),
  });
}

const noBody = fc.constant<RequestBody>({ type: "application/json", body: undefined });

/** Mostly callers who are allowed. */
const callers = fc.oneof(
  { weight: 4, arbitrary: fc.constant("allowed") },
  fc.constantFrom("nobody", "stranger", "invalid"),
);

/** Requests for one endpoint: valid ones, malformed ones, and mixtures. */
export function requests(
  { method, params, query, body, form, json = body }: Endpoint,
  known: KnownData,
  picture: Uint8Array,
) {
  const bodies = fc.oneof(
    ...(form ? [formBodies(picture)] : []),
    ...(json || !form ? [jsonBodies(json, known)] : []),
  );
  return fc.record({
    params: input(params, known).map(texts),
    query: input(query, known).map(queryOf),
    payload: method === "GET" ? noBody : bodies,
    forwarded: headerText,
    caller: callers,
    usesCookie: fc.boolean(),
    invalid: fc.nat(1_000),
    origin: fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      fc.constantFrom("https://shop.test", "https://evil.test", "null", "x"),
    ),
  });
}
