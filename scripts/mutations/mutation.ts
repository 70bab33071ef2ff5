/** A line that keeps harm away, a version of it that does not, and the test that has to fail then. */
export interface Mutation {
  name: string;
  file: string;
  /** Source that stands in the file exactly once. */
  original: string;
  /** What the mutation puts in its place. */
  mutated: string;
  /** The test file that has to fail. */
  test: string;
}
