/** Why a transfer cannot be marked, taken back or returned. */
export const transferErrors = {
  replaced:
    "Bestellung {newId} hat Bestellung {orderId} ersetzt. Bitte verbuchen Sie die Überweisung dort.",
  changedMeanwhile:
    "Gerade hat jemand eine Überweisung zu dieser Bestellung verbucht. Bitte sehen Sie noch einmal nach.",
  moneyReturned: "Das Geld dieser Überweisung wurde zurückgezahlt.",
  unknownLine: "Diese Zeile eines Kontoauszugs gibt es nicht.",
  otherCurrency:
    "Die Bestellung lautet auf {currency}. Bitte verbuchen Sie die Zahlung bei der Bestellung, mit dem Betrag in {currency}.",
  lineUsed: "Diese Zeile des Kontoauszugs ist schon verbucht.",
  notAllArrived:
    "Erst ein Teil des Geldes ist eingegangen. Verbuchen Sie zuerst den Rest, oder überweisen Sie das Geld zurück.",
  lessCredit: "Das Guthaben des Kunden beträgt {credit}. Bitte zahlen Sie nicht mehr zurück.",
  unknownTransfer: "Diese Überweisung gehört nicht zu dieser Bestellung.",
  notForSale:
    "Diese Bestellung kann nicht mehr bezahlt werden: {reason}. Bitte überweisen Sie das Geld zurück.",
  deployed:
    "Die Veröffentlichung zu dieser Lizenz wurde mit Bestellung {orderId} gekauft. Bitte erstatten Sie zuerst jene Bestellung.",
  takenBackAlready: "Diese Buchung wurde schon zurückgenommen.",
  returnedAlready:
    "Ein Teil dieses Geldes wurde zurückgezahlt. Die Buchung lässt sich nicht zurücknehmen.",
  refunded: "Diese Bestellung wurde erstattet. Die Buchung lässt sich nicht zurücknehmen.",
  accountDeleted:
    "Das Konto des Kunden wurde gelöscht. Bitte erstatten Sie stattdessen die Bestellung.",
  byTransfer: "Diese Bestellung wird per Überweisung bezahlt, nicht über PayPal.",
  inAnotherOrder: "Die Vorlagen sind in einer anderen Bestellung dieses Kunden enthalten.",
  staysPaid: "Eine bezahlte Rechnung kann nicht als unbezahlt markiert werden.",
  byPaypal: "Ob diese Rechnung bezahlt ist, meldet PayPal.",
};

/** Why a payment cannot be decided as staff wish. */
export const decisionErrors = {
  nothingToDecide: "Diese Bestellung hat keine Zahlung, über die zu entscheiden ist.",
  noLonger: "Über diese Zahlung ist nicht mehr zu entscheiden.",
  decidedMeanwhile: "Gerade hat jemand anderes über diese Zahlung entschieden.",
  stillDifferent: "Die Zahlung passt weiterhin nicht zur Bestellung: {reason}.",
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
  notPaid: "Nur eine bezahlte Rechnung kann korrigiert werden.",
  refunded:
    "Ein Teil dieser Bestellung ist erstattet, und die Stornorechnung bezieht sich auf diese Rechnung. Deshalb lässt sich die Rechnung nicht korrigieren.",
  unknown: "Diese Rechnungskorrektur gibt es nicht.",
};

/** Of what staff does about refunds. */
export const refundDecisionErrors = {
  reference: "Bitte geben Sie den Verwendungszweck der Überweisung an, mit der das Geld zurückging",
  notByPaypal:
    "PayPal hat keine Zahlung dieser Bestellung. Überweisen Sie das Geld zurück, und geben Sie den Verwendungszweck an.",
  refundedAlready: "Das wurde schon erstattet.",
  answer: "Bitte nennen Sie dem Kunden den Grund",
  decidedAlready: "Über diese Anfrage wurde schon entschieden.",
  unknownRequest: "Diese Anfrage gibt es nicht.",
  unknown: "Diese Erstattung gibt es nicht.",
};

export const vatIdErrors = {
  nothingToDo: "Es gibt nichts zu prüfen: VIES hat keine USt-IdNr. dieser Bestellung abgelehnt.",
};

export const evidenceErrors = {
  nothingToDo:
    "Es gibt nichts zu prüfen: Die Nachweise zum Land des Kunden widersprechen sich nicht.",
};
