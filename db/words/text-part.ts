/** A filter of a text column, which matches texts that contain the part, whatever its case. */
export class TextPart {
  constructor(readonly part: string) {}
}
