/** Why a transfer cannot be marked, taken back or returned. */
export const transferErrors = {
  replaced:
    "Bestellung {newId} hat Bestellung {orderId} ersetzt. Bitte markieren Sie die Überweisung dort.",
  changedMeanwhile:
    "Gerade hat jemand eine Überweisung dieser Bestellung markiert. Bitte sehen Sie noch einmal nach.",
  moneyReturned: "Das Geld dieser Überweisung wurde zurückgezahlt.",
  unknownLine: "Diese Zeile eines Kontoauszugs gibt es nicht.",
  otherCurrency:
    "Die Bestellung ist in {currency}. Bitte markieren Sie sie von Hand, mit dem Betrag in {currency}.",
  lineUsed: "Diese Zeile des Kontoauszugs ist schon markiert.",
  notAllArrived:
    "Erst ein Teil des Geldes ist eingegangen. Markieren Sie zuerst den Rest, oder überweisen Sie das Geld zurück.",
  lessCredit: "Das Guthaben des Kunden beträgt {credit}. Bitte zahlen Sie nicht mehr zurück.",
  unknownTransfer: "Diese Überweisung hat die Bestellung nicht.",
  notForSale:
    "Diese Bestellung kann nicht mehr bezahlt werden: {reason}. Bitte überweisen Sie das Geld zurück.",
  deployed:
    "Die Veröffentlichung ihrer Lizenz wurde mit Bestellung {orderId} gekauft. Bitte erstatten Sie diese zuerst.",
  takenBackAlready: "Diese Markierung wurde schon zurückgenommen.",
  returnedAlready:
    "Ein Teil dieses Geldes wurde zurückgezahlt. Die Markierung lässt sich nicht zurücknehmen.",
  refunded: "Diese Bestellung wurde erstattet. Die Markierung lässt sich nicht zurücknehmen.",
  accountDeleted:
    "Das Konto des Kunden wurde gelöscht. Bitte erstatten Sie stattdessen die Bestellung.",
  byTransfer: "Diese Bestellung wird per Überweisung bezahlt, nicht über PayPal.",
  inAnotherOrder: "Ihre Vorlagen sind in einer anderen Bestellung dieses Kunden.",
  staysPaid: "Eine bezahlte Rechnung kann nicht als unbezahlt markiert werden.",
  byPaypal: "Ob diese Rechnung bezahlt ist, meldet PayPal.",
};

/** Why a payment cannot be decided as staff wish. */
export const decisionErrors = {
  nothingToDecide: "Diese Bestellung hat keine Zahlung, über die zu entscheiden ist.",
  noLonger: "Über diese Zahlung ist nicht mehr zu entscheiden.",
  decidedMeanwhile: "Gerade hat jemand anderes über diese Zahlung entschieden.",
  stillDifferent: "Weiterhin nicht, was bestellt wurde: {reason}.",
  notCaptured: "Der Einzug ist nicht möglich: {reason}.",
  notApproved: "Der Kunde hat bei PayPal keine Zahlung freigegeben, die eingezogen werden könnte.",
  nothingCollected: "PayPal hat für diese Bestellung kein Geld eingezogen.",
  inReview: "PayPal prüft dieses Geld noch. Erstatten Sie es, sobald es eingegangen ist.",
  refundRefused: "PayPal hat die Erstattung abgelehnt: {problem}.",
  collected: "PayPal hat für diese Bestellung Geld eingezogen. Erstatten Sie es stattdessen.",
};

export const correctionErrors = {
  nothingChanges: "An dieser Rechnung würde sich nichts ändern.",
  noCompany: "Bitte ausfüllen",
  noVatId: "Ein Verbraucher hat bestellt: Die Rechnung hat keine USt-IdNr.",
  notPaid: "Nur eine bezahlte Rechnung kann berichtigt werden.",
  refunded:
    "Ein Teil dieser Bestellung ist erstattet, und die Stornorechnung bezieht sich auf diese Rechnung. Deshalb kann sie nicht berichtigt werden.",
  unknown: "Diese berichtigte Rechnung gibt es nicht.",
};

/** Of what staff does about refunds. */
export const refundDecisionErrors = {
  reference: "Bitte geben Sie die Referenz der Überweisung an, mit der das Geld zurückging",
  notByPaypal:
    "PayPal hat keine Zahlung dieser Bestellung. Überweisen Sie das Geld zurück, und geben Sie die Referenz an.",
  refundedAlready: "Das wurde schon erstattet.",
  answer: "Bitte nennen Sie dem Kunden den Grund",
  decidedAlready: "Über diese Anfrage wurde schon entschieden.",
  unknownRequest: "Diese Anfrage gibt es nicht.",
  unknown: "Diese Erstattung gibt es nicht.",
};

export const evidenceErrors = {
  nothingToDo:
    "Es gibt nichts anzusehen: Die Nachweise zum Land des Kunden widersprechen sich nicht.",
};
