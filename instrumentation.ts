import type { Instrumentation } from "next";

export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkCurrency, startServer } = await import("@/lib/composition/startup");
  startServer();
  await checkCurrency();
  const { startTelemetry } = await import("@/lib/platform/telemetry/start");
  await startTelemetry();
  const { restoreRevalidatedTags } = await import("@/lib/platform/cache/commands");
  await restoreRevalidatedTags();
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logPageError } = await import("@/lib/platform/log/page-error");
  logPageError(error, request, context);
};
