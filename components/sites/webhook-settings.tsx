"use client";

import { type FormEvent, useState } from "react";
import { Timestamp } from "@/components/layout/timestamp";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { TextField } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { WebhookDelivery, WebhookView } from "@/lib/sites/webhooks/schemas";
import { SaveRow } from "./save-row";
import { webhookTexts as texts } from "./texts";

interface WebhookSettingsProps {
  license: string;
  webhook: WebhookView;
}

type Client = typeof import("@/lib/sites/webhooks/client");

/** Where the messages of a site are sent as well, its signing secret, a test, and what became of the newest messages. */
export function WebhookSettings({ license, webhook: initial }: WebhookSettingsProps) {
  const [webhook, setWebhook] = useState(initial);
  const [address, setAddress] = useState(initial.address ?? "");
  const [isSending, setIsSending] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [trial, setTrial] = useState<{ reason: string | null } | null>(null);
  const isHydrated = useHydrated();

  const send = async (action: (client: Client) => Promise<void>) => {
    setIsSending(true);
    setIsSaved(false);
    setTrial(null);
    try {
      await action(await import("@/lib/sites/webhooks/client"));
    } catch (error) {
      await showError(error);
    } finally {
      setIsSending(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void send(async (client) => {
      const saved = await client.saveWebhook(license, address);
      setWebhook(saved);
      setAddress(saved.address ?? "");
      setIsSaved(true);
    });
  };
  const replaceSecret = async () => {
    const isConfirmed = await showAlert({
      title: texts.replaceTitle,
      text: texts.replaceText,
      tone: "warn",
      confirm: texts.replaceYes,
      cancel: texts.replaceNo,
    });
    if (!isConfirmed) return;
    await send(async (client) =>
      setWebhook(await client.saveWebhook(license, webhook.address ?? "", true)),
    );
  };
  const tryOut = () => send(async (client) => setTrial(await client.tryWebhook(license)));

  return (
    <>
      <p className="mt-2 text-ink-soft">{texts.intro}</p>
      <form onSubmit={save} className="mt-4">
        <fieldset disabled={isSending || !isHydrated} className="grid gap-5">
          <TextField
            label={texts.address}
            hint={texts.addressHint}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              setIsSaved(false);
            }}
          />
          <SaveRow
            texts={texts}
            isSending={isSending}
            isSaved={isSaved}
            isSame={address === (webhook.address ?? "")}
          />
        </fieldset>
      </form>
      {webhook.secret && (
        <div className="mt-8 grid gap-6">
          <div>
            <h3 className="font-medium">{texts.secret}</h3>
            <p className="mt-1 text-ink-soft text-sm">
              {texts.secretHint}{" "}
              <a href={texts.standardLink} className="text-accent underline underline-offset-4">
                {texts.standard}
              </a>
            </p>
            <p className="mt-3 rounded-control border border-line bg-card px-4 py-3 font-mono text-sm [overflow-wrap:anywhere]">
              {webhook.secret}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <CopyButton text={webhook.secret} what={texts.secret} />
              <button
                type="button"
                disabled={isSending}
                className={button("quiet", "medium")}
                onClick={replaceSecret}
              >
                {texts.replace}
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
              {texts.test}
            </button>
            <p role="status" className={`text-sm ${trial?.reason ? "text-bad" : "text-good"}`}>
              {trial && (trial.reason ?? texts.arrived)}
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
  return (
    <div>
      <h3 className="font-medium">{texts.deliveries}</h3>
      {deliveries.length === 0 ? (
        <p className="mt-1 text-ink-soft text-sm">{texts.noDeliveries}</p>
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
  const { kind, from, receivedAt, status, attempts, reason } = delivery;
  return (
    <li className="border-line border-t py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="[overflow-wrap:anywhere]">{texts.from[kind](from)}</span>
        <span className={`font-medium ${colors[status]}`}>{texts.states[status]}</span>
      </p>
      <p className="text-ink-soft">
        <Timestamp at={receivedAt} />
        {attempts > 1 && <span>{` · ${texts.attempts(attempts)}`}</span>}
        {reason && <span>{` · ${reason}`}</span>}
      </p>
    </li>
  );
}
