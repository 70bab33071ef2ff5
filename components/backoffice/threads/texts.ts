export const threadTexts = {
  lastMessage: "Last message",
  customer: "Customer",
  noName: "No name",
  about: "About",
  order: (id: number) => `Order ${id}`,
  contact: "Message to us",
  message: "Message",
  assignee: "Assigned to",
  nobody: "No one yet",
  state: "State",
  waiting: "Needs an answer",
  open: "Open",
  done: "Done",
  all: "All",
  nobodys: "Not assigned",
  mine: "Mine",
  read: "Read",
  readAndAnswer: "Read and answer",
  ofCustomer: (email: string) => ` what ${email} wrote`,
  search: "Words, company or e-mail",
  empty: "No messages yet.",
  title: (email: string) => `Messages of ${email}`,
  earlier: "Earlier messages",
  shop: "The shop",
  by: (email: string) => `The shop (${email})`,
  channels: { form: "by the contact form", web: "in Purchases", mail: "by e-mail" },
  fromElsewhere: (address: string) =>
    address
      ? `This e-mail came from ${address}, which is not the customer's address.`
      : "This e-mail came from another address than the customer's.",
  noText: "The e-mail had no text.",
  attachments: (count: number) =>
    count === 1 ? "One attachment was not kept." : `${count} attachments were not kept.`,
  shortened: "The e-mail was longer: this is its beginning.",
  markDone: "Mark as done",
  reopen: "Open again",
  doneCount: (count: number) =>
    count === 1 ? "One conversation is done." : `${count} conversations are done.`,
  openCount: (count: number) =>
    count === 1 ? "One conversation is open again." : `${count} conversations are open again.`,
  rowName: (email: string) => `what ${email} wrote`,
  answerHint: "It is e-mailed to the customer, who can answer by e-mail.",
  insert: "Insert a saved answer",
  insertNone: "Choose…",
  missing: "Please write a message",
};

export const answerTexts = {
  message: "Answer",
  isDone: "Mark as done after sending",
  send: "Send the answer",
  sent: "The answer is on its way.",
};

/** For the first message, if the shop wrote it. */
export const writingTexts = {
  title: "Write about an order",
  order: "Number of the order",
  message: "Message",
  isDone: "Mark as done after sending",
  send: "Send the message",
  sent: "The message is on its way.",
};

export const orderThreadTexts = {
  title: "Messages",
  none: "No messages about it yet.",
  begin: "Write to the customer",
  all: "All messages about this order",
};

export const cannedTexts = {
  heading: "Saved answers",
  intro: "{name} and {order} are filled in when you insert an answer.",
  name: "Title",
  body: "Answer",
  change: "Change",
  edit: "Edit",
  remove: "Delete",
  removeTitle: (title: string) => `Delete “${title}”?`,
  removeText: "Messages sent with it stay as they are.",
  ofAnswer: (title: string) => ` the answer ${title}`,
  add: "Add an answer",
  editTitle: "Edit an answer",
  save: "Save",
  empty: "No saved answers yet.",
};
