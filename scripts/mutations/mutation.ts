/** A protective line of the source, a version without the protection, and the test that must fail then. */
export interface Mutation {
  name: string;
  file: string;
  /** Source that stands in the file exactly once. */
  original: string;
  /** Takes the place of the original. */
  mutated: string;
  /** The test file that has to fail. */
  test: string;
}
