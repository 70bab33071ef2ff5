/** Whom a template is shown for as long as a visitor has not said. */
export const defaultBrand = { name: "Your Company", logo: "/brand/default-logo.svg" } as const;
