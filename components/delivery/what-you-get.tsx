import { Check } from "lucide-react";
import { deploymentBasePrice, deploymentPricePerPreset } from "@/lib/cart/rules";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";

const benefits = [
  "See it in your colors, with your name and logo, before you pay.",
  "Download it: plain files that open with a double click. No build, no framework, no account.",
  `Or have it deployed, for ${formatMoney({ cents: deploymentPricePerPreset })} a template and ${formatMoney({ cents: deploymentBasePrice })} once.`,
  "Keep it for ever, also when it is no longer sold.",
];

/** What a buyer can count on. */
export function WhatYouGet() {
  return (
    <section aria-labelledby="what-you-get" className="mt-8">
      <h2 id="what-you-get" className="text-xl">
        What you get
      </h2>
      <ul className="mt-3 space-y-2">
        {benefits.map((text) => (
          <li key={text} className="grid grid-cols-[auto_1fr] gap-x-2.5">
            <Check className="mt-1 size-4 text-good" strokeWidth={1.75} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <a
        href={links.license}
        className="mt-3 inline-block text-accent underline underline-offset-4"
      >
        What the license allows
      </a>
    </section>
  );
}
