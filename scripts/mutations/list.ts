import { accessMutations } from "./access";
import { inputMutations } from "./input";
import { moneyMutations } from "./money";
import type { Mutation } from "./mutation";
import { outputMutations } from "./output";

/** All mutations, by their heading in docs/mutations.md. */
export const mutations: Record<string, Mutation[]> = {
  "Who may come in": accessMutations,
  "What comes in": inputMutations,
  "Money, and what must not be lost": moneyMutations,
  "What goes out": outputMutations,
};
