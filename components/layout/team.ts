/** Sample people: the names are invented, the portraits are drawings. */
const names = [
  "Adaeze Okonru",
  "Mateo Quispera",
  "Priya Sundarel",
  "Tomek Brandys",
  "Leila Farahzad",
  "Desmond Achara",
  "Inés Valcour",
  "Renji Asakuma",
];

const slugOf = (name: string) =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll(" ", "-");

export const team = names.map((name) => {
  const slug = slugOf(name);
  return {
    name,
    imageUrl: `/team/${slug}.svg`,
    linkedin: `https://www.linkedin.com/in/${slug}-sample`,
    github: `https://github.com/${slug}-sample`,
  };
});
