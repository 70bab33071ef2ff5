"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { DayOf, Timestamp } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { onDemand } from "@/components/ui/on-demand";
import { links } from "@/lib/links";
import { deleteApiToken, getApiTokens } from "@/lib/platform/api-tokens/endpoints";
import { apiTokenPrefix } from "@/lib/platform/api-tokens/rules";
import type { ApiTokenView } from "@/lib/platform/api-tokens/schemas";
import { callApi } from "@/lib/platform/http/client";
import { type Column, DataTable } from "./data-table";
import { RowAction } from "./row-action";

const ApiTokenDialog = onDemand(() => import("./api-token-dialog").then((it) => it.ApiTokenDialog));

const stateColors = { live: "text-good", expired: "text-ink-soft", revoked: "text-bad" } as const;

function useColumns(): Column<ApiTokenView>[] {
  const t = useTranslations("apiTokenList");
  const stateName = useTranslations("apiTokenStates");
  return [
    {
      label: t("name"),
      field: "name",
      show: ({ name, ending }) => (
        <>
          <span className="block min-w-[16ch] font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="font-mono text-ink-soft text-xs">{`${apiTokenPrefix}…${ending}`}</span>
        </>
      ),
    },
    {
      label: t("mayDo"),
      show: ({ scopes }) => (
        <span className="block min-w-[18ch] max-w-[32ch] font-mono text-xs">
          {scopes.join(", ")}
        </span>
      ),
    },
    { label: t("madeBy"), field: "email", show: ({ email }) => email },
    {
      label: t("lastUsed"),
      field: "lastUsedAt",
      show: ({ lastUsedAt }) => (lastUsedAt ? <Timestamp at={lastUsedAt} /> : t("never")),
    },
    { label: t("expires"), field: "expiresAt", show: ({ expiresAt }) => <DayOf at={expiresAt} /> },
    {
      label: t("state"),
      show: (token) =>
        token.state === "live" ? (
          <RevokeButton token={token} />
        ) : (
          <span className={`font-medium ${stateColors[token.state]}`}>
            {stateName(token.state)}
          </span>
        ),
    },
  ];
}

const RevokeButton = ({ token: { id, name } }: { token: ApiTokenView }) => {
  const t = useTranslations("apiTokenList");
  return (
    <RowAction
      label={t("revoke")}
      about={t("ofToken", { name })}
      path={getApiTokens.path}
      call={() => callApi(deleteApiToken, { params: { id: String(id) } })}
      question={{ title: t("revokeTitle", { name }), text: t("revokeText") }}
    />
  );
};

/** The API tokens with which programs use the API of the back office. */
export function ApiTokens() {
  const t = useTranslations("apiTokenList");
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-soft">
        {t("intro")}{" "}
        <Anchor href={links.reference} className="text-accent underline underline-offset-4">
          {t("reference")}
        </Anchor>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button()} mb-5`}
        onClick={() => setIsMaking(true)}
      >
        {t("make")}
      </button>
      <DataTable
        endpoint={getApiTokens}
        columns={useColumns()}
        searchLabel={t("search")}
        empty={t("empty")}
      />
      {isMaking && <ApiTokenDialog onClose={() => setIsMaking(false)} />}
    </>
  );
}
