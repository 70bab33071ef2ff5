import "server-only";
import type { AnyColumn } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { contactMessages as messages } from "@/db/schema/contact";
import type { AdminList } from "@/lib/http/admin-list";
import type { Message, MessageField } from "./schemas";

const columns: Record<MessageField, AnyColumn> = {
  id: messages.id,
  user_email: messages.email,
  createdAt: messages.createdAt,
};

export async function listMessages(
  list: AdminList<MessageField>,
): Promise<{ messages: Message[]; total: number }> {
  const searched = [messages.email, messages.company, messages.message];
  const page = listPage(list, { columns, id: messages.id, searched });
  const [rows, total] = await Promise.all([
    database()
      .select({
        id: messages.id,
        user_name: messages.firstName,
        lastname: messages.lastName,
        company: messages.company,
        user_email: messages.email,
        message: messages.message,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().$count(messages, page.where),
  ]);
  return {
    messages: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total,
  };
}
