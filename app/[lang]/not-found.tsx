import { NotFoundMessage, notFoundMetadata } from "@/components/layout/not-found-page";

export const generateMetadata = notFoundMetadata;

export default NotFoundMessage;
