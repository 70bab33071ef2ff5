export const noticeTexts = {
  label: "Your own text",
  found: (template: string, count: number) =>
    count === 1
      ? `Please check one thing in your text for ${template}.`
      : `Please check ${count} things in your text for ${template}.`,
  look: "Look at it",
  lookAt: (template: string) => ` in ${template}`,
};
