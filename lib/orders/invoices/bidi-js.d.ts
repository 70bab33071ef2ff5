declare module "bidi-js" {
  interface Embedding {
    /** For each UTF-16 code unit: odd from right to left. */
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  }

  interface Bidi {
    getEmbeddingLevels: (text: string, baseDirection?: "ltr" | "rtl" | "auto") => Embedding;
    getReorderedIndices: (text: string, embedding: Embedding) => number[];
    getMirroredCharactersMap: (text: string, levels: Uint8Array) => Map<number, string>;
  }

  export default function bidiFactory(): Bidi;
}
