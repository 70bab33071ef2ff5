"use client";

import { pictureWidths, uploadName } from "@/components/templates/content/print";
import { shrinkPicture } from "@/lib/platform/media/shrink-picture";
import { contentDatabase } from "./draft-store";
import { type ContentDocument, uploadsOf } from "./rules";

export interface LocalPicture {
  /** The SHA-256 of the bytes, in hex: the picture's name in a document. */
  hash: string;
  size: readonly [number, number];
}

/** Pictures of this page, also if the browser stores nothing. */
const held = new Map<string, Blob>();

/** URLs of the pictures that are on this device, by hash. */
const urls = new Map<string, string>();

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Stores a picture that the visitor chose on this device; it is sent with the draft that shows it.
 */
export async function storePicture(file: Blob): Promise<LocalPicture> {
  const { blob, size } = await shrinkPicture(file);
  const hash = hexOf(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()));
  held.set(hash, blob);
  const database = await contentDatabase().catch(() => null);
  await database?.put("pictures", blob, hash).catch(() => {});
  return { hash, size };
}

async function findPicture(hash: string): Promise<Blob | null> {
  const blob = held.get(hash);
  if (blob) return blob;
  const database = await contentDatabase().catch(() => null);
  return (await database?.get("pictures", hash).catch(() => undefined)) ?? null;
}

/**
 * Loads the URLs of a document's pictures that are on this device, for `withLocalPictures`; returns the hashes
 * of the others.
 */
export async function loadLocalPictures(document: ContentDocument): Promise<string[]> {
  const uploads = uploadsOf(document);
  for (const hash of uploads) {
    if (urls.has(hash)) continue;
    const blob = await findPicture(hash);
    if (blob) urls.set(hash, URL.createObjectURL(blob));
  }
  return uploads.filter((hash) => !urls.has(hash));
}

/** The markup with this device's pictures in place of those that the account may not have yet. */
export function withLocalPictures(markup: string, uploads: string): string {
  let shown = markup;
  for (const [hash, url] of urls) {
    for (const width of pictureWidths) {
      shown = shown.replaceAll(`${uploads}/${uploadName(hash, width)}`, url);
    }
  }
  return shown;
}

/** Pictures that an account has, by the customer's email address and the picture's hash. */
const sent = new Set<string>();

/** Sends the pictures of a document that the customer's account does not have yet. */
export async function sendPictures(document: ContentDocument, owner: string): Promise<void> {
  for (const hash of uploadsOf(document)) {
    const key = `${owner}:${hash}`;
    if (sent.has(key)) continue;
    const blob = await findPicture(hash);
    // A picture that is not on this device was sent by another device.
    if (blob) await send(blob, owner);
    sent.add(key);
  }
}

async function send(blob: Blob, owner: string): Promise<void> {
  const { uploadContentPicture } = await import("../pictures/client");
  await uploadContentPicture(blob, owner);
}
