import { accessMutations } from "./access";
import { accountMutations } from "./accounts";
import { domainMutations } from "./domains";
import { inputMutations } from "./input";
import { moneyMutations } from "./money";
import type { Mutation } from "./mutation";
import { outputMutations } from "./output";
import { rateLimitMutations } from "./rate-limits";
import { siteMutations } from "./sites";
import { staffMutations } from "./staff";
import { taxMutations } from "./tax";

/** Grouped by what the lines protect. */
export const mutations: Record<string, Mutation[]> = {
  Access: accessMutations,
  Accounts: accountMutations,
  Domains: domainMutations,
  Input: inputMutations,
  Money: moneyMutations,
  Output: outputMutations,
  "Rate limits": rateLimitMutations,
  Sites: siteMutations,
  Staff: staffMutations,
  Tax: taxMutations,
};
