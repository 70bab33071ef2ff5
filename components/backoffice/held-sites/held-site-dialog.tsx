"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";
import { callApi } from "@/lib/platform/http/client";
import {
  getHeldContent,
  getHeldSites,
  postHeldApproval,
  postHeldRefusal,
} from "@/lib/sites/screening/endpoints";
import type { HeldContent, HeldRecord } from "@/lib/sites/screening/schemas";
import { useMay } from "../may";
import { Reasons } from "../reasons";
import { useListMutation } from "../use-list-mutation";

interface HeldSiteDialogProps {
  held: HeldRecord;
  onClose: () => void;
}

/** Why a site waits, what its owner typed, and the decision. */
export function HeldSiteDialog({ held, onClose }: HeldSiteDialogProps) {
  const t = useTranslations("heldSiteList");
  const changeName = useTranslations("heldChanges");
  const mayDecide = useMay("sites:write");
  const { id, name, change, email, score, reasons, status } = held;
  const { data, error } = useQuery({
    queryKey: [getHeldSites.path, id],
    queryFn: () => callApi(getHeldContent, { params: { id: String(id) } }),
  });
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("title", { name, change: changeName(change) })}
      description={t("description", { email, score })}
    >
      <div className="mt-5 grid gap-6">
        <Part title={t("reasons")}>
          <Reasons reasons={reasons} />
        </Part>
        <Part title={t("content")}>
          {error && <p role="alert">{error.message}</p>}
          {data ? <Content content={data} /> : !error && <p>{t("loading")}</p>}
        </Part>
        {mayDecide && status === "held" && <DecisionForm held={held} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="label mb-2 text-ink-soft">{title}</h3>
    {children}
  </section>
);

/** Addresses are shown as text, so that nobody opens them by accident. */
function Content({ content }: { content: HeldContent }) {
  const t = useTranslations("heldSiteList");
  const {
    company,
    legalName = "",
    title,
    name,
    domain,
    texts: words,
    links,
    alts,
    oldAddresses,
  } = content;
  const rows: [string, readonly string[]][] = [
    [t("company"), [company, legalName].filter(Boolean)],
    [t("pageTitle"), [title]],
    [t("address"), [name]],
    [t("domain"), [domain ?? ""]],
    [t("words"), words],
    [t("links"), links.map(({ label, to }) => (label ? `${label}: ${to}` : to))],
    [t("pictures"), alts],
    [t("oldAddresses"), oldAddresses],
  ];
  return (
    <dl className="grid max-h-80 gap-x-6 gap-y-3 overflow-y-auto rounded-control border border-line p-4 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      {rows
        .map(([label, values]) => [label, values.filter(Boolean)] as const)
        .filter(([, values]) => values.length > 0)
        .map(([label, values]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="grid gap-1.5 [overflow-wrap:anywhere]">
              {values.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the texts do not change, and may repeat
                <p key={at} className="whitespace-pre-line">
                  {value}
                </p>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function DecisionForm({ held, onDone }: { held: HeldRecord; onDone: () => void }) {
  const t = useTranslations("heldSiteList");
  const backOffice = useTranslations("backOffice");
  const [reason, setReason] = useState("");
  const params = { id: String(held.id) };
  const { mutate, error, isPending } = useListMutation(
    [getHeldSites.path],
    (refusal: string | null) =>
      refusal === null
        ? callApi(postHeldApproval, { params })
        : callApi(postHeldRefusal, { params, body: { reason: refusal } }),
    { hasAlert: false },
  );
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) mutate(reason, { onSuccess: onDone });
  };
  return (
    <form onSubmit={refuse} className="border-line border-t pt-5">
      <fieldset disabled={isPending} className="grid gap-4">
        <TextArea
          label={t("reason")}
          required
          maxCharacters={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && (
          <p role="alert" className="text-bad">
            {error.message}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className={button("primary")}
            onClick={() => mutate(null, { onSuccess: onDone })}
          >
            {held.change === "publication" ? t("approve") : t("approveChange")}
          </button>
          <button type="submit" className={button("secondary")}>
            {isPending ? backOffice("oneMoment") : t("refuse")}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
