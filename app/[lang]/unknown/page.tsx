import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";

export const generateMetadata = notFoundMetadata;

/** `rewrites` of next.config.mjs show this page at addresses that do not exist. */
export default function UnknownPage() {
  return <NotFoundPage />;
}
