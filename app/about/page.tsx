import type { Metadata } from "next";
import { TeamView } from "@/components/layout/team-view";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: "The team",
  description: "The eight people who draw, build and look after the presets.",
  path: "/about",
  image: "/og/team",
});

export default function TeamPage() {
  return <TeamView />;
}
