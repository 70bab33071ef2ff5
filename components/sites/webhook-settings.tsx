"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { TextField } from "@/components/ui/field";
import type { WebhookDelivery, WebhookView } from "@/lib/sites/webhooks/schemas";
import { SettingsForm } from "./settings-form";

const standard = "https://www.standardwebhooks.com";

interface WebhookSettingsProps {
  license: string;
  webhook: WebhookView;
}

type Client = typeof import("@/lib/sites/webhooks/client");

/** Where the messages of a site are sent as well, its signing secret, a test, and what became of the newest messages. */
export function WebhookSettings({ license, webhook: initial }: WebhookSettingsProps) {
  const t = useTranslations("webhook");
  const [webhook, setWebhook] = useState(initial);
  const [isSending, setIsSending] = useState(false);
  const [trial, setTrial] = useState<{ reason: string | null } | null>(null);

  /** Resolves to true after success. */
  const send = async (action: (client: Client) => Promise<void>): Promise<boolean> => {
    setIsSending(true);
    setTrial(null);
    try {
      await action(await import("@/lib/sites/webhooks/client"));
      return true;
    } catch (error) {
      await showError(error);
      return false;
    } finally {
      setIsSending(false);
    }
  };
  const save = (address: string, newSecret = false) =>
    send(async (client) => setWebhook(await client.saveWebhook(license, address, newSecret)));
  const replaceSecret = async () => {
    const isConfirmed = await showAlert({
      title: t("replaceTitle"),
      text: t("replaceText"),
      tone: "warn",
      confirm: t("replaceYes"),
      cancel: t("replaceNo"),
    });
    if (isConfirmed) await save(webhook.address ?? "", true);
  };
  const tryOut = () => send(async (client) => setTrial(await client.tryWebhook(license)));

  return (
    <>
      <p className="mt-2 text-ink-soft">{t("intro")}</p>
      <SettingsForm<"address"> isSending={isSending} save={({ address }) => save(address)}>
        <TextField
          // The address may have been stored in another spelling.
          key={webhook.address}
          label={t("address")}
          hint={t("addressHint")}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          name="address"
          defaultValue={webhook.address ?? ""}
        />
      </SettingsForm>
      {webhook.secret && (
        <div className="mt-8 grid gap-6">
          <div>
            <h3 className="font-medium">{t("secret")}</h3>
            <p className="mt-1 text-ink-soft text-sm">
              {t("secretHint")}{" "}
              <a href={standard} className="text-accent underline underline-offset-4">
                {t("standard")}
              </a>
            </p>
            <p className="mt-3 rounded-control border border-line bg-card px-4 py-3 font-mono text-sm [overflow-wrap:anywhere]">
              {webhook.secret}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <CopyButton text={webhook.secret} what={t("secret")} />
              <button
                type="button"
                disabled={isSending}
                className={button("quiet", "medium")}
                onClick={replaceSecret}
              >
                {t("replace")}
              </button>
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <button
              type="button"
              disabled={isSending}
              className={button("secondary")}
              onClick={tryOut}
            >
              {t("test")}
            </button>
            <p role="status" className={`text-sm ${trial?.reason ? "text-bad" : "text-good"}`}>
              {trial && (trial.reason ?? t("arrived"))}
            </p>
          </div>
          <Deliveries deliveries={webhook.deliveries} />
        </div>
      )}
    </>
  );
}

const colors = { waiting: "text-warn", delivered: "text-good", failed: "text-bad" };

function Deliveries({ deliveries }: Pick<WebhookView, "deliveries">) {
  const t = useTranslations("webhook");
  return (
    <div>
      <h3 className="font-medium">{t("deliveries")}</h3>
      {deliveries.length === 0 ? (
        <p className="mt-1 text-ink-soft text-sm">{t("noDeliveries")}</p>
      ) : (
        <ul className="mt-2 border-line border-b">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.messageId} delivery={delivery} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslations("webhook");
  const { kind, from, receivedAt, status, attempts, reason } = delivery;
  return (
    <li className="border-line border-t py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="[overflow-wrap:anywhere]">{t("from", { kind, writer: from })}</span>
        <span className={`font-medium ${colors[status]}`}>{t(status)}</span>
      </p>
      <p className="text-ink-soft">
        <Timestamp at={receivedAt} />
        {attempts > 1 && <span>{` · ${t("attempts", { count: attempts })}`}</span>}
        {reason && <span>{` · ${reason}`}</span>}
      </p>
    </li>
  );
}
