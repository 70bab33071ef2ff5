import type { Metadata } from "next";
import { ApiReference } from "@/components/agents/api-reference";
import { referenceTexts } from "@/components/agents/texts";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { openapi } from "@/lib/composition/openapi";
import { env } from "@/lib/env";

export const metadata: Metadata = pageMetadata({
  title: referenceTexts.title,
  description: referenceTexts.description,
  path: "/reference",
  image: "/og/home",
});

export default function ReferencePage() {
  return <ApiReference document={openapi(env("site").SITE_URL)} />;
}
