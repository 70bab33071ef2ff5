export const siteIsLive = (template: string, address: string) => ({
  subject: `Your site is live: ${template}`,
  paragraphs: [
    `Your site, made with ${template}, is online: ${address}`,
    "You can deploy it again after changing your brand, or take it offline, on your purchases page.",
  ],
});
