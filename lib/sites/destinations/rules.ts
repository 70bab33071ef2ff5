import { type DestinationName, type Destinations, destinationNames } from "@/db/words/domains";

export interface DestinationChange {
  name: DestinationName;
  /** The addresses before and now; empty for none. */
  from: string[];
  to: string[];
}

function addressesOf({ domain, paymentLink, formAddress, webhook }: Destinations) {
  const present = (address: string | null | undefined) => (address ? [address] : []);
  return {
    domain: domain.map(({ host }) => host),
    paymentLink: present(paymentLink),
    formAddress: present(formAddress),
    webhook: present(webhook?.address),
  };
}

/** What leads elsewhere now. */
export function changesBetween(before: Destinations, now: Destinations): DestinationChange[] {
  const [old, current] = [addressesOf(before), addressesOf(now)];
  return destinationNames
    .map((name) => ({ name, from: old[name], to: current[name] }))
    .filter(({ from, to }) => from.join(" ") !== to.join(" "));
}
