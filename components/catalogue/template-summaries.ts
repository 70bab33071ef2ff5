import type { TemplateSlug } from "@/components/templates/registry";

/** What each template is, in one sentence, for its page in the shop. */
export const templateSummaries: Record<TemplateSlug, string> = {
  silent:
    "A calm company page with one large picture, a slim menu at the side and room for a few clear words.",
  "gourmet-grove":
    "A restaurant’s front page: one dish fills the screen, then pictures and stories take turns.",
  atlantic: "A quiet catalog: eight products with their prices on one page, ready to be ordered.",
  corporate:
    "A page that introduces your company: who you are, what you do and how to reach you, with a menu at the side.",
  simple:
    "A shopping cart that slides in over your shop, with quantities, a subtotal and the way to the checkout.",
  cosmo:
    "A shop’s front page with three large pictures in turn, and a menu for your team, projects and dates.",
  prestige:
    "A page for one precious product: two large pictures, its story and the four facts that matter.",
  motion: "A product list with a search and filters, for customers who know what they want.",
  cali: "A shop page with eight products, filters by color and category, and a running total.",
  trend:
    "A service with its price: pictures, reviews, sizes to choose from and one button to book it.",
  sonic:
    "A page that launches a product: one big picture, three details to open and a reason to buy beside each.",
  thunder:
    "A complete cart page: products, a promo code, shipping, tax and the total, ready for the payment.",
};
