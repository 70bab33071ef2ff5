"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { showError } from "@/components/ui/alerts";

/**
 * A mutation that refetches the queries of `paths` and the counts beside the sections, and shows an alert when it fails, unless a form
 * shows the error.
 */
export function useListMutation<Subject, Answer>(
  paths: string[],
  mutationFn: (subject: Subject) => Promise<Answer>,
  { hasAlert = true } = {},
) {
  const client = useQueryClient();
  const { refresh } = useRouter();
  return useMutation({
    mutationFn,
    onError: (error) => (hasAlert ? showError(error) : undefined),
    onSettled: () => {
      refresh();
      return Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}
