import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links";
import { AccountScreen } from "./account-screen";
import { accountTexts, resetTexts } from "./texts";

interface ResetScreenProps {
  text: string;
  children: ReactNode;
}

export function ResetScreen({ text, children }: ResetScreenProps) {
  return (
    <AccountScreen motif="lock" title={resetTexts.title} text={text}>
      {children}
      <p className="mt-6 border-line border-t pt-6">
        <Link href={links.login} className="font-medium underline underline-offset-4">
          {accountTexts.backToLogin}
        </Link>
      </p>
    </AccountScreen>
  );
}
