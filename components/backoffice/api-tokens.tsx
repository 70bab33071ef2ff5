"use client";

import { useState } from "react";
import { DayOf, Timestamp } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { links } from "@/lib/links";
import { deleteApiToken, getApiTokens } from "@/lib/platform/api-tokens/endpoints";
import type { ApiTokenView } from "@/lib/platform/api-tokens/schemas";
import { callApi } from "@/lib/platform/http/client";
import { apiTokenTexts as texts } from "./api-token-texts";
import { type Column, DataTable } from "./data-table";
import { RowAction } from "./row-action";

const ApiTokenDialog = onDemand(() => import("./api-token-dialog").then((it) => it.ApiTokenDialog));

const stateColors = { live: "text-good", expired: "text-ink-soft", revoked: "text-bad" } as const;

const columns: Column<ApiTokenView>[] = [
  {
    label: texts.name,
    field: "name",
    show: ({ name, ending }) => (
      <>
        <span className="block min-w-[16ch] font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="font-mono text-ink-soft text-xs">{texts.ending(ending)}</span>
      </>
    ),
  },
  {
    label: texts.mayDo,
    show: ({ scopes }) => (
      <span className="block min-w-[18ch] max-w-[32ch] font-mono text-xs">{scopes.join(", ")}</span>
    ),
  },
  { label: texts.madeBy, field: "email", show: ({ email }) => email },
  {
    label: texts.lastUsed,
    field: "lastUsedAt",
    show: ({ lastUsedAt }) => (lastUsedAt ? <Timestamp at={lastUsedAt} /> : texts.never),
  },
  { label: texts.expires, field: "expiresAt", show: ({ expiresAt }) => <DayOf at={expiresAt} /> },
  {
    label: texts.state,
    show: (token) =>
      token.state === "live" ? (
        <RevokeButton token={token} />
      ) : (
        <span className={`font-medium ${stateColors[token.state]}`}>
          {texts.states[token.state]}
        </span>
      ),
  },
];

const RevokeButton = ({ token: { id, name } }: { token: ApiTokenView }) => (
  <RowAction
    label={texts.revoke}
    about={texts.ofToken(name)}
    path={getApiTokens.path}
    call={() => callApi(deleteApiToken, { params: { id: String(id) } })}
    question={{ title: texts.revokeTitle(name), text: texts.revokeText }}
  />
);

/** The API tokens with which programs use the API of the back office. */
export function ApiTokens() {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-soft">
        {texts.intro}{" "}
        <a href={links.reference} className="text-accent underline underline-offset-4">
          {texts.reference}
        </a>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button()} mb-5`}
        onClick={() => setIsMaking(true)}
      >
        {texts.make}
      </button>
      <DataTable
        endpoint={getApiTokens}
        columns={columns}
        searchLabel={texts.search}
        empty={texts.empty}
      />
      {isMaking && <ApiTokenDialog onClose={() => setIsMaking(false)} />}
    </>
  );
}
