import { atlantic } from "./drawings/atlantic";
import { cali } from "./drawings/cali";
import { corporate } from "./drawings/corporate";
import { cosmo } from "./drawings/cosmo";
import { gourmetGrove } from "./drawings/gourmet-grove";
import { motion } from "./drawings/motion";
import { prestige } from "./drawings/prestige";
import { silent } from "./drawings/silent";
import { simple } from "./drawings/simple";
import { sonic } from "./drawings/sonic";
import { thunder } from "./drawings/thunder";
import { trend } from "./drawings/trend";
import type { Drawings } from "./kit";

/** The pictures of each example, by the name of their file. */
export const drawings = {
  silent,
  "gourmet-grove": gourmetGrove,
  atlantic,
  corporate,
  simple,
  cosmo,
  prestige,
  motion,
  cali,
  trend,
  sonic,
  thunder,
} satisfies Record<string, Drawings>;

export type Example = keyof typeof drawings;
