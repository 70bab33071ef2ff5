import type { TemplateSlug } from "./registry";

/**
 * What a slot says, whatever the template calls it. Whatever fills a site speaks roles, so that it need not
 * know any template.
 */
type TextRole =
  | "kicker"
  | "headline"
  | "lead"
  | "about"
  | "storyTitle"
  | "story"
  | "motto"
  | "notice"
  | "itemsTitle"
  | "itemsLead"
  | "contactTitle"
  | "contactText"
  /** A button that leads to what the company offers. */
  | "action"
  /** A button that leads to the company itself. */
  | "ask"
  | "category"
  | "trade"
  | Word;

/** A fact that only the owner knows. */
export type FactRole =
  | "hours"
  | "address"
  | "phone"
  | "email"
  /** In a footer: who is responsible for the site, and where to find them. */
  | "imprint"
  /** A line of a list of opening hours. */
  | "hours.days"
  | "hours.times";

/** A word of the first draft in the language of the site. */
export type Word =
  | "offer"
  | "aboutUs"
  | "reasons"
  | "steps"
  | "questions"
  | "contact"
  | "prices"
  | "askForPrices"
  | "emptyOrder"
  | "orderNote"
  | "visit";

/** Lists of equal parts; `item` is what the company offers. */
type ListRole = "item" | "promise" | "reason" | "step" | "question";

/** A text of an entry of the offer. */
export type ItemTextRole = "item.name" | "item.line" | "item.text" | "item.detail";

/** A part of an entry of a list. */
type EntryRole =
  | `${ListRole}.name`
  | `${ListRole}.text`
  | ItemTextRole
  | "item.category"
  | "item.price"
  | "item.picture";

export type Role =
  | TextRole
  | FactRole
  | EntryRole
  /** A picture of the place. */
  | "scene"
  /** A price that stands alone. */
  | "price"
  /** The links of a menu. */
  | { menu: Readonly<Record<string, Word>> }
  /** A value that does not depend on the company: a section that is off, an empty text, a drawing. */
  | { set: string | boolean | readonly string[] };

/** By path; `*` stands for the entries of a list. */
export type TemplateRoles = Readonly<Record<string, Role>>;

/** A section that needs facts nobody has given yet. */
const off = { set: false } as const;
const empty = { set: "" } as const;
const none = { set: [] } as const;
const form = "#contact-form";

const menu = (parts: Readonly<Record<string, Word>>) =>
  ({ menu: { ...parts, [form]: "contact" } }) as const;

/** The contact form, which every template has. */
const contactForm: TemplateRoles = {
  contactForm: { set: true },
  "contactForm.title": "contactTitle",
  "contactForm.text": "contactText",
};

const silentLinks = menu({ "#silent-shop": "offer", "#silent-about": "aboutUs" });

