/**
 * `next/cache` outside a Next server: nothing is cached, so there is nothing to tag or to revalidate.
 * What was revalidated is kept for tests to look at.
 */
export const revalidated: string[] = [];

const note = (name: string) => {
  revalidated.push(name);
};
const nothing = () => {};

export const revalidateTag = note;
export const revalidatePath = note;
export const updateTag = note;
export const refresh = nothing;
export const cacheTag = nothing;
export const cacheLife = nothing;
export const unstable_noStore = nothing;
export const unstable_cache = <T>(read: T): T => read;
