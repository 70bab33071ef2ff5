"use client";

import { UserRound } from "lucide-react";
import Link from "next/link";
import { showAlert } from "@/components/ui/alerts";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { useMarks } from "@/lib/catalogue/marks/client";
import { useHasGuestDrafts } from "@/lib/customization/content/client-index";
import { links } from "@/lib/links";
import { signOut, useVisitor } from "@/lib/platform/sessions/client";
import type { Profile } from "@/lib/platform/sessions/rules";
import { AdminLink, type AdminPanel } from "./admin-link";
import { menuItemClass } from "./menu-item";
import { accountMenuTexts as texts } from "./texts";

const id = "user-menu";

/** The account menu. While the session is unknown it shows neither a guest's nor a customer's items. */
export function UserMenu({ admin }: { admin: AdminPanel }) {
  const { status, user } = useVisitor();
  return (
    <PopoverMenu id={id} label={texts.account} icon={<Portrait user={user} />}>
      {status === "unknown" && <UnknownVisitorItems />}
      {status === "guest" && <GuestItems />}
      {status === "customer" && <CustomerItems email={user.email} admin={admin} />}
    </PopoverMenu>
  );
}

/** The customer's logo or the company's initial; the same size as a guest's icon. */
function Portrait({ user }: { user: Profile | null }) {
  if (!user) return <UserRound className="size-5" strokeWidth={1.5} aria-hidden />;
  if (user.logo) {
    return <img src={user.logo} alt="" className="size-7 rounded-full bg-card object-cover" />;
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-7 place-items-center rounded-full bg-accent text-accent-ink text-sm uppercase"
    >
      {[...user.name][0]}
    </span>
  );
}

/** Without scripts the guest's items are shown, because nobody can be signed in. */
function UnknownVisitorItems() {
  return (
    <>
      <p className="px-3 py-2 text-ink-soft noscript:hidden">{texts.oneMoment}</p>
      <div className="hidden noscript:block">
        <GuestItems />
      </div>
    </>
  );
}

function GuestItems() {
  return (
    <>
      <MenuLink href={links.login} label={texts.login} />
      <MenuLink href={links.register} label={texts.register} />
      <GuestSavedLink />
      <GuestDraftsLink />
    </>
  );
}

function CustomerItems({ email, admin }: { email: string; admin: AdminPanel }) {
  return (
    <>
      <p className="max-w-64 truncate border-line border-b px-3 pt-1 pb-2.5 text-ink-soft text-sm">
        {email}
      </p>
      <MenuLink href={links.profile} label={texts.profile} />
      <MenuLink href={links.purchases} label={texts.purchases} />
      <MenuLink href={links.saved} label={texts.saved} />
      <MenuLink href={links.drafts} label={texts.drafts} />
      <AdminLink email={email} admin={admin} />
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className={`${menuItemClass} w-full text-left`}
        onClick={confirmLogout}
      >
        {texts.logOut}
      </button>
    </>
  );
}

/** Browsers without popovers show the menu on hover and focus. */
const close = () => document.getElementById(id)?.hidePopover?.();

const MenuLink = ({ href, label }: { href: string; label: string }) => (
  <Link href={href} prefetch={false} className={menuItemClass} onClick={close}>
    {label}
  </Link>
);

const GuestSavedLink = () =>
  useMarks(({ saved }) => saved.length > 0) && <MenuLink href={links.saved} label={texts.saved} />;

/**
 * Customers always have this link: their drafts may be on another device, and the page lists their
 * shared links.
 */
const GuestDraftsLink = () =>
  useHasGuestDrafts() && <MenuLink href={links.drafts} label={texts.drafts} />;

async function confirmLogout() {
  const isSure = await showAlert({
    title: texts.areYouSure,
    text: texts.aboutToLogOut,
    tone: "warn",
    confirm: texts.yesLogOut,
    cancel: texts.cancel,
  });
  if (isSure) await signOut();
}
