import type { MetadataRoute } from "next";
import { inLanguage, languages } from "@/lib/languages.mjs";
import { absolute } from "@/lib/site";

const hidden = ["/cart", "/pay", "/profile", "/purchases", "/reset-password/"];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: [
        "/api/",
        ...languages.flatMap((language) => hidden.map((path) => inLanguage(language, path))),
      ],
    },
    sitemap: absolute("/sitemap.xml"),
  };
}
