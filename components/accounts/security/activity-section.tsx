"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import type { Activity, ActivityPage } from "@/lib/platform/audit/schemas";
import { deviceName } from "@/lib/platform/sessions/device-name";
import type { Translator } from "@/lib/translations/translator";

/** The events of the account, the newest first. */
export function ActivitySection({ activity }: { activity: ActivityPage }) {
  const t = useTranslations("activity");
  const [{ events, next }, setShown] = useState(activity);
  const [isBusy, setIsBusy] = useState(false);
  const showEarlier = async (before: number) => {
    setIsBusy(true);
    try {
      const { fetchActivity } = await import("@/lib/platform/audit/client");
      const page = await fetchActivity(before);
      setShown({ events: [...events, ...page.events], next: page.next });
    } catch (error) {
      await showError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("intro")}</p>
      {events.length === 0 ? (
        <p className="mt-5">{t("nothing")}</p>
      ) : (
        <ol className="mt-5 divide-y divide-line border-line border-y">
          {events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      )}
      {next !== null && (
        <button
          type="button"
          disabled={isBusy}
          className={`${button("secondary", "medium")} mt-3`}
          onClick={() => showEarlier(next)}
        >
          {t("earlier")}
        </button>
      )}
    </section>
  );
}

const fields = [
  "name",
  "logo",
  "about",
  "legalName",
  "firstname",
  "lastname",
  "street",
  "street2",
  "region",
  "zipcode",
  "city",
  "country",
  "vatId",
  "language",
] as const;

/** The names of changed fields in words; a field that another version of the shop recorded stays as it is. */
export const fieldNames = (detail: string, nameOf: Translator<"profileFields">): string =>
  detail
    .split(", ")
    .map((changed) => {
      const field = fields.find((it) => it === changed);
      return field ? nameOf(field) : changed;
    })
    .join(", ");

const Event = ({
  event: { at, event, words, by, target, detail, address, device },
}: {
  event: Activity;
}) => {
  const t = useTranslations("activity");
  const session = useTranslations("session");
  const ui = useTranslations("ui");
  const fieldName = useTranslations("profileFields");
  const about =
    event === "account.profile-changed" && detail ? fieldNames(detail, fieldName) : detail;
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{words}</p>
        {(target || about) && (
          <p className="text-ink-soft text-sm">
            {[target, about].filter(Boolean).join(ui("colon"))}
          </p>
        )}
      </div>
      <p className="text-ink-soft text-sm sm:text-end">
        <Timestamp at={at} className="block tabular-nums" />
        {by !== "you" && (
          <span className="block">{by === "guest" ? t("byGuest") : t("byShop")}</span>
        )}
        <span className="block [overflow-wrap:anywhere]">
          {[device && deviceName(device, session), address].filter(Boolean).join(", ")}
        </span>
      </p>
    </li>
  );
};
