"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { TextArea } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { askAboutOrder, loadEarlier } from "@/lib/support/client";
import { maxWrittenLength } from "@/lib/support/rules";
import type { OwnMessage, OwnThread } from "@/lib/support/schemas";

interface OrderThreadProps {
  orderId: number;
  /** Undefined while there are no messages. */
  thread: OwnThread | undefined;
  /** Whether the customer wants to write the first message. */
  isAsking: boolean;
  onAsk: () => void;
}

/** The messages between a customer and the shop about an order, and the form for a new one. */
export function OrderThread({ orderId, thread, isAsking, onAsk }: OrderThreadProps) {
  const t = useTranslations("orderMessages");
  const id = String(orderId);
  return (
    <div className="max-w-[40rem]">
      {thread && (
        <details open>
          <summary className="cursor-pointer font-medium">{t("title", { id })}</summary>
          {/* When the first message changes, earlier messages that were loaded before would
              leave a gap. */}
          <Messages key={thread.messages[0]?.id} orderId={orderId} thread={thread} />
        </details>
      )}
      {thread || isAsking ? (
        <MessageForm orderId={orderId} hasFocus={isAsking} />
      ) : (
        <button type="button" className={button("quiet", "medium")} onClick={onAsk}>
          {t("ask")}
          <span className="sr-only">{t("ofOrder", { id })}</span>
        </button>
      )}
    </div>
  );
}

function Messages({ orderId, thread }: { orderId: number; thread: OwnThread }) {
  const t = useTranslations("orderMessages");
  const [earlier, setEarlier] = useState<OwnThread>({ messages: [], next: thread.next });
  const [problem, setProblem] = useState("");
  const oldest = earlier.next;
  const load = async (before: number) => {
    setProblem("");
    try {
      const page = await loadEarlier(orderId, before);
      setEarlier({ messages: [...page.messages, ...earlier.messages], next: page.next });
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  const all = [...earlier.messages, ...thread.messages];
  return (
    <div className="my-4">
      {oldest !== null && (
        <button
          type="button"
          className={`${button("quiet", "medium")} mb-2`}
          onClick={() => void load(oldest)}
        >
          {t("earlier")}
          <span className="sr-only">{t("ofOrder", { id: String(orderId) })}</span>
        </button>
      )}
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      <ol className="grid gap-4">
        {all.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
    </div>
  );
}

function Message({ message }: { message: OwnMessage }) {
  const t = useTranslations("orderMessages");
  const { author, channel, body, attachments, isShortened, isFromElsewhere, createdAt } = message;
  const notes = [
    ...(isShortened ? [t("shortened")] : []),
    ...(attachments > 0 ? [t("attachments", { count: attachments })] : []),
  ];
  return (
    <li
      className={`border-s-2 ps-3 ${author === "staff" ? "border-accent" : "border-line-strong"}`}
    >
      <p className="text-ink-soft text-sm">
        <span className="font-medium text-ink">{author === "staff" ? t("shop") : t("you")}</span>
        {channel === "mail" && <span>{` ${t("byEmail")}`}</span>}
        {isFromElsewhere && <span>{`, ${t("fromElsewhere")}`}</span>}
        {", "}
        <Timestamp at={createdAt} />
      </p>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{body || t("noText")}</p>
      {notes.length > 0 && <p className="text-ink-soft text-sm">{notes.join(" ")}</p>}
    </li>
  );
}

function MessageForm({ orderId, hasFocus }: { orderId: number; hasFocus: boolean }) {
  const t = useTranslations("orderMessages");
  const { refresh } = useRouter();
  const [message, setMessage] = useState("");
  const [error, setError] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === "") return setError(t("missing"));
    setIsSending(true);
    setError("");
    try {
      await askAboutOrder(orderId, { message });
      setMessage("");
      setIsSent(true);
      refresh();
    } catch (failure) {
      setError(errorMessage(failure));
    }
    setIsSending(false);
  };
  return (
    <form onSubmit={submit}>
      <fieldset disabled={isSending} className="grid justify-items-start gap-3 [&>div]:w-full">
        <TextArea
          label={t("message")}
          hint={t("hint")}
          maxCharacters={maxWrittenLength}
          autoFocus={hasFocus}
          value={message}
          onChange={(event) => {
            setMessage(event.target.value);
            setIsSent(false);
          }}
        />
        <FormEnd problem={error} submit={isSending ? t("oneMoment") : t("send")} />
        <p role="status" className="text-good">
          {isSent && t("sent")}
        </p>
      </fieldset>
    </form>
  );
}
