import "server-only";
import { z } from "zod";
import { purchaseStatuses } from "@/db/words/invoices";
import { deploymentStatuses } from "@/db/words/sites";
import { amountsIn } from "@/lib/amounts";
import { links } from "@/lib/links";
import { listInvoices } from "@/lib/orders/invoices/queries/invoices";
import { listDeployments } from "@/lib/sites/queries/deployments";
import { pageAddress } from "../page-address";
import { agentTexts as texts } from "../texts";
import { ownTool } from "../tool";

export const listOrdersTool = ownTool({
  name: "list_orders",
  ...texts.listOrders,
  scope: "own-orders:read",
  input: z.strictObject({}),
  output: z.object({
    page: z.url().describe("Where the customer sees them"),
    orders: z.array(
      z.object({
        id: z.int(),
        number: z.int().nullable().describe("Of the invoice, given when it is paid"),
        status: z.enum(purchaseStatuses),
        total: z.number().describe("In its currency"),
        currency: z.string().describe("ISO 4217"),
        createdAt: z.iso.datetime(),
        paidAt: z.iso.datetime().nullable(),
        presets: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            price: z.number(),
            isDeployment: z
              .boolean()
              .describe("Only putting a template online that was bought before"),
          }),
        ),
      }),
    ),
  }),
  run: async (_, userId) => ({
    page: pageAddress(links.purchases),
    orders: (await listInvoices(userId)).map(({ invoiceItems, totalCents, ...order }) => ({
      ...order,
      total: amountsIn(order.currency).encode(totalCents),
      presets: invoiceItems.map(
        ({ presetId, deploymentOf, preset: { presetName, priceCents } }) => ({
          id: presetId,
          name: presetName,
          price: amountsIn(order.currency).encode(priceCents),
          isDeployment: deploymentOf !== null,
        }),
      ),
    })),
  }),
});

export const listSitesTool = ownTool({
  name: "list_sites",
  ...texts.listSites,
  scope: "own-sites:read",
  input: z.strictObject({}),
  output: z.object({
    page: z.url().describe("Where the customer manages them"),
    sites: z.array(
      z.object({
        presetId: z.int(),
        status: z.enum(deploymentStatuses),
        address: z.string().nullable(),
        reason: z.string().nullable().describe("Why the last attempt failed"),
        takenDownReason: z.string().nullable().describe("Why the shop took it down"),
      }),
    ),
  }),
  run: async (_, userId) => ({
    page: pageAddress(links.purchases),
    sites: await listDeployments(userId),
  }),
});
