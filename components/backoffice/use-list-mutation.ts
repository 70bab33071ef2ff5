"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showError } from "@/components/ui/alerts";

/** Something the shop changes: the list it belongs to is read again, a failure is said. */
export function useListMutation<Subject>(
  path: string,
  change: (subject: Subject) => Promise<unknown>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
}
