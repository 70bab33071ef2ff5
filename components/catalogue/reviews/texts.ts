export const reviewTexts = {
  title: "Leave your review",
  label: "Leave a brief review",
  submit: "Submit Review",
  sending: "Sending…",
  thanks: "Thanks for your feedback",
  isPublished: (preset: string) => `Your review of ${preset} is on its page now.`,
  failed: "Something went wrong",
  tryAgain: "Please try again in a moment.",
};

export const ratingTexts = {
  yourRating: "Your rating",
  scores: ["Poor", "Fair", "Good", "Very good", "Excellent"],
  stars: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
};
