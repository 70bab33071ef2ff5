/**
 * zod would try with an empty `Function` whether it may compile its schemas, which the policy of pages forbids
 * and reports in the console; told before, it does not try. `z.config` would do the same, but put zod into
 * every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
