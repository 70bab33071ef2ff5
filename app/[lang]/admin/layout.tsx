import type { ReactNode } from "react";
import { BackOfficeCore } from "@/components/backoffice/core/back-office-core";

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <BackOfficeCore>{children}</BackOfficeCore>;
}
