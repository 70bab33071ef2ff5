"use client";

import { type FormEvent, useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { Dialog } from "@/components/ui/dialog";
import { ChoiceField, TextArea } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { type TakedownGround, takedownGrounds } from "@/db/words/site-reports";
import { deploymentStatuses } from "@/db/words/sites";
import { callApi } from "@/lib/platform/http/client";
import { deleteTakedown, getSites, postTakedown } from "@/lib/sites/endpoints";
import { getReports } from "@/lib/sites/reports/endpoints";
import type { SiteRecord } from "@/lib/sites/schemas";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";
import { wordIn, wordsOf } from "./name-address";
import { RowAction } from "./row-action";
import { RowButton } from "./row-button";
import { useListMutation } from "./use-list-mutation";

function useColumns(): Column<SiteRecord>[] {
  const t = useTranslations("siteList");
  const statusName = useTranslations("siteStatuses");
  return [
    {
      label: t("site"),
      field: "name",
      show: ({ name, address, shownDomain, template }) => (
        <>
          {address ? (
            <a href={address} className="font-medium text-accent hover:underline">
              {name}
            </a>
          ) : (
            <span className="font-medium">{name}</span>
          )}
          {shownDomain && <span className="block [overflow-wrap:anywhere]">{shownDomain}</span>}
          <span className="block text-ink-soft">{template}</span>
        </>
      ),
    },
    {
      label: t("owner"),
      field: "email",
      show: ({ email, license }) => (
        <>
          {email}
          {license && <span className="block font-mono text-ink-soft text-xs">{license}</span>}
        </>
      ),
    },
    {
      label: t("status"),
      field: "status",
      show: ({ status, takenDownReason }) => (
        <>
          <span className={takenDownReason === null ? "" : "font-medium text-bad"}>
            {takenDownReason === null ? statusName(status) : t("takenDown")}
          </span>
          {takenDownReason !== null && (
            <span className="block min-w-[24ch] max-w-[44ch] text-ink-soft">{takenDownReason}</span>
          )}
        </>
      ),
    },
    {
      label: t("published"),
      field: "publishedAt",
      show: ({ publishedAt }) => (publishedAt ? <Timestamp at={publishedAt} /> : "–"),
    },
    {
      label: t("messages"),
      show: ({ messages, failedMails }) => (
        <>
          <span className="tabular-nums">
            {messages >= 1_000 ? t("manyMessages", { most: 1_000 }) : messages}
          </span>
          {failedMails > 0 && (
            <span className="block font-medium text-bad">
              {t("failedMails", { count: failedMails })}
            </span>
          )}
        </>
      ),
    },
    {
      label: t("action"),
      show: (site) =>
        site.takenDownReason === null ? <TakeDown site={site} /> : <Allow site={site} />,
    },
  ];
}

const paramsOf = ({ id }: SiteRecord) => ({ params: { id: String(id) } });

const Allow = ({ site }: { site: SiteRecord }) => {
  const t = useTranslations("siteList");
  return (
    <RowAction
      label={t("allow")}
      about={t("ofSite", { name: site.name })}
      path={getSites.path}
      call={() => callApi(deleteTakedown, paramsOf(site))}
    />
  );
};

function TakeDown({ site }: { site: SiteRecord }) {
  const t = useTranslations("siteList");
  const groundName = useTranslations("takedownGrounds");
  const backOffice = useTranslations("backOffice");
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [ground, setGround] = useState<TakedownGround>("law");
  const { mutate, error, isPending } = useListMutation(
    [getSites.path, getReports.path],
    (body: { reason: string; ground: TakedownGround }) =>
      callApi(postTakedown, { ...paramsOf(site), body }),
    { hasAlert: false },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) mutate({ reason, ground }, { onSuccess: () => setIsOpen(false) });
  };
  return (
    <>
      <RowButton
        label={t("takeDown")}
        about={t("ofSite", { name: site.name })}
        opensDialog
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t("dialogTitle", { name: site.name })}
        description={t("dialogText", { email: site.email })}
      >
        <form onSubmit={submit} className="mt-5">
          <fieldset disabled={isPending} className="grid gap-4">
            <ChoiceField
              label={t("ground")}
              options={takedownGrounds.map((value) => ({ value, label: groundName(value) }))}
              value={ground}
              onChoose={setGround}
            />
            <TextArea
              label={t("why")}
              isRequired
              required
              maxCharacters={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <FormEnd
              problem={error?.message}
              submit={isPending ? backOffice("oneMoment") : t("takeDown")}
            />
          </fieldset>
        </form>
      </Dialog>
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslations("siteList");
  const statusName = useTranslations("siteStatuses");
  return [
    { label: t("all"), query: {} },
    ...deploymentStatuses.map((status) => ({ label: statusName(status), query: { status } })),
  ];
}

function useNames() {
  const statusName = useTranslations("siteStatuses");
  return { status: wordIn(wordsOf(deploymentStatuses, statusName)) };
}

export const Sites = () => {
  const t = useTranslations("siteList");
  return (
    <DataTable
      endpoint={getSites}
      columns={useColumns()}
      filters={useFilters()}
      names={useNames()}
      searchLabel={t("search")}
      empty={t("empty")}
    />
  );
};
