import type { ReactNode } from "react";
import EditLayout from "../../edit/layout";

export default function EditPremiumLayout({ children }: { children: ReactNode }) {
  return <EditLayout>{children}</EditLayout>;
}