/** Every slot of every template that a draft has to fill. Small words follow the language by themselves. */
export const roles: Readonly<Record<TemplateSlug, TemplateRoles>> = {
  silent: {
    ...contactForm,
    "bar.links": silentLinks,
    "opening.kicker": "kicker",
    "opening.title": "headline",
    "opening.lead": "lead",
    "opening.action": "action",
    "opening.second": "ask",
    "opening.picture": "scene",
    "opening.place": "trade",
    "opening.caption": "motto",
    measures: off,
    "packages.title": "itemsTitle",
    "packages.lead": "itemsLead",
    "packages.items.*.name": "item.name",
    "packages.items.*.text": "item.text",
    "packages.items.*.term": "item.detail",
    "packages.items.*.before": empty,
    "packages.items.*.price": "item.price",
    "about.title": "aboutUs",
    "about.text": "about",
    social: off,
    "contact.title": "contact",
    "contact.email": "email",
    "contact.phone": "phone",
    "contact.address": "address",
    "menu.links": silentLinks,
    "cart.text": "emptyOrder",
    "cart.action": "action",
    "user.text": "notice",
    "user.action": "ask",
  },
  "gourmet-grove": {
    ...contactForm,
    "bar.links": menu({ "#gg-menu": "offer", "#about": "aboutUs" }),
    "hero.picture": "scene",
    "hero.kicker": "kicker",
    "hero.title": "headline",
    "hero.lead": "lead",
    "hero.action": "action",
    "columns.elaboration.title": "steps",
    "columns.elaboration.text": "story",
    "columns.elaboration.action": "steps",
    "columns.elaboration.picture": "item.picture",
    "columns.elaboration.panel": "storyTitle",
    "columns.elaboration.steps.*.name": "step.name",
    "columns.elaboration.steps.*.text": "step.text",
    "columns.about.title": "aboutUs",
    "columns.about.text": "about",
    "columns.about.action": "visit",
    "columns.about.picture": "scene",
    "columns.about.panel": "visit",
    "columns.about.hours.*.name": "hours.days",
    "columns.about.hours.*.text": "hours.times",
    "menu.title": "itemsTitle",
    "menu.lead": "itemsLead",
    "menu.courses.*.name": "item.name",
    "menu.courses.*.price": "item.price",
    "menu.courses.*.text": "item.line",
    "contact.address": "address",
    "contact.phone": "phone",
    "contact.email": "email",
  },
  atlantic: {
    ...contactForm,
    "bar.links": menu({ "#atlantic-pieces": "offer", "#atlantic-care": "reasons" }),
    "opening.title": "headline",
    "opening.lead": "lead",
    "pieces.label": "itemsTitle",
    "pieces.items.*.name": "item.name",
    "pieces.items.*.size": "item.detail",
    "pieces.items.*.price": "item.price",
    "pieces.items.*.picture": "item.picture",
    "order.note": "orderNote",
    "order.confirmation": "notice",
    "facts.items.*.term": "promise.name",
    "facts.items.*.text": "promise.text",
  },
  corporate: {
    ...contactForm,
    "band.line": "motto",
    "side.links": menu({ "#about": "aboutUs", "#services": "offer" }),
    "side.hours.text": "hours",
    "about.title": "aboutUs",
    "about.lead": "lead",
    "about.text": "about",
    "about.action": "offer",
    "about.picture": "scene",
    facts: off,
    "services.title": "itemsTitle",
    "services.items.*.name": "item.name",
    "services.items.*.text": "item.text",
    "services.items.*.drawing": { set: "picture" },
    "services.items.*.picture": "item.picture",
    "services.items.*.scope": none,
    "contact.title": "contact",
    "contact.text": "notice",
    "contact.phone": "phone",
    "contact.email": "email",
    "contact.address": "address",
    "contact.drawing": { set: "picture" },
    "contact.picture": "scene",
    "footer.text": "headline",
    "footer.links": menu({ "#about": "aboutUs", "#services": "offer" }),
    "footer.visit": "imprint",
  },
  simple: {
    ...contactForm,
    "bar.links": menu({ "#bags": "offer", "#promise": "reasons", "#visit": "visit" }),
    "opening.title": "headline",
    "opening.text": "lead",
    "opening.action": "action",
    "opening.picture": "item.picture",
    "bags.label": "itemsTitle",
    "bags.items.*.name": "item.name",
    "bags.items.*.price": "item.price",
    "bags.items.*.note": "item.text",
    "bags.items.*.color": "item.detail",
    "bags.items.*.facts": none,
    "bags.items.*.picture": "item.picture",
    "bags.items.*.cloth": { set: "hip-bag" },
    "bags.items.*.quantity": { set: "1" },
    "cart.empty": "emptyOrder",
    "promise.title": "storyTitle",
    "promise.items.*.title": "promise.name",
    "promise.items.*.text": "promise.text",
    "visit.address": "address",
    "visit.hours": "hours",
    "visit.email": "email",
  },
  cosmo: {
    ...contactForm,
    "notice.text": "notice",
    "notice.link": "action",
    "bar.links": menu({ "#shop": "offer", "#projects": "reasons" }),
    notices: off,
    user: off,
    "banner.title": "headline",
    "banner.text": "lead",
    "banner.action": "action",
    "banner.slides.name": "trade",
    "banner.slides.items.*.picture": "scene",
    "banner.slides.items.*.title": "promise.name",
    "banner.slides.items.*.text": empty,
    "shop.title": "itemsTitle",
    "shop.text": "itemsLead",
    "shop.items.*.name": "item.name",
    "shop.items.*.text": "item.line",
    "shop.items.*.poster": { set: "picture" },
    "shop.items.*.picture": "item.picture",
    team: off,
    "projects.title": "reasons",
    "projects.items.*.picture": "scene",
    "projects.items.*.title": "promise.name",
    "projects.items.*.text": "promise.text",
    calendar: off,
    "footer.channels": none,
    "footer.copyright": { set: "©" },
  },
  prestige: {
    ...contactForm,
    "bar.links": menu({ "#prestige-story": "aboutUs", "#prestige-specifications": "offer" }),
    "opening.title": "headline",
    "opening.picture": "item.picture",
    "opening.edition": empty,
    "opening.lead": "lead",
    "opening.price": "price",
    "opening.action": "ask",
    "story.picture": "item.picture",
    "story.caption": empty,
    "story.title": "storyTitle",
    "story.first": "story",
    "story.paragraphs.*.text": "reason.text",
    "facts.title": "itemsTitle",
    "facts.price.title": "prices",
    "facts.price.note": "askForPrices",
    "facts.specifications": off,
    "facts.dimensions": off,
    "facts.includes.title": "offer",
    "facts.includes.items.*.text": "item.name",
    "reserve.count": empty,
    "reserve.title": "notice",
    "reserve.text": "itemsLead",
    "reserve.action": "steps",
    "steps.title": "steps",
    "steps.items.*.name": "step.name",
    "steps.items.*.text": "step.text",
    "foot.line": "motto",
  },
  motion: {
    ...contactForm,
    "poster.title": "headline",
    "poster.picture": "item.picture",
    "search.filters": none,
    "products.title": "itemsTitle",
    "products.items.*.name": "item.name",
    "products.items.*.price": "item.price",
    "products.items.*.feature": "item.line",
    "products.items.*.description": "item.text",
    "products.items.*.picture": "item.picture",
    "products.promises.*.text": "promise.name",
    "foot.text": "motto",
  },
  cali: {
    ...contactForm,
    "opening.title": "headline",
    "opening.lead": "lead",
    "opening.action": "action",
    "opening.tall": "item.picture",
    "opening.small": "item.picture",
    "shop.title": "itemsTitle",
    "shop.items.*.picture": "item.picture",
    "shop.items.*.name": "item.name",
    "shop.items.*.note": "item.line",
    "shop.items.*.price": "item.price",
    "shop.items.*.color": empty,
    "shop.items.*.category": "item.category",
    "shop.pagination": off,
    "shop.thanks.title": "contactTitle",
    "shop.thanks.text": "orderNote",
    "story.picture": "scene",
    "story.title": "storyTitle",
    "story.text": "about",
    "story.promises.*.name": "promise.name",
    "story.promises.*.text": "promise.text",
    "footer.text": "motto",
    "footer.links": menu({ "#cali-products": "offer" }),
  },
  trend: {
    ...contactForm,
    "bar.links": menu({ "#trend-gallery": "offer", "#trend-measure": "steps" }),
    crumbs: off,
    // One line behind the picture.
    "opening.title": "trade",
    "opening.views.*.label": "category",
    "opening.views.*.picture": "item.picture",
    "opening.price": "price",
    "opening.lead": "lead",
    "opening.action": "ask",
    service: off,
    "measure.title": "steps",
    "measure.items.*.title": "step.name",
    "measure.items.*.text": "step.text",
    "about.title": "aboutUs",
    "about.paragraphs.*.text": "reason.text",
    ideas: off,
    reviews: off,
    "foot.line": "headline",
    "foot.back": "offer",
  },
  sonic: {
    ...contactForm,
    rail: off,
    "opening.title": "headline",
    "opening.lead": "lead",
    "opening.action": "action",
    "opening.pictures.*.picture": "item.picture",
    figures: off,
    "rows.items.*.title": "reason.name",
    "rows.items.*.text": "reason.text",
    "rows.items.*.detail": "item.name",
    "rows.items.*.picture": "item.picture",
    "foot.line": empty,
  },
  thunder: {
    ...contactForm,
    "categories.items.*.name": "category",
    "bar.help": "questions",
    "banner.title": "kicker",
    "banner.text": "notice",
    "heading.text": "headline",
    "cart.items.*.name": "item.name",
    "cart.items.*.line": "item.line",
    "cart.items.*.size": empty,
    "cart.items.*.price": "item.price",
    "cart.items.*.picture": "item.picture",
    "summary.shipping": "price",
    "summary.note": "orderNote",
    promo: off,
    secondPayment: off,
    "help.title": "questions",
    "help.items.*.question": "question.name",
    "help.items.*.answer": "question.text",
    join: off,
    login: off,
  },
};

export const hasRoles = (slug: string): slug is TemplateSlug => Object.hasOwn(roles, slug);
