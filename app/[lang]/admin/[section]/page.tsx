import { backOfficeTexts } from "@/components/backoffice/texts";
import { AdminPage } from "../admin-page";

export const instant = false;

export const metadata = { title: backOfficeTexts.title, robots: { index: false, follow: false } };

export default AdminPage;
