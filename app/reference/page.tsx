import type { Metadata } from "next";
import { ApiReference } from "@/components/reference/api-reference";
import { env } from "@/lib/env";
import { openapi } from "@/lib/openapi";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: "API reference",
  description: "Every call of the shop's public API: what to send, what comes back, what can fail.",
  path: "/reference",
  image: "/og/home",
});

export default function ReferencePage() {
  return <ApiReference document={openapi(env("site").SITE_URL)} />;
}
