"use client";

import { useQuery } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useState } from "react";
import type { z } from "zod";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import {
  getBankLines,
  maxStatementBytes,
  postBankConfirmation,
  postBankStatement,
} from "@/lib/orders/transfers/statements/endpoints";
import type { Confirmation, loadedStatement } from "@/lib/orders/transfers/statements/schemas";
import { callApi } from "@/lib/platform/http/client";
import { useListMutation } from "../use-list-mutation";
import { type Choice, LineTable, orderOf } from "./line-table";

const uploadMs = 60_000;

/** Loads bank statements, and marks their payments. */
export function Bank() {
  const t = useTranslations("bank");
  return (
    <div className="grid grid-cols-1 gap-10">
      <p className="max-w-prose text-ink-soft">{t("intro")}</p>
      <LoadStatement />
      <OpenLines />
    </div>
  );
}

function LoadStatement() {
  const t = useTranslations("bank");
  const { mutate, data, error, isPending } = useListMutation(
    [getBankLines.path],
    async (file: File) => {
      if (file.size > maxStatementBytes) throw new Error(t("tooLarge"));
      const form = new FormData();
      form.set("file", file);
      return callApi(postBankStatement, { form, timeoutMs: uploadMs });
    },
    { hasAlert: false },
  );
  return (
    <div>
      <label className="flex max-w-prose cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line-strong border-dashed bg-paper p-4 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
        <FileUp className="size-5" strokeWidth={1.5} aria-hidden />
        <span className="font-medium">{t("choose")}</span>
        <span className="text-ink-soft text-sm">{t("chooseHint")}</span>
        <input
          type="file"
          accept=".xml,.csv,.txt,text/csv,text/xml,application/xml"
          disabled={isPending}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again.
            event.target.value = "";
            if (file) mutate(file);
          }}
        />
      </label>
      <div aria-live="polite" className="mt-3">
        {isPending && <p className="text-ink-soft">{t("loading")}</p>}
        {!isPending && data && <Loaded {...data} />}
      </div>
      {error && (
        <p role="alert" className="mt-3 max-w-prose text-bad">
          {error.message}
        </p>
      )}
    </div>
  );
}

function Loaded({ added, repeated, leftOut }: z.output<typeof loadedStatement>) {
  const t = useTranslations("bank");
  const sentences = [
    t("added", { count: added }),
    repeated > 0 && t("repeated", { count: repeated }),
    leftOut > 0 && t("leftOut", { count: leftOut }),
  ];
  return <p>{sentences.filter(Boolean).join(" ")}</p>;
}

const noErrors: ReadonlyMap<number, string> = new Map();

function OpenLines() {
  const t = useTranslations("bank");
  const backOffice = useTranslations("backOffice");
  const { data, error, refetch } = useQuery({
    queryKey: [getBankLines.path],
    queryFn: () => callApi(getBankLines, {}),
    staleTime: 0,
  });
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const { mutate, ...sent } = useListMutation(
    [getBankLines.path, getAllInvoices.path],
    (body: Confirmation) => callApi(postBankConfirmation, { body }),
  );
  if (error) {
    return (
      <div role="alert">
        <p>{error.message}</p>
        <button type="button" className={`${button()} mt-4`} onClick={() => refetch()}>
          {backOffice("tryAgain")}
        </button>
      </div>
    );
  }
  if (!data) {
    return (
      <p aria-busy className="text-ink-soft">
        {backOffice("oneMoment")}
      </p>
    );
  }
  const chosen = data.flatMap((line) => {
    const orderId = orderOf(line, choices.get(line.id));
    return orderId === undefined ? [] : { id: line.id, orderId };
  });
  const results = sent.data?.lines ?? [];
  const errors = new Map(results.flatMap(({ id, error }) => (error ? [[id, error] as const] : [])));
  const done = results.length - errors.size;
  return (
    <section aria-labelledby="open-lines" aria-busy={sent.isPending}>
      <h2 id="open-lines" className="mb-4 text-xl">
        {t("open")}
      </h2>
      <p role="status" className={done > 0 ? "mb-4 text-good" : ""}>
        {done > 0 && t("done", { count: done })}
      </p>
      {data.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen.length > 0) mutate({ lines: chosen });
          }}
        >
          <fieldset disabled={sent.isPending}>
            <LineTable
              lines={data}
              choices={choices}
              errors={sent.isPending ? noErrors : errors}
              onChoose={(id, choice) => setChoices((all) => new Map(all).set(id, choice))}
            />
            <button
              type="submit"
              disabled={chosen.length === 0}
              className={`${button("primary", "medium")} mt-5`}
            >
              {sent.isPending
                ? backOffice("oneMoment")
                : chosen.length > 0
                  ? t("confirm", { count: chosen.length })
                  : t("nothingChosen")}
            </button>
          </fieldset>
        </form>
      )}
    </section>
  );
}
