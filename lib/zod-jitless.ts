/**
 * zod tests with an empty `Function` whether it may compile its schemas. The content security
 * policy of pages forbids that, and the browser reports it in the console; with this setting zod
 * does not try. `z.config` would do the same, but would load zod on every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
