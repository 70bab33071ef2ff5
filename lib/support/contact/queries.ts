import "server-only";
import { type AnyColumn, eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { contactMessages as messages } from "@/db/schema/contact";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { Message, MessageField } from "./schemas";

const t = currentTranslations("supportRefusals");

const columns = {
  id: messages.id,
  user_name: messages.firstName,
  lastname: messages.lastName,
  company: messages.company,
  user_email: messages.email,
  message: messages.message,
  createdAt: messages.createdAt,
} satisfies Record<MessageField, AnyColumn>;

const selectMessages = () => database().select(columns).from(messages).$dynamic();

type Row = Awaited<ReturnType<typeof selectMessages>>[number];

const view = ({ createdAt, ...row }: Row): Message => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export async function listMessages(
  list: AdminList<MessageField>,
): Promise<{ messages: Message[]; total: number }> {
  const { user_name, lastname, company, user_email, message } = columns;
  const searched = [user_name, lastname, company, user_email, message];
  const page = listPage(list, { columns, id: messages.id, searched });
  const [rows, total] = await Promise.all([
    selectMessages()
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().$count(messages, page.where),
  ]);
  return { messages: rows.map(view), total };
}

export async function requireMessage(id: number): Promise<Message> {
  const [row] = await selectMessages().where(eq(messages.id, id));
  if (!row) throw new ShopError("not_found", t("unknownMessage"));
  return view(row);
}
