import { NotFoundMessage, notFoundMetadata } from "@/components/layout/not-found-page";

export const metadata = notFoundMetadata;

export default NotFoundMessage;
