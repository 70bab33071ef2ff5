export const profileTexts = {
  title: "Profile",
  partsLabel: "Parts of your profile",
  parts: { company: "Company", security: "Security", data: "Your data" },
  logoOf: (company: string) => `Logo of ${company}`,
  noAbout: "There is still no about to show",
  backOffice: "Open the back office",
  saving: "Saving…",
  success: "Success",
  isUpdated: "Your profile data has been updated",
};

export const companyTexts = {
  title: "Your company",
  name: "Company name",
  about: "About",
  aboutHint: "Write a few sentences about your company.",
  save: "Save Changes",
};

export const logoTexts = {
  yourLogo: "Your logo",
  defaultLogo: "Default logo",
  upload: "upload Image",
  uploading: "Uploading…",
  limits: "PNG, JPEG or WebP. Large photos are made smaller.",
  notSaved: "Not saved yet: save your changes to keep it.",
  updating: "Updating logo",
  pleaseWait: "Please wait while your logo is being updated",
  failed: "Error loading your image",
  tryAgain: "Please try again.",
};

export const invoiceTexts = {
  title: "For your invoices",
  intro: "The checkout fills these in for you.",
  firstName: "First name",
  lastName: "Last name",
  legalName: "Legal name",
  legalNameHint: "Your company's name on invoices, if it differs from the one above.",
  street: "Street and number",
  street2: "Address line 2",
  region: "Region",
  regionHint: "State, province or county, where addresses have one.",
  zipCode: "Zip code",
  city: "City",
  country: "Country",
  vatId: "VAT id",
  vatIdHint: "If your company has one.",
  fill: "Fill in what you told us",
  filled: "Filled in from your facts. Please look before you save.",
  save: "Save details",
};

export const brandTexts = {
  title: "Your brand",
  intro: "Every preview shows your logo, your name and these colors.",
  preview: "A template in your colors",
  change: "Change the colors in a preview",
  opensInNewTab: "(opens in a new tab)",
};
