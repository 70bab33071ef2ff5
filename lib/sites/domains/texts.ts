/** Messages of the server about domains. */
export const domainTexts = {
  off: "This shop does not offer domains of your own yet.",
  notAName: "Please type a name such as www.example.com",
  noAddress: "This is an IP address. Please type a name such as www.example.com",
  ownName: "This name is the shop’s own. Please type one of yours.",
  onlySuffix: (host: string) =>
    host.includes(".")
      ? `Everybody shares ${host}. Please type a name of yours below it.`
      : "Please type a whole name, such as www.example.com",
  noOther: "Only a name with or without www can lead to the other.",
  nothing: "Nothing is here.",
  misdirected: "No site is here.",
};
