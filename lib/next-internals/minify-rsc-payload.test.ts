import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { minifyRscPayload } from "./minify-rsc-payload.mjs";

const push = (value: unknown) =>
  `<script>self.__next_f.push(${JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026")})</script>`;

/** As Next sends it: cut anywhere. */
const page = (data: string, cut = Math.floor(data.length / 2)) =>
  `<body><script>(self.__next_f=self.__next_f||[]).push([0])</script>${push([1, data.slice(0, cut)])}<p>'"</p>${push([1, data.slice(cut)])}</body>`;

/** What a page's scripts hand over. */
function dataOf(html: string): string {
  const self: { __next_f?: [number, string?][] } = {};
  for (const [, script = ""] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    runInNewContext(script, { self });
  }
  return (self.__next_f ?? []).map(([, text]) => text ?? "").join("");
}

const bytes = (text: string) => Buffer.byteLength(text).toString(16);
const text = (content: string) => `T${bytes(content)},${content}`;

const tricky = [
  `0:["$","p",null,{"children":"it's \\"quoted\\", \\\\ </script><!-- & \\u2028 \u2028 ‘é’ 🙂"}]\n`,
  `:HL["/a.css","style"]\n1:"$Sreact.fragment"\n11:X\n13:C\n`,
  `2:${text("a text\nof two lines: é")}3:I[1,[],"A"]\n`,
  `4:["$undefined",{"a":"$undefined"},"b,","c"]`,
];

test("what React is handed stays the same, whatever is in it", () => {
  const data = tricky.join("");
  for (let cut = 0; cut < data.length; cut += 7) {
    const html = minifyRscPayload(page(data, cut));
    expect(dataOf(html)).toBe(data);
    expect(html.match(/<script>/g)).toHaveLength(2);
    expect(html).toContain(`<p>'"</p>`);
  }
});

test("properties that are not set are left out, and nothing that only looks like one", () => {
  const kept = `{"b":["$undefined"],"c":"x,\\"d\\":\\"$undefined\\""}`;
  const written = text(`{"a":1,"b":"$undefined"}`);
  const data = `0:["$","p",null,{"a":1,"nonce":"$undefined","of":${kept}}]\n1:${written}2:"x"\n`;
  expect(dataOf(minifyRscPayload(page(data)))).toBe(
    `0:["$","p",null,{"a":1,"of":${kept}}]\n1:${written}2:"x"\n`,
  );
});

test("structured data is in the markup only", () => {
  const script = (html: string) =>
    `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"${html}"}}]\n`;
  const other = text(`,"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"$1"}`);
  const data = `0:${script('{\\"@type\\":\\"Offer\\"}')}a:${text("[1]")}1:${other}2:${script("$a")}`;
  expect(dataOf(minifyRscPayload(page(data)))).toBe(`0:${script("")}1:${other}2:${script("")}`);
});

test("data of a form that is not known stays as it is", () => {
  for (const data of ["0:o3,abc1:[]\n", "no row", "0:Tff,short"]) {
    expect(dataOf(minifyRscPayload(page(data)))).toBe(data);
  }
  const binary = `${page("0:[]\n")}${push([3, "AAAA"])}`;
  expect(minifyRscPayload(binary)).toBe(binary);
  expect(minifyRscPayload("<body></body>")).toBe("<body></body>");
});

test("a page that was treated before stays as it is", () => {
  const html = minifyRscPayload(page(tricky.join("")));
  expect(minifyRscPayload(html)).toBe(html);
});
