/** Why a transfer cannot be marked, taken back or returned. */
export const transferErrors = {
  replaced: "Order {newId} replaced order {orderId}. Please mark the transfer there.",
  changedMeanwhile: "Someone has just marked a transfer of this order. Please look again.",
  moneyReturned: "The money of this transfer was returned.",
  unknownLine: "There is no such line of a statement.",
  otherCurrency:
    "The order is in {currency}. Please mark it by hand, with the amount in {currency}.",
  lineUsed: "This line of the statement is marked already.",
  notAllArrived:
    "Only a part of its money has arrived. Mark the rest first, or send the money back.",
  lessCredit: "The customer's credit is {credit}. Please return no more.",
  unknownTransfer: "There is no such transfer of this order.",
  notForSale: "This order can no longer be paid: {reason}. Please send the money back.",
  deployed:
    "The deployment of its license was bought with order {orderId}. Please give that back first.",
  takenBackAlready: "This mark was taken back already.",
  returnedAlready: "A part of this money was returned. It cannot be taken back.",
  refunded: "This order was refunded. Its mark cannot be taken back.",
  accountDeleted: "The customer's account was deleted. Please refund the order instead.",
  byTransfer: "This order is paid by bank transfer, not through PayPal.",
  inAnotherOrder: "Its templates are in another order of this customer.",
  staysPaid: "A paid invoice cannot be marked as unpaid.",
  byPaypal: "PayPal reports whether this invoice is paid.",
} as const;

/** Why a payment cannot be decided as staff wish. */
export const decisionErrors = {
  nothingToDecide: "This order has no payment that needs a decision.",
  noLonger: "This payment no longer needs a decision.",
  decidedMeanwhile: "Someone else has just decided about this payment.",
  stillDifferent: "Still not what was ordered: {reason}.",
  notCaptured: "It cannot be captured: {reason}.",
  notApproved: "The customer has approved no payment at PayPal that could be collected.",
  nothingCollected: "PayPal has collected no money for this order.",
  inReview: "PayPal still reviews this money. Refund it once it arrived.",
  refundRefused: "PayPal refused the refund: {problem}.",
  collected: "PayPal has collected money for this order. Refund it instead.",
} as const;

export const correctionErrors = {
  nothingChanges: "Nothing on this invoice would change.",
  noCompany: "Please fill this in",
  noVatId: "A consumer placed this order: its invoice has no VAT id.",
  notPaid: "Only a paid invoice can be corrected.",
  refunded:
    "Part of this order is refunded, and the credit note refers to this invoice, so it cannot be corrected.",
  unknown: "There is no such corrected invoice.",
} as const;

/** Of what staff does about refunds. */
export const refundDecisionErrors = {
  reference: "Please give the reference of the transfer by which the money went back",
  notByPaypal:
    "PayPal has no payment of this order. Return the money by bank transfer, and give its reference.",
  refundedAlready: "It was refunded already.",
  answer: "Please tell the customer why",
  decidedAlready: "This request was decided already.",
  unknownRequest: "There is no such refund request.",
  unknown: "There is no such refund.",
} as const;

export const vatIdErrors = {
  nothingToDo: "Nothing has to be looked at: VIES did not deny a VAT id of this order.",
} as const;

export const evidenceErrors = {
  nothingToDo: "Nothing has to be looked at: what shows the customer's country does not disagree.",
} as const;
