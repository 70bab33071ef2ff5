import type { Metadata } from "next";
import { lang } from "next/root-params";
import { TeamView } from "@/components/layout/team-view";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { getTranslations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("team");
  return pageMetadata(
    {
      title: t("title"),
      description: t("description"),
      path: "/about",
      image: "/og/team",
    },
    await lang(),
  );
}

export default function TeamPage() {
  return <TeamView />;
}
