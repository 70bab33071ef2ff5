/** A line of source that protects something, a version of it that does not, and the test that has to fail then. */
export interface Mutation {
  name: string;
  file: string;
  /** Occurs in the file exactly once. */
  original: string;
  /** Replaces `original`. */
  mutated: string;
  /** The test file that has to fail. */
  test: string;
}
