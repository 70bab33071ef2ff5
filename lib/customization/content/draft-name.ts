/**
 * Each license of a template has a draft of its own: that of the first license is named like the
 * template, that of the second `silent~2`.
 */
export const draftNameOf = (slug: string, licenseNumber: number): string =>
  licenseNumber > 1 ? `${slug}~${licenseNumber}` : slug;

/** The template of a draft, and the number of its license. */
export function readDraftName(name: string): { slug: string; licenseNumber: number } {
  const [slug = "", number = "1"] = name.split("~");
  return { slug, licenseNumber: Number(number) };
}
