/**
 * `next/cache` outside a Next server: nothing is cached. Tests read the revalidated tags and paths from
 * `revalidated`.
 */
export const revalidated: string[] = [];

const record = (name: string) => {
  revalidated.push(name);
};
const nothing = () => {};

export const revalidateTag = record;
export const revalidatePath = record;
export const updateTag = record;
export const refresh = nothing;
export const cacheTag = nothing;
export const cacheLife = nothing;
export const unstable_noStore = nothing;
export const unstable_cache = <T>(read: T): T => read;
