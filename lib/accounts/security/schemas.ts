import { z } from "zod";

export const confirmationSchema = z.object({ token: z.string().min(1).max(200) });
