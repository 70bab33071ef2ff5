export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start } = await import("@/lib/http/start");
  start();
  const { recallChanges } = await import("@/lib/shared-cache/commands");
  await recallChanges();
}
