"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "#translations";
import { ChoiceField } from "@/components/ui/field";
import { IntentLink } from "@/components/ui/intent-link";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { backOfficeLink } from "@/lib/back-office-link";
import { getEmailSample, getEmailSamples } from "@/lib/composition/email-samples/endpoints";
import type { EmailKind } from "@/lib/composition/email-samples/rules";
import type { EmailSampleSummary } from "@/lib/composition/email-samples/schemas";
import { callApi, callApiForList } from "@/lib/platform/http/client";
import { ReadError } from "../read-error";
import { EmailSamplePreview } from "./email-sample-preview";

const all = { _end: "100" } as const;

/** Every kind of email, and the chosen one as it is sent; the choice is in the address. */
export function EmailSamples() {
  const t = useTranslations("emailSamples");
  const asked = useSearchParams().get("kind");
  const list = useQuery({
    queryKey: [getEmailSamples.path, all],
    queryFn: () => callApiForList(getEmailSamples, all),
  });
  const kinds = list.data?.rows.map((it) => it.kind);
  const kind = kinds?.find((it) => it === asked) ?? kinds?.[0];
  const sample = useQuery({
    queryKey: [getEmailSample.path, kind],
    queryFn: () => callApi(getEmailSample, { params: { kind: kind ?? "welcome" } }),
    enabled: kind !== undefined,
    placeholderData: keepPreviousData,
  });
  const error = list.error ?? sample.error;
  if (error) {
    const tryAgain = () => Promise.all([list.refetch(), ...(kind ? [sample.refetch()] : [])]);
    return <ReadError error={error} onRetry={tryAgain} />;
  }
  if (!(list.data && kind && sample.data)) return <Loading />;
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t("intro")}</p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
        <Kinds samples={list.data.rows} chosen={kind} />
        <div aria-busy={sample.isPlaceholderData}>
          <EmailSamplePreview sample={sample.data} />
        </div>
      </div>
    </>
  );
}

interface KindsProps {
  samples: readonly EmailSampleSummary[];
  chosen: EmailKind;
}

const groupsOf = (samples: readonly EmailSampleSummary[]) => [
  ...new Set(samples.map(({ group }) => group)),
];

/** Links beside the email; on narrow screens a select field. */
const Kinds = ({ samples, chosen }: KindsProps) => {
  const t = useTranslations("emailSamples");
  const localized = useLocalizedPath();
  const groupName = useTranslations("emailGroups");
  return (
    <>
      <div className="lg:hidden">
        <ChoiceField
          label={t("sample")}
          options={samples.map(({ kind, group, occasion }) => ({
            value: kind,
            label: t("nameOf", { group: groupName(group), occasion }),
          }))}
          value={chosen}
          onChoose={(kind) => {
            // Next updates its router, without requesting the page from the server again.
            history.pushState(null, "", localized(backOfficeLink("email-samples", { kind })));
          }}
        />
      </div>
      <nav aria-label={t("sample")} className="max-lg:hidden">
        {groupsOf(samples).map((group) => (
          <section key={group} className="mb-6">
            <h2 className="label text-ink-soft">{groupName(group)}</h2>
            <ul className="mt-2">
              {samples
                .filter((it) => it.group === group)
                .map(({ kind, occasion }) => (
                  <li key={kind}>
                    <IntentLink
                      href={backOfficeLink("email-samples", { kind })}
                      scroll={false}
                      aria-current={kind === chosen ? "page" : undefined}
                      className="block border-line border-s-2 py-1 ps-3 text-sm hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent"
                    >
                      {occasion}
                    </IntentLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
};

const Loading = () => {
  const t = useTranslations("emailSamples");
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div aria-hidden className="grid gap-8 lg:grid-cols-[17rem_1fr] lg:gap-12">
        <div className="h-11 animate-pulse rounded-control bg-line lg:h-[40rem]" />
        <div className="h-[40rem] animate-pulse rounded-control bg-line" />
      </div>
    </div>
  );
};
