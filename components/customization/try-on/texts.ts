export const tryOnTexts = {
  label: "See them in your colors",
  company: "Your company",
  fromLogo: "From your logo",
  colors: "Colors",
  own: "Original colors",
  surprise: "Surprise me",
  hint: "Type a name or pick colors: the templates show them at once. Nothing leaves this device.",
};
