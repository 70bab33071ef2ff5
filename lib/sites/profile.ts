import type { BoughtTemplate } from "../delivery/rules";
import type { SiteProfile } from "./rules";

/** What a version records of the profile that it was made from. */
export const profileOf = ({ owner, logo, choices }: BoughtTemplate): SiteProfile => ({
  company: owner.company,
  about: owner.about,
  logo,
  choices,
});
