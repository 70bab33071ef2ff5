export const trustTexts = {
  line: (days: number, seller: string) =>
    `You can ask for your money back for ${days} days. Tax is included. Sold by ${seller}. Each license is for one company and one website.`,
  license: "Read the license",
};
