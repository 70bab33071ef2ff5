"use client";

import { type FormEvent, useState } from "react";
import { Timestamp } from "@/components/layout/timestamp";
import { Dialog } from "@/components/ui/dialog";
import { ChoiceField, TextArea } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { type TakedownGround, takedownGrounds } from "@/db/words/site-reports";
import { callApi } from "@/lib/platform/http/client";
import { deleteTakedown, getSites, postTakedown } from "@/lib/sites/endpoints";
import { getReports } from "@/lib/sites/reports/endpoints";
import { groundTexts } from "@/lib/sites/reports/texts";
import type { SiteRecord } from "@/lib/sites/schemas";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";
import { wordIn } from "./name-address";
import { RowAction } from "./row-action";
import { RowButton } from "./row-button";
import { backOfficeTexts, siteTexts as texts } from "./texts";
import { useListMutation } from "./use-list-mutation";

const columns: Column<SiteRecord>[] = [
  {
    label: texts.site,
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
    label: texts.owner,
    field: "email",
    show: ({ email, license }) => (
      <>
        {email}
        {license && <span className="block font-mono text-ink-soft text-xs">{license}</span>}
      </>
    ),
  },
  {
    label: texts.status,
    field: "status",
    show: ({ status, takenDownReason }) => (
      <>
        <span className={takenDownReason === null ? "" : "font-medium text-bad"}>
          {takenDownReason === null ? texts.statuses[status] : texts.takenDown}
        </span>
        {takenDownReason !== null && (
          <span className="block min-w-[24ch] max-w-[44ch] text-ink-soft">{takenDownReason}</span>
        )}
      </>
    ),
  },
  {
    label: texts.published,
    field: "publishedAt",
    show: ({ publishedAt }) => (publishedAt ? <Timestamp at={publishedAt} /> : "–"),
  },
  {
    label: texts.messages,
    show: ({ messages, failedMails }) => (
      <>
        <span className="tabular-nums">{texts.messageCount(messages)}</span>
        {failedMails > 0 && (
          <span className="block font-medium text-bad">{texts.failedMails(failedMails)}</span>
        )}
      </>
    ),
  },
  {
    label: texts.action,
    show: (site) =>
      site.takenDownReason === null ? <TakeDown site={site} /> : <Allow site={site} />,
  },
];

const grounds = takedownGrounds.map((value) => ({ value, label: groundTexts[value] }));

const paramsOf = ({ id }: SiteRecord) => ({ params: { id: String(id) } });

const Allow = ({ site }: { site: SiteRecord }) => (
  <RowAction
    label={texts.allow}
    about={texts.ofSite(site.name)}
    path={getSites.path}
    call={() => callApi(deleteTakedown, paramsOf(site))}
  />
);

function TakeDown({ site }: { site: SiteRecord }) {
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
        label={texts.takeDown}
        about={texts.ofSite(site.name)}
        opensDialog
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={texts.dialogTitle(site.name)}
        description={texts.dialogText(site.email)}
      >
        <form onSubmit={submit} className="mt-5">
          <fieldset disabled={isPending} className="grid gap-4">
            <ChoiceField
              label={texts.ground}
              options={grounds}
              value={ground}
              onChoose={setGround}
            />
            <TextArea
              label={texts.why}
              isRequired
              required
              maxCharacters={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <FormEnd
              problem={error?.message}
              submit={isPending ? backOfficeTexts.oneMoment : texts.takeDown}
            />
          </fieldset>
        </form>
      </Dialog>
    </>
  );
}

const filters: Filter[] = [
  { label: texts.all, query: {} },
  ...Object.entries(texts.statuses).map(([status, label]) => ({ label, query: { status } })),
];

const names = { status: wordIn(texts.statuses) };

export const Sites = () => (
  <DataTable
    endpoint={getSites}
    columns={columns}
    filters={filters}
    names={names}
    searchLabel={texts.search}
    empty={texts.empty}
  />
);
