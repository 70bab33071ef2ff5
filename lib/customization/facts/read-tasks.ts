/** What the server asks the process that reads, and what it answers. */

/** A page or stylesheet as it came from its server. */
export interface FetchedFile {
  url: string;
  bytes: Uint8Array;
  /** Its `Content-Type`. */
  type: string;
}

export interface FetchedPage extends FetchedFile {
  styles: FetchedFile[];
}

export type ReadTask =
  | { kind: "links"; page: FetchedFile }
  | { kind: "pages"; pages: FetchedPage[] }
  | { kind: "text"; text: string }
  | { kind: "file"; bytes: Uint8Array; name: string };

/** Why a file was not read. */
export type FileRefusal =
  | "empty"
  | "encrypted"
  | "no_text"
  | "not_a_vcard"
  | "too_many_pages"
  | "unknown_kind"
  | "unreadable";

export interface Links {
  pages: string[];
  styles: string[];
}

export type ReadResult = { links: Links } | { findings: unknown[] } | { refusal: FileRefusal };
