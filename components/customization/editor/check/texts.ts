export const noticeTexts = {
  label: "Your own words",
  found: (template: string, count: number) =>
    count === 1
      ? `One thing in your words for ${template} wants a look.`
      : `${count} things in your words for ${template} want a look.`,
  look: "Look at it",
  lookAt: (template: string) => ` in ${template}`,
};
