"use client";

import { getMessages } from "@/lib/contact/endpoints";
import type { Message } from "@/lib/contact/schemas";
import { formatDay } from "@/lib/dates";
import { type Column, DataTable } from "./data-table";
import { messageTexts as texts } from "./texts";

const columns: Column<Message>[] = [
  { label: texts.date, field: "createdAt", show: ({ createdAt }) => formatDay(createdAt) },
  {
    label: texts.from,
    field: "user_email",
    show: ({ user_name, lastname, company, user_email }) => (
      <>
        <span className="block font-medium">
          {[user_name, lastname].filter(Boolean).join(" ") || texts.noName}
        </span>
        {company && <span className="block text-ink-soft">{company}</span>}
        <a
          href={`mailto:${encodeURIComponent(user_email)}`}
          className="text-accent hover:underline"
        >
          {user_email}
        </a>
      </>
    ),
  },
  {
    label: texts.message,
    show: ({ message }) => <p className="max-w-[60ch] whitespace-pre-wrap">{message}</p>,
  },
];

export const Messages = () => (
  <DataTable
    endpoint={getMessages}
    columns={columns}
    searchLabel={texts.search}
    empty={texts.empty}
  />
);
