"use client";

import { type FunctionComponent, useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { button } from "./button";

/**
 * A component whose code is loaded when it is first rendered; until then it shows nothing. Not `next/dynamic`,
 * whose own code would be loaded with the page, nor `lazy`, which never tries again what it once failed to load.
 */
export function onDemand<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let loaded: FunctionComponent<Props> | undefined;
  function OnDemand(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    const [isFailed, setIsFailed] = useState(false);

    useEffect(() => {
      if (Component || isFailed) return;
      load().then(
        (component) => {
          loaded = component;
          setComponent(() => component);
        },
        () => setIsFailed(true),
      );
    }, [Component, isFailed]);

    if (Component) return <Component {...props} />;
    return isFailed ? <LoadFailure retry={() => setIsFailed(false)} /> : null;
  }
  /**
   * Preloads the component for a visitor who is about to need it; after a failure, rendering it
   * tries again.
   */
  OnDemand.preload = () => void load().catch(() => {});
  return OnDemand;
}

function LoadFailure({ retry }: { retry: () => void }) {
  const t = useTranslations("ui");
  useEffect(() => {
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  });
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-[30rem] flex-wrap items-center gap-3 rounded-card border border-line bg-card p-4 shadow-float"
    >
      <p className="grow basis-60">{t("notLoaded")}</p>
      <button type="button" onClick={retry} className={button("secondary", "medium")}>
        {t("tryAgain")}
      </button>
    </div>
  );
}
