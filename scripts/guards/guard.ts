/** Something that keeps harm away, and the test that would notice if it were gone. */
export interface Guard {
  name: string;
  file: string;
  /** Its source, which stands in the file exactly once. */
  guard: string;
  /** What stands there when it is switched off. */
  without: string;
  /** The test file that turns red. */
  test: string;
}
