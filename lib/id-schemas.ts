import { z } from "zod";
import { maxId, maxIds } from "./ids";

/** A positive whole number as it stands in an address. */
export const wholeNumberParam = (max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, "This must be a whole number")
    .transform(Number)
    .pipe(z.int().min(1, "This must be at least 1").max(max, `This must be at most ${max}`))
    .meta({ wire: { type: "integer", minimum: 1, maximum: max } });

/** An id in an address. */
export const idParam = wholeNumberParam(maxId);

/** An id in a JSON body. */
export const idInBody = z.int().min(1).max(maxId);

/** Several ids in an address, with commas. */
export const idsParam = (records: string) =>
  z
    .string()
    .transform((value) => (value.trim() === "" ? [] : value.split(",")))
    .pipe(z.array(idParam).max(maxIds, `Please ask for at most ${maxIds} ${records} at once`))
    .meta({ wire: { type: "string", pattern: "^(\\d+(,\\d+)*)?$" } });
