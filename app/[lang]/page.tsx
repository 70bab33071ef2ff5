import type { Metadata } from "next";
import { lang } from "next/root-params";
import { cardPreset } from "@/components/catalogue/card-preset";
import { JsonLd } from "@/components/catalogue/json-ld";
import { BestSellers } from "@/components/home/best-sellers";
import { CallToAction } from "@/components/home/call-to-action";
import { Examples } from "@/components/home/examples";
import { Hero } from "@/components/home/hero";
import { HowItWorks } from "@/components/home/how-it-works";
import { SampleTestimonials, Testimonials } from "@/components/home/testimonials";
import { areBestSellers, listBestSellers, listTestimonials } from "@/lib/catalogue/queries/home";
import { itemListLd } from "@/lib/catalogue/seo/json-ld";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { isDemo, site } from "@/lib/site";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shop");
  const ui = await getTranslations("ui");
  const title = site.name + ui("colon") + t("tagline");
  return {
    ...pageMetadata({ title, description: t("about"), path: "/", image: "/og/home" }, await lang()),
    title: { absolute: title },
  };
}

export default async function HomePage() {
  const [bestSellers, testimonials] = await Promise.all([listBestSellers(), listTestimonials()]);
  const isSold = areBestSellers(bestSellers);
  const t = await getTranslations("bestSellers");
  return (
    <Translations
      of={[
        "searchField",
        "tryOn",
        "tradeLabels",
        "paletteNames",
        "presetWords",
        "preset",
        "salePrice",
        "myColors",
        "carousel",
        "howItWorks",
        "callToAction",
      ]}
    >
      <Hero bestSellers={bestSellers} />
      <BestSellers
        presets={bestSellers.map(cardPreset)}
        title={t(isSold ? "title" : "picksTitle")}
        intro={t(isSold ? "intro" : "picksIntro")}
      />
      <HowItWorks />
      <Examples />
      {testimonials.length > 0 ? (
        <Translations of={["testimonials"]}>
          <Testimonials reviews={testimonials} />
        </Translations>
      ) : (
        isDemo() && (
          <Translations of={["sampleTestimonials"]}>
            <SampleTestimonials />
          </Translations>
        )
      )}
      <CallToAction />
      <JsonLd data={itemListLd(bestSellers, await lang())} />
    </Translations>
  );
}
