"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showError } from "@/components/ui/alerts";

/** A mutation that refetches the lists of `path` and shows an alert when it fails. */
export function useListMutation<Subject>(
  path: string,
  mutationFn: (subject: Subject) => Promise<unknown>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
}
