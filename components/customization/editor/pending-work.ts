const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

export interface PendingWork {
  /** Asks the visitor not to leave the page until the work is done. */
  track: <T>(work: Promise<T>) => Promise<T>;
  /** Resolves once nothing is pending any more; throws what the work threw. */
  settle: () => Promise<void>;
}

/** Work whose result is not in the draft yet, such as a chosen picture that is being read. */
export function createPendingWork(): PendingWork {
  const pending = new Set<Promise<unknown>>();
  return {
    track: (work) => {
      if (pending.size === 0) addEventListener("beforeunload", askToStay);
      const done = work.finally(() => {
        pending.delete(done);
        if (pending.size === 0) removeEventListener("beforeunload", askToStay);
      });
      pending.add(done);
      return done;
    },
    settle: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
