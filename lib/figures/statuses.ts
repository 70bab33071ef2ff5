/** The pages on the way to a payment, in their order. */
export const visitStages = ["detail", "cart", "checkout"] as const;
export type VisitStage = (typeof visitStages)[number];
