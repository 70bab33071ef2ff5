import { redirect } from "next/navigation";
import { links } from "@/lib/links";

export default function AdminPage() {
  redirect(links.backOffice("orders"));
}
