import type { Metadata } from "next";
import { ApiReference } from "@/components/reference/api-reference";
import { referenceTexts } from "@/components/reference/texts";
import { env } from "@/lib/env";
import { openapi } from "@/lib/openapi";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: referenceTexts.title,
  description: referenceTexts.description,
  path: "/reference",
  image: "/og/home",
});

export default function ReferencePage() {
  return <ApiReference document={openapi(env("site").SITE_URL)} />;
}
