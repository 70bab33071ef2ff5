"use client";

import { QueryClient } from "@tanstack/react-query";
import { CoreAdminContext, memoryStore } from "ra-core";
import { type ReactNode, useState } from "react";
import { dataProvider } from "./data-provider";
import { nextRouter } from "./router";
import { Undo } from "./undo";

/** What all sections of the back office share, also while one gives way to another: rows, and what can be undone. */
export function BackOfficeCore({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1 } } }));
  const [store] = useState(() => memoryStore());
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      queryClient={client}
      routerProvider={nextRouter}
      store={store}
    >
      {children}
      <Undo />
    </CoreAdminContext>
  );
}
