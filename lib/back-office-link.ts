/** A section of the back office, with its list filtered by the query. */
export function backOfficeLink(section: string, query: Record<string, string> = {}): string {
  const search = String(new URLSearchParams(query));
  return search ? `/admin/${section}?${search}` : `/admin/${section}`;
}
