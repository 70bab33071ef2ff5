import type { Metadata } from "next";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import type { LegalText } from "@/lib/legal-text";

export const legalMetadata = (
  { title, intro }: LegalText,
  path: string,
  language: string,
): Metadata => pageMetadata({ title, description: intro, path, image: "/og/home" }, language);
