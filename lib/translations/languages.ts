// biome-ignore-all lint/performance/noBarrelFile: bundlers follow only imports that are written out, here one a language.
// A language has a name besides, in lib/languages.mjs: browsers and next.config.mjs read that list, without the texts.
export { texts as de } from "./de/texts";
export { texts as en } from "./en/texts";
export { texts as es } from "./es/texts";
export { texts as fr } from "./fr/texts";
export { texts as it } from "./it/texts";
export { texts as pt } from "./pt/texts";
