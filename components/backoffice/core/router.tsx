"use client";

import { useParams, usePathname, useRouter, useSearchParams } from "next/navigation";
import type { RouterProvider } from "ra-core";
import { useMemo, useSyncExternalStore } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { createValue } from "@/lib/platform/state/value";
import { addressOf, coreSearchOf } from "./list-address";

/** The last address that a list was given. */
const navigated = createValue("");

const Nothing = () => null;

/** Next's router for ra-core, which uses its hooks alone: the routes of the back office are Next's. */
export const nextRouter: RouterProvider = {
  useLocation() {
    const pathname = usePathname();
    // Next tells its router later: a second change in the meantime would lose the first.
    const address = `?${useSearchParams()}`;
    const current = useSyncExternalStore(
      navigated.subscribe,
      () => (location.pathname === pathname ? location.search : address),
      () => address,
    );
    const search = coreSearchOf(new URLSearchParams(current));
    return useMemo(() => ({ pathname, search, hash: "", state: undefined }), [pathname, search]);
  },
  useNavigate() {
    const router = useRouter();
    return useMemo(
      () =>
        (to, { replace = false } = {}) => {
          if (typeof to === "number") return history.go(to);
          const { pathname = location.pathname, search = "" } =
            typeof to === "string" ? { pathname: to } : to;
          const address = pathname + addressOf(search);
          if (pathname !== location.pathname) return router[replace ? "replace" : "push"](address);
          // Next updates its router, without requesting the page from the server again.
          history[replace ? "replaceState" : "pushState"](null, "", address);
          navigated.set(address);
        },
      [router],
    );
  },
  // Cast: ra-core lets its callers name the parameters that they expect.
  useParams: useParams as RouterProvider["useParams"],
  useBlocker: () => ({
    state: "unblocked",
    reset: undefined,
    proceed: undefined,
    location: undefined,
  }),
  useMatch: () => null,
  useInRouterContext: () => true,
  useCanBlock: () => false,
  Link: ({ to, ...props }) => (
    <IntentLink href={typeof to === "string" ? to : (to.pathname ?? "")} {...props} />
  ),
  Navigate: Nothing,
  Route: Nothing,
  Routes: Nothing,
  Outlet: Nothing,
  matchPath: () => null,
  RouterWrapper: ({ children }) => children,
};
