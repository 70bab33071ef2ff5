export const uiTexts = {
  warning: "Warning",
};
