import { useQuery } from "@tanstack/react-query";
import { getPresets } from "@/lib/catalogue/endpoints";
import { callApi } from "@/lib/platform/http/client";

/** The names of presets; undefined until they are known. */
export function usePresetNames(presetIds: readonly number[]): string[] | undefined {
  const ids = presetIds.join(",");
  const { data } = useQuery({
    queryKey: [getPresets.path, ids],
    queryFn: () => callApi(getPresets, { query: { ids } }),
    enabled: ids !== "",
  });
  return data?.map(({ name }) => name);
}
