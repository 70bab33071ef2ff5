import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/field";

/** A field for the code of an authenticator app, which password managers fill in, or for a recovery code. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} />
);
