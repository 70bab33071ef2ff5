import { z } from "zod";
import { apiTokenBody, ownApiTokenBody } from "@/lib/platform/api-tokens/schemas";
import { ownProof } from "../schemas";

/** The request for an API token of the back office. A token outlives its session, so a session alone cannot make one. */
export const apiTokenRequest = apiTokenBody.extend(ownProof);

export type ApiTokenRequest = z.output<typeof apiTokenRequest>;

/** The request for an API token for the customer's own data. */
export const ownApiTokenRequest = ownApiTokenBody.extend(ownProof);

export type OwnApiTokenRequest = z.output<typeof ownApiTokenRequest>;

/** In forms the days are text. */
const days = z.string().transform(Number).pipe(apiTokenBody.shape.days);

export const apiTokenForm = apiTokenRequest.extend({ days });
export const ownApiTokenForm = ownApiTokenRequest.extend({ days });
