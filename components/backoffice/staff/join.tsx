"use client";

import { LinkAction } from "@/components/accounts/security/link-action";
import { emailLinks } from "@/lib/email-links";
import { links } from "@/lib/links";
import { acceptInvitation } from "@/lib/platform/staff/client";
import { joinTexts as texts } from "./texts";

export const Join = () => (
  <LinkAction
    path={emailLinks.join}
    texts={texts}
    onUse={async (token) => texts.done(await acceptInvitation(token))}
    next={{ href: links.admin, label: texts.open }}
  />
);
