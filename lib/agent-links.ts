/** Paths for programs, apart from the other paths, because few pages have them. */
export const agentLinks = {
  mcp: "/api/mcp",
  ucp: "/.well-known/ucp",
  commerceFeed: "/feed.json",
  productFeed: "/feed.xml",
} as const;
