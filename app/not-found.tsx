import { NotFoundMessage } from "@/components/layout/not-found-page";
import { notFoundTexts } from "@/components/layout/texts";

export const metadata = { title: notFoundTexts.pageTitle };

export default NotFoundMessage;
