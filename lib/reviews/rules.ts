export const maxReviewLength = 200;
export const defaultRating = 5;
