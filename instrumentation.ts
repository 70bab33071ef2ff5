export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer: start } = await import("@/lib/startup");
  start();
  const { restoreRevalidatedTags: recallChanges } = await import(
    "@/lib/next-internals/revalidated-tags/commands"
  );
  await recallChanges();
}
