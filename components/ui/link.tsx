import NextLink from "next/link";
import type { ComponentProps } from "react";
import { useLocalizedPath } from "./use-localized-path";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "href"> & { href: string };

/** A link to a page of the shop, in the language of the page it is on. It does not prefetch. */
export const Link = ({ href, ...props }: LinkProps) => (
  <NextLink prefetch={false} {...props} href={useLocalizedPath()(href)} />
);

type AnchorProps = ComponentProps<"a"> & { href: string };

/** The same where the page has to be loaded as a whole. */
export const Anchor = ({ href, ...props }: AnchorProps) => (
  <a {...props} href={useLocalizedPath()(href)} />
);
