export const previewTexts = {
  notFound: "Template not found",
};
