/** The most characters of each text, and the most entries of each list; apart from the schemas, which browsers load late. */
export const factLimits = {
  name: 80,
  legalName: 120,
  about: 600,
  phone: 40,
  email: 254,
  street: 120,
  zipcode: 16,
  city: 80,
  itemName: 80,
  itemText: 300,
  link: 300,
  openings: 21,
  items: 40,
  links: 8,
} as const;
