import type { Metadata } from "next";
import { TeamView } from "@/components/layout/team-view";
import { teamTexts } from "@/components/layout/texts";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: teamTexts.title,
  description: teamTexts.description,
  path: "/about",
  image: "/og/team",
});

export default function TeamPage() {
  return <TeamView />;
}
