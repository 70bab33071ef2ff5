"use client";

import { UserRound } from "lucide-react";
import { useTranslations } from "#translations";
import { showAlert } from "@/components/ui/alerts";
import { Link } from "@/components/ui/link";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { useMarks } from "@/lib/catalogue/marks/client";
import { useHasGuestDrafts } from "@/lib/customization/content/client-index";
import { links } from "@/lib/links";
import { signOut, useVisitor } from "@/lib/platform/sessions/client";
import type { Profile } from "@/lib/platform/sessions/rules";
import type { Translator } from "@/lib/translations/translator";
import { AdminLink, type AdminPanel } from "./admin-link";
import { menuItemClass } from "./menu-item";

const id = "user-menu";

/** The account menu. While the session is unknown it shows neither a guest's nor a customer's items. */
export function UserMenu({ admin }: { admin: AdminPanel }) {
  const t = useTranslations("accountMenu");
  const { status, user } = useVisitor();
  return (
    <PopoverMenu id={id} label={t("account")} icon={<Portrait user={user} />}>
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
  const t = useTranslations("accountMenu");
  return (
    <>
      <p className="px-3 py-2 text-ink-soft noscript:hidden">{t("oneMoment")}</p>
      <div className="hidden noscript:block">
        <GuestItems />
      </div>
    </>
  );
}

function GuestItems() {
  const t = useTranslations("accountMenu");
  return (
    <>
      <MenuLink href={links.login} label={t("login")} />
      <MenuLink href={links.register} label={t("register")} />
      <GuestSavedLink />
      <GuestDraftsLink />
    </>
  );
}

function CustomerItems({ email, admin }: { email: string; admin: AdminPanel }) {
  const t = useTranslations("accountMenu");
  return (
    <>
      <p className="max-w-64 truncate border-line border-b px-3 pt-1 pb-2.5 text-ink-soft text-sm">
        {email}
      </p>
      <MenuLink href={links.profile} label={t("profile")} />
      <MenuLink href={links.purchases} label={t("purchases")} />
      <MenuLink href={links.saved} label={t("saved")} />
      <MenuLink href={links.drafts} label={t("drafts")} />
      <AdminLink email={email} admin={admin} />
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className={`${menuItemClass} w-full text-start`}
        onClick={() => void confirmLogout(t)}
      >
        {t("logOut")}
      </button>
    </>
  );
}

/** Browsers without popovers show the menu on hover and focus. */
const close = () => document.getElementById(id)?.hidePopover?.();

function MenuLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className={menuItemClass} onClick={close}>
      {label}
    </Link>
  );
}

function GuestSavedLink() {
  const t = useTranslations("accountMenu");
  const hasSaved = useMarks(({ saved }) => saved.length > 0);
  return hasSaved && <MenuLink href={links.saved} label={t("saved")} />;
}

/**
 * Customers always have this link: their drafts may be on another device, and the page lists their
 * shared links.
 */
function GuestDraftsLink() {
  const t = useTranslations("accountMenu");
  return useHasGuestDrafts() && <MenuLink href={links.drafts} label={t("drafts")} />;
}

async function confirmLogout(t: Translator<"accountMenu">) {
  const isSure = await showAlert({
    title: t("areYouSure"),
    text: t("aboutToLogOut"),
    tone: "warn",
    confirm: t("yesLogOut"),
    cancel: t("cancel"),
  });
  if (isSure) await signOut();
}
