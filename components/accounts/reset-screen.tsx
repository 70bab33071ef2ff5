import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links";
import { AccountScreen } from "./account-screen";

interface ResetScreenProps {
  text: string;
  children: ReactNode;
}

export function ResetScreen({ text, children }: ResetScreenProps) {
  const t = useTranslations("reset");
  const accountText = useTranslations("account");
  return (
    <AccountScreen motif="lock" title={t("title")} text={text}>
      {children}
      <p className="mt-6 border-line border-t pt-6">
        <Link href={links.login} className="font-medium underline underline-offset-4">
          {accountText("backToLogin")}
        </Link>
      </p>
    </AccountScreen>
  );
}
