import type { Metadata } from "next";
import { lang } from "next/root-params";
import { ApiReference } from "@/components/agents/api-reference";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { openapi } from "@/lib/composition/openapi";
import { env } from "@/lib/env";
import { getTranslations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reference");
  return pageMetadata(
    {
      title: t("title"),
      description: t("description"),
      path: "/reference",
      image: "/og/home",
    },
    await lang(),
  );
}

export default function ReferencePage() {
  return <ApiReference document={openapi(env("site").SITE_URL)} />;
}
