import { AdminPage, generateMetadata } from "../../admin-page";

export const instant = false;

export { generateMetadata };

export default AdminPage;
