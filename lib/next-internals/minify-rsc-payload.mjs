// @ts-check

/** How Next writes the data of a page, in as many scripts as it was sent in. */
const pushes = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;
/** In another form than text. */
const others = /__next_f\.push\(\[(?![01][,\]])/;

/** An escaped quote stands in every string that holds one. */
const unset = /,"[\w-]+":"\$undefined"/g;
const structured =
  /("type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":")((?:[^"\\]|\\.)*)"/g;

const lineFeed = 10;

/**
 * The rows of React's data: lines, and texts that say how many bytes they have. Null where a row is neither.
 *
 * @param {Buffer} data
 */
function rowsOf(data) {
  /** @type {{ id: string, isText: boolean, row: string }[]} */
  const rows = [];
  for (let at = 0; at < data.length; ) {
    const colon = data.indexOf(":", at);
    if (colon < 0) return null;
    const id = data.toString("latin1", at, colon);
    const tag = String.fromCharCode(data[colon + 1] ?? lineFeed);
    if (!/^[\da-f]*$/.test(id) || /[AbgGlLmMoOsSUuV]/.test(tag)) return null;
    const isText = tag === "T";
    const comma = data.indexOf(",", colon);
    const line = data.indexOf(lineFeed, colon);
    const textEnd = comma + 1 + Number.parseInt(data.toString("latin1", colon + 2, comma), 16);
    const end = isText ? textEnd : line < 0 ? data.length : line + 1;
    if (!(end > at && end <= data.length)) return null;
    rows.push({ id, isText, row: data.toString("utf8", at, end) });
    at = end;
  }
  return rows;
}

/**
 * Leaves out what React reads the same without: properties that are not set, and structured data, which is for search
 * engines and stands in the markup.
 *
 * @param {string} data
 */
function withoutNeedless(data) {
  const rows = rowsOf(Buffer.from(data));
  if (!rows) return data;
  const needless = new Set();
  const shorter = rows.map((it) => {
    if (it.isText) return it;
    const row = it.row.replace(unset, "").replace(structured, (_, start, text) => {
      if (/^\$[\da-f]+$/.test(text)) needless.add(text.slice(1));
      return `${start}"`;
    });
    return { ...it, row };
  });
  return shorter
    .filter(({ id, isText }) => !(isText && needless.has(id)))
    .map(({ row }) => row)
    .join("");
}

/** A script's string in single quotes, because the data has a double one every few letters. @param {string} text */
const quoted = (text) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\.|'/g, (it) => (it === "'" ? "\\'" : it === '\\"' ? '"' : it))
    .replaceAll("<", "\\u003c")}'`;

/**
 * The data that a page hands to React, in one script and in fewer words. For pages that are kept: shortened once, sent
 * often.
 *
 * @param {string} html
 */
export function minifyRscPayload(html) {
  const found = [...html.matchAll(pushes)];
  const last = found.at(-1);
  if (!last || others.test(html)) return html;
  const data = found.map(([, push = ""]) => JSON.parse(push)[1]).join("");
  const script = `<script>self.__next_f.push([1,${quoted(withoutNeedless(data))}])</script>`;
  return html.replaceAll(pushes, (_push, _text, at) => (at === last.index ? script : ""));
}
