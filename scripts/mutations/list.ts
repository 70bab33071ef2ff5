import { accessMutations } from "./access";
import { accountMutations } from "./accounts";
import { consumerMutations } from "./consumers";
import { contentMutations } from "./content";
import { domainMutations } from "./domains";
import { editorMutations } from "./editor";
import { inputMutations } from "./input";
import { moneyMutations } from "./money";
import type { Mutation } from "./mutation";
import { outputMutations } from "./output";
import { rateLimitMutations } from "./rate-limits";
import { refundMutations } from "./refunds";
import { reportMutations } from "./reports";
import { siteMutations } from "./sites";
import { staffMutations } from "./staff";
import { supportMutations } from "./support";
import { taxMutations } from "./tax";
import { tokenMutations } from "./tokens";

/** Grouped by what the lines protect. */
export const mutations: Record<string, Mutation[]> = {
  Access: accessMutations,
  Accounts: accountMutations,
  "Consumers and transfers": consumerMutations,
  Content: contentMutations,
  Domains: domainMutations,
  Editor: editorMutations,
  Input: inputMutations,
  Money: moneyMutations,
  Output: outputMutations,
  "Rate limits": rateLimitMutations,
  Refunds: refundMutations,
  "Reports, moves and webhooks": reportMutations,
  Sites: siteMutations,
  Staff: staffMutations,
  "Support and sales": supportMutations,
  Tax: taxMutations,
  Tokens: tokenMutations,
};
