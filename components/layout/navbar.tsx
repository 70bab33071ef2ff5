"use client";

import { Menu } from "lucide-react";
import { useTranslations } from "#translations";
import { CartLink } from "@/components/orders/cart/cart-link";
import { Link } from "@/components/ui/link";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { ShopLogo } from "@/components/ui/shop-logo";
import { links } from "@/lib/links";
import type { AdminPanel } from "./admin-link";
import { LanguageLinks } from "./language-links";
import { menuItemClass } from "./menu-item";
import { NavLinks } from "./nav-links";
import { ThemeToggle } from "./theme-toggle";
import { UserMenu } from "./user-menu";

interface NavbarProps {
  /** The name of the shop. */
  name: string;
  admin: AdminPanel;
}

export function Navbar({ name, admin }: NavbarProps) {
  const t = useTranslations("layout");
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/92 backdrop-blur-md">
      {/* Fixed columns, so that nothing shifts while the page streams in. */}
      <div className="page grid h-16 grid-cols-[1fr_repeat(4,2.75rem)] items-center sm:grid-cols-[1fr_auto_repeat(3,2.75rem)] sm:gap-2">
        <Link
          href={links.home}
          className="flex items-center gap-1.5 justify-self-start py-2 sm:gap-2.5"
        >
          <ShopLogo id="shop-logo" className="size-7" />
          <span className="font-bold font-display text-lg tracking-tight">{name}</span>
        </Link>
        <nav aria-label={t("main")} className="me-2 hidden sm:block">
          <NavLinks
            className="flex gap-1"
            itemClassName="rounded-control px-3.5 py-2 hover:bg-accent-soft"
          />
        </nav>
        <ThemeToggle />
        <CartLink />
        <UserMenu admin={admin} />
        <PopoverMenu
          id="main-menu"
          label={t("menu")}
          icon={<Menu className="size-5" strokeWidth={1.5} aria-hidden />}
          className="sm:hidden"
        >
          <nav aria-label={t("mainSmallScreen")}>
            <NavLinks itemClassName={menuItemClass} />
          </nav>
          <LanguageLinks className="mt-1 border-line border-t pt-1" itemClassName={menuItemClass} />
        </PopoverMenu>
      </div>
    </header>
  );
}
