import type { BoughtTemplate } from "./delivery/rules";
import type { SiteProfile } from "./rules";

/** The part of the profile that a version records. */
export const profileOf = ({ owner, logo, choices, business }: BoughtTemplate): SiteProfile => ({
  company: owner.company,
  about: owner.about,
  logo,
  choices,
  business,
});
