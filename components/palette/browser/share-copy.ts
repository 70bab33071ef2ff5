/** What the share panel loads to store a copy. */
// biome-ignore lint/performance/noBarrelFile: the entry of a bundle that holds this function alone
export { storeCopy } from "@/lib/sharing/client";
