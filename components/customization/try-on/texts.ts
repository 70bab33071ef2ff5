export const tryOnTexts = {
  label: "Try the templates on",
  company: "Your company",
  fromLogo: "From your logo",
  colors: "Colors",
  own: "As they come",
  surprise: "Surprise me",
  hint: "Type a name or pick colors: the templates wear them at once. Nothing leaves this device.",
};
