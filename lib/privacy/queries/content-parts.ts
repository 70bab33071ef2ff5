import "server-only";
import { asc, desc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { contentRevisions, sharedCopies } from "@/db/schema/content";
import { media } from "@/db/schema/media";
import { pictureFiles, pictureOwners } from "@/db/schema/pictures";
import { listBusinesses } from "@/lib/customization/businesses/queries";
import { jsonPart, type Part } from "./part";

async function listRevisions(userId: number): Promise<Part[]> {
  const { id, template, number, createdAt, deletedAt, document } = contentRevisions;
  const rows = await database()
    .select({ id, template, number })
    .from(contentRevisions)
    .where(eq(contentRevisions.userId, userId))
    .orderBy(asc(template), asc(number));
  return rows.map((row) =>
    jsonPart(`drafts/${row.template}/${row.number}.json`, async () => {
      const [revision] = await database()
        .select({ template, number, createdAt, deletedAt, document })
        .from(contentRevisions)
        .where(eq(id, row.id));
      return revision ?? null;
    }),
  );
}

async function listCopies(userId: number): Promise<Part[]> {
  const { code, template, brand, createdAt, document } = sharedCopies;
  const rows = await database()
    .select({ code })
    .from(sharedCopies)
    .where(eq(sharedCopies.userId, userId))
    .orderBy(asc(createdAt), asc(code));
  return rows.map((row) =>
    jsonPart(`shared/${row.code}.json`, async () => {
      const [copy] = await database()
        .select({ code, template, brand, createdAt, document })
        .from(sharedCopies)
        .where(eq(code, row.code));
      return copy ?? null;
    }),
  );
}

async function listPictures(userId: number): Promise<Part[]> {
  const rows = await database()
    .select({ hash: pictureOwners.hash })
    .from(pictureOwners)
    .where(eq(pictureOwners.userId, userId))
    .orderBy(asc(pictureOwners.uploadedAt), asc(pictureOwners.hash));
  return rows.map(({ hash }) => ({
    path: `pictures/${hash}.webp`,
    read: async () => {
      const [largest] = await database()
        .select({ content: pictureFiles.content })
        .from(pictureFiles)
        .where(eq(pictureFiles.hash, hash))
        .orderBy(desc(pictureFiles.width))
        .limit(1);
      return largest?.content ?? Buffer.alloc(0);
    },
  }));
}

async function listLogos(userId: number): Promise<Part[]> {
  const rows = await database()
    .select({ id: media.id })
    .from(media)
    .where(eq(media.userId, userId))
    .orderBy(asc(media.createdAt), asc(media.id));
  return rows.map(({ id }) => ({
    path: `logos/${id}.webp`,
    read: async () => {
      const [logo] = await database()
        .select({ content: media.content })
        .from(media)
        .where(eq(media.id, id));
      return logo?.content ?? Buffer.alloc(0);
    },
  }));
}

export const listContentParts = async (userId: number): Promise<Part[]> => [
  jsonPart("facts.json", () => listBusinesses(userId)),
  ...(await listRevisions(userId)),
  ...(await listCopies(userId)),
  ...(await listPictures(userId)),
  ...(await listLogos(userId)),
];
