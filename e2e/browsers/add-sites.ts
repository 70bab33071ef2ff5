import { request } from "@playwright/test";
import { expect } from "vitest";
import { buy } from "../fixtures/checkout";
import { newCustomer, registerCustomer, sameOrigin } from "../fixtures/customer";
import { baseUrl } from "./firefox";

/** Two sites of a new customer, bought by requests only. */
export async function addSites() {
  const requests = { request: await request.newContext({ baseURL: baseUrl }) };
  const customer = newCustomer();
  const { email, password } = customer;
  await registerCustomer(requests.request, customer);
  const data = { email, password };
  await requests.request.post("/api/user/login", { data, headers: sameOrigin });
  await buy(requests, customer, { count: 2, hasDeployment: true });
  const addresses = async (): Promise<string[]> => {
    const response = await requests.request.get("/api/delivery/deployments");
    const sites: { address: string | null }[] = await response.json();
    return sites.flatMap(({ address }) => address ?? []);
  };
  await expect.poll(addresses, { timeout: 60_000, interval: 500 }).toHaveLength(2);
  const [one = "", two = ""] = await addresses();
  await requests.request.dispose();
  return { email, password, one, two };
}
