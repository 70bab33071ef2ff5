export const threadList = {
  lastMessage: "Last message",
  customer: "Customer",
  noName: "No name",
  about: "About",
  order: "Order {id}",
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
  ofCustomer: " what {email} wrote",
  search: "Words, company or e-mail",
  empty: "No messages yet.",
  markDone: "Mark as done",
  reopen: "Open again",
  doneCount: "{count, plural, one {One conversation is done.} other {# conversations are done.}}",
  openCount:
    "{count, plural, one {One conversation is open again.} other {# conversations are open again.}}",
  row: "what {email} wrote",
} as const;

export const thread = {
  title: "Messages of {email}",
  earlier: "Earlier messages",
  customer: "Customer",
  shop: "The shop",
  by: "The shop ({email})",
  fromElsewhere: "This e-mail came from {address}, which is not the customer's address.",
  fromUnknown: "This e-mail came from another address than the customer's.",
  noText: "The e-mail had no text.",
  attachments:
    "{count, plural, one {One attachment was not kept.} other {# attachments were not kept.}}",
  shortened: "The e-mail was longer: this is its beginning.",
} as const;

/** How a message of a customer came, after the word for the customer. */
export const threadChannels = {
  form: "by the contact form",
  web: "in Purchases",
  mail: "by e-mail",
} as const;

/** What staff writes to a customer. */
export const writtenMessage = {
  hint: "It is e-mailed to the customer, who can answer by e-mail.",
  insert: "Insert a saved answer",
  insertNone: "Choose…",
  missing: "Please write a message",
  isDone: "Mark as done after sending",
} as const;

export const threadAnswer = {
  message: "Answer",
  send: "Send the answer",
  sent: "The answer is on its way.",
} as const;

/** For the first message, if the shop wrote it. */
export const newThread = {
  title: "Write about an order",
  order: "Number of the order",
  message: "Message",
  send: "Send the message",
  sent: "The message is on its way.",
} as const;

export const orderThread = {
  title: "Messages",
  none: "No messages about it yet.",
  begin: "Write to the customer",
  all: "All messages about this order",
} as const;

export const cannedAnswers = {
  heading: "Saved answers",
  intro: "'{name}' and '{order}' are filled in when you insert an answer.",
  name: "Title",
  body: "Answer",
  change: "Change",
  edit: "Edit",
  remove: "Delete",
  removeTitle: "Delete “{title}”?",
  removeText: "Messages sent with it stay as they are.",
  ofAnswer: " the answer {title}",
  add: "Add an answer",
  editTitle: "Edit an answer",
  save: "Save",
  empty: "No saved answers yet.",
} as const;
