"use client";

import { type FunctionComponent, lazy, Suspense } from "react";

/**
 * A component whose code is loaded when it is first rendered; until then it shows nothing. Not `next/dynamic`,
 * whose own code would be loaded with the page.
 */
export function onDemand<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  const Loaded = lazy(async () => {
    const Component = await load();
    return { default: ({ props }: { props: Props }) => <Component {...props} /> };
  });
  return (props: Props) => (
    <Suspense>
      <Loaded props={props} />
    </Suspense>
  );
}
