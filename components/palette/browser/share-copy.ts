/** What the share panel loads to store a copy. */
export { storeCopy } from "@/lib/sharing/client";
