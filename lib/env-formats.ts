import { z } from "zod";

/** Values separated by commas. */
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default("")
    .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
    .pipe(z.array(item));

const label = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";

export const hostName = z
  .string()
  .regex(
    new RegExp(`^${label}(?:\\.${label})+$`),
    "must be a name such as sites.presetry.example, in small letters",
  );

/** `*.` before a name stands for all below it. */
export const hostNames = list(
  z
    .string()
    .regex(
      new RegExp(`^(?:\\*\\.)?${label}(?:\\.${label})+$`),
      "must be names such as www.presetry.example or *.presetry.example",
    ),
);

const isAddress = (text: string) =>
  z.ipv4().safeParse(text).success || z.ipv6().safeParse(text).success;

export const ipAddresses = list(z.string().refine(isAddress, "must be IP addresses"));

const withoutPort = (text: string) =>
  /^\[(.+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;

/** `192.0.2.1`, `192.0.2.1:53`, `2001:db8::1` or `[2001:db8::1]:53`. */
export const nameServers = list(
  z
    .string()
    .refine((text) => isAddress(withoutPort(text)), "must be IP addresses, with or without a port"),
);

export const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z\d+/]{24,}={0,2}$/, "must be a signing secret, which starts with whsec_");
