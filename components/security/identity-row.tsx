"use client";

import { button } from "@/components/ui/button";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { formatDay } from "@/lib/dates";
import { Row } from "./row";
import { identityTexts as texts } from "./texts";
import type { Change } from "./use-security";

interface IdentityRowProps {
  identities: SecurityView["identities"];
  change: Change;
  isBusy: boolean;
}

/** The accounts elsewhere that open this one. */
export const IdentityRow = ({ identities, change, isBusy }: IdentityRowProps) => (
  <Row label={texts.label}>
    <ul className="divide-y divide-line">
      {identities.map(({ id, provider, linkedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
        >
          <div className="min-w-0">
            <p className="[overflow-wrap:anywhere]">{provider}</p>
            <p className="text-ink-soft text-sm">{texts.linkedSince(formatDay(linkedAt))}</p>
          </div>
          <button
            type="button"
            disabled={isBusy}
            className={button("quiet", "medium")}
            onClick={() => change((client) => client.unlinkIdentity(id))}
          >
            {texts.unlink}
            <span className="sr-only">{` ${provider}`}</span>
          </button>
        </li>
      ))}
    </ul>
  </Row>
);
