"use client";

import type { DataProvider } from "ra-core";
import type { z } from "zod";
import { getCustomer, getCustomers, putCustomer } from "@/lib/accounts/customers/endpoints";
import { getPresets, putPreset } from "@/lib/catalogue/endpoints";
import { getReviews, putReview } from "@/lib/catalogue/reviews/endpoints";
import { getAllInvoices, getInvoices } from "@/lib/orders/invoices/endpoints";
import { callApi, callApiForList } from "@/lib/platform/http/client";
import type { Endpoint } from "@/lib/platform/http/endpoint";
import { getThreads, putThread } from "@/lib/support/endpoints";

type ListEndpoint = Endpoint<undefined, z.ZodType, undefined, z.ZodType<{ id: number }[]>>;

const lists = new Map<string, ListEndpoint>();

/** The resource of a list for ra-core: its path, which is the first part of the keys of its queries too. */
export function resourceOf(list: ListEndpoint): string {
  lists.set(list.path, list);
  return list.path;
}

/** Reads one record of a list. */
const records: Record<string, (id: string) => Promise<unknown>> = {
  [getAllInvoices.path]: (id) => callApi(getInvoices, { params: { id } }),
  [getCustomers.path]: (key) => callApi(getCustomer, { params: { key } }),
};

/** Changes one record of a list, also while its page is being closed. */
const changes: Record<string, (id: string, body: object) => Promise<unknown>> = {
  [getCustomers.path]: (key, body) =>
    callApi(putCustomer, { params: { key }, body, keepalive: true }),
  [getPresets.path]: (id, body) => callApi(putPreset, { params: { id }, body, keepalive: true }),
  [getReviews.path]: (id, body) => callApi(putReview, { params: { id }, body, keepalive: true }),
  [getThreads.path]: (id, body) => callApi(putThread, { params: { id }, body, keepalive: true }),
};

function of<Value>(known: (resource: string) => Value | undefined, resource: string): Value {
  const value = known(resource);
  if (value === undefined) throw new Error(`The back office cannot do this with ${resource}`);
  return value;
}

const unused = () => Promise.reject(new Error("The back office does not use this"));

/** The shop's API for ra-core. */
// Casts: ra-core lets its callers name the type of a record; the endpoint's schema has checked it.
export const dataProvider = {
  async getList(resource, { pagination, sort, filter }) {
    const { page = 1, perPage = 20 } = pagination ?? {};
    const { rows, total } = await callApiForList(
      of((it) => lists.get(it), resource),
      {
        _start: (page - 1) * perPage,
        _end: page * perPage,
        _sort: sort?.field,
        _order: sort?.order,
        ...filter,
      },
    );
    return { data: rows, total };
  },
  async getOne(resource, { id }) {
    return { data: await of((it) => records[it], resource)(String(id)) };
  },
  /** Changes those that can be changed before it says why another cannot. */
  async updateMany(resource, { ids, data }) {
    const change = of((it) => changes[it], resource);
    const results = await Promise.allSettled(ids.map((id) => change(String(id), data)));
    for (const result of results) if (result.status === "rejected") throw result.reason;
    return { data: ids };
  },
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  delete: unused,
  deleteMany: unused,
} as DataProvider;
