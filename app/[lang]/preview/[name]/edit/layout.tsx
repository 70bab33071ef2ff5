import type { ReactNode } from "react";
import { Translations } from "@/lib/translations/server";

/** The editor checks what is typed by the schemas of the content. */
export default function EditLayout({ children }: { children: ReactNode }) {
  return <Translations of={["contentFields"]}>{children}</Translations>;
}
