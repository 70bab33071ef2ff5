/** Every page loads these. */
export const cartButton = {
  add: "Add to Cart",
  remove: "Remove from Cart",
  addAll: "Add all {count, number} to Cart",
  ofPreset: "{label}: {preset}",
  addFor: "Add to Cart, {price}",
  goToCart: "Go to cart",
  bought: "Bought",
  added: "{count, plural, one {# template} other {# templates}} added to your cart",
  wasAdded: "{preset} was added to your cart",
  wasRemoved: "{preset} was removed from your cart",
  alreadyInCart: "This preset is allready on cart",
} as const;

/** Every page loads these, too. */
export const cartMerge = {
  title: "Login",
  merged: "Your cart has been updated and merged with your account's items",
  leftOut:
    "Your cart has been updated and merged with your account's items. Left out: {names} (no longer for sale, or already yours).",
} as const;

export const cart = {
  pageTitle: "Cart",
  title: "Your cart",
  loading: "Loading",
  needsScript: "The cart needs JavaScript",
  needsScriptHint:
    "Please turn it on to order, or load the page again. Everything else here works without it.",
  notLoaded: "Your cart could not be loaded",
  notLoadedHint: "Nothing is lost: we keep it for you.",
  tryAgain: "Try again",
  empty: "Your cart is empty",
  emptyHint: "Every template can be tried in your own colors before you decide.",
  browseAll: "Browse all templates",
  noLongerSold: "No longer sold and removed from your cart: {presets}.",
  content: "{presets, plural, one {# template} other {# templates}}",
  contentWithLicenses:
    "{presets, plural, one {# template} other {# templates}}, {licenses, plural, one {# license} other {# licenses}}",
  remove: "Remove",
  edit: "Edit texts and pictures",
  editOf: " of {preset}",
  licenses: "Licenses",
  licensesOf: " of {preset}, one for each site",
  licensesEach: "{count, plural, one {# license} other {# licenses}} at {price}",
} as const;

export const cartSummary = {
  title: "Summary",
  subtotal: "Subtotal, {content}",
  deployment: "Deployment",
  total: "Total",
  continue: "Continue to Payment",
  login: "Login",
  mustLogin: "You must login to continue",
  stayHere: "Stay here",
  isNew: "New here?",
  createAccount: "Create an account",
  without: "Without deployment",
  withoutHint: "You get the files and put them online yourself.",
  with: "With deployment",
  withHint:
    "For {price}, paid once, we put {count, plural, one {your site} other {your sites}} online within minutes. You can then change the text, connect your own domain, read your visitors’ messages and count visits.",
} as const;

export const coupon = {
  label: "Coupon",
  apply: "Apply",
  remove: "Remove",
  ofCoupon: " the coupon {code}",
  computing: "…",
} as const;

export const anotherLicense = {
  add: "License for another site",
  of: ": {preset}",
} as const;

export const cartOffer = {
  title: "For your cart",
  intro: "Nothing of this is in your cart yet, and nothing is bought.",
  missing:
    "{count, plural, one {One more template of this link is} other {# more templates of this link are}} not for sale any more.",
  total: "Total, {count, plural, one {# template} other {# templates}}",
  look: "Look at it",
  lookAt: " {preset}",
  needsScript: "The cart needs JavaScript: please turn it on to add these, or load the page again.",
  nothing: "Nothing in this link is for sale",
  nothingHint: "The link may be old or incomplete. Ask the sender for a new one.",
  browseAll: "Browse all templates",
} as const;

export const cartOfferButton = {
  add: "{count, plural, one {Add it to my cart} other {Add all # to my cart}}",
  adding: "One moment…",
} as const;

/** What a buyer wants to know before paying. */
export const trust = {
  line: "You can ask for your money back for {days, plural, one {# day} other {# days}}. Tax is included. Sold by {seller}. Each license is for one company or person and one website.",
  license: "Read the license",
} as const;

export const checkout = {
  title: "Checkout",
  intro: "Check your order, then choose how to pay.",
  changeCart: "Change the cart",
  pay: "Pay",
  loading: "Loading your cart",
  nothingToPay: "There is nothing to pay",
  cartIsEmpty: "Your cart is empty.",
  waiting: "Waiting for your transfer",
  waitingHint: "Your order is placed. The same details are on their way to you by e-mail.",
  browseAll: "Browse all templates",
} as const;

export const orderSummary = {
  title: "Order summary",
  several: "{preset}, {licenses, plural, one {# license} other {# licenses}}",
  listPrice: "Templates",
  subtotal: "Subtotal",
  deployment: "Deployment",
  noDeployment: "Deployment (none chosen)",
  total: "Total",
} as const;

/** Before PayPal's page, and after an order by bank transfer. */
export const payment = {
  title: "PayPal",
  text: "Please, wait a few moments while we redirect you..!",
  goNow: "Go now",
  failed: "PayPal's page could not be opened.",
  thankYou: "Thank you",
  detailsFollow: "You will receive an email with the bank account details",
  seePurchases: "See your purchases",
} as const;

/** Explains that paying by PayPal replaces bank transfers that were not made yet. */
export const transferNotice = {
  waiting: "{names} {count, plural, one {waits} other {wait}} for your bank transfer",
  replaces: "Paying by PayPal replaces that transfer: please do not send it any more.",
  backToCart:
    "That order is cancelled, and {names} {count, plural, one {goes} other {go}} back to your cart.",
  forGood:
    "The transfer stays cancelled if you then leave PayPal without paying. You can order again at any time.",
} as const;

export const payDialog = {
  title: "Your data",
  description:
    "For your invoice of {total}. The VAT id, your reference and the second address line are optional.",
  descriptionOfPerson: "For your invoice of {total}. The second address line is optional.",
  companyName: "Company name",
  lastName: "Last name",
  firstName: "First name",
  street: "Street and number",
  street2: "Address line 2",
  state: "State",
  province: "Province",
  county: "County",
  prefecture: "Prefecture",
  region: "Region",
  chooseCountry: "Please choose",
  unusualZipCode:
    "In {country} a zip code looks like {example}. If yours is right, press the button again.",
  city: "City",
  zipCode: "Zip code",
  country: "Country",
  vatId: "VAT id",
  buyerReference: "Your reference",
  referenceHint: "An order number or Leitweg-ID, for example.",
  unusualLeitwegId:
    "These do not look like the check digits of a Leitweg-ID. If yours is right, press the button again.",
  forBusiness: "I buy for a business",
  incomplete: "Please fill in your data first.",
  paypal: "PayPal",
  bankTransfer: "Bank transfer",
  buyWithPaypal: "Buy now with PayPal",
  buyByTransfer: "Buy now by bank transfer",
  startLater:
    "Without this, download and publishing wait for {days, plural, one {# day} other {# days}}, or until you start later.",
  oneMoment: "One moment…",
  paypalFailed: "PayPal's window could not be opened. This button leads to PayPal's page.",
} as const;

/** The links follow what names them, and the last two follow "See also:". */
export const termsLine = {
  accept: "By ordering you accept the",
  terms: "terms",
  and: "and the",
  license: "license",
  also: "See also:",
  refunds: "refunds",
  privacy: "privacy",
  opensInNewTab: "(opens in a new tab)",
} as const;

/** How a payment ended, and what to do then. */
export const outcome = {
  pageTitle: "Payment",
  paid: "Paid. Thank you!",
  paidText: "The payment has arrived and your templates are yours.",
  paidHint: "The receipt and the invoice are on their way to you by e-mail.",
  pending: "PayPal is still checking",
  pendingText: "Your order is safe. PayPal has not released the payment yet.",
  pendingHint: "There is nothing you need to do. We write to you as soon as it has arrived.",
  declined: "The payment was declined",
  declinedText: "PayPal could not charge the card or account that was chosen. No money was taken.",
  declinedHint:
    "Your cart is as you left it. Pay again from your purchases, or order by bank transfer.",
  cancelled: "Payment cancelled",
  cancelledText: "You left PayPal before paying. No money was taken.",
  cancelledHint:
    "Your cart is as you left it. Your purchases keep the order too, to be paid again.",
  alreadyPaid: "This order is already paid",
  alreadyPaidText: "The payment arrived earlier. You were charged once.",
  unknown: "We do not know yet whether you paid",
  unknownText: "We could not find out how this payment ended. You will not be charged twice.",
  unknownHint: "We keep asking PayPal. Look at your purchases in a few minutes, or write to us.",
  seePurchases: "See your purchases",
  backToCart: "Back to the cart",
  talkToUs: "Talk to us",
} as const;

/** What comes after a payment. */
export const firstSteps = {
  title: "Make it yours in two steps",
  write: "Write your words: click any text on the page to change it.",
  connect: "Connect your domain. Until then your site has an address of ours.",
  samples:
    "Your site goes online as you saved it: what you have not written yet shows sample texts. Search engines do not list it until you have published words of your own.",
  download: "Download it, and put it on your own server.",
} as const;

export const cartErrors = {
  notRemoved: "The template could not be removed.",
  full: "A cart holds at most {max} templates.",
  logIn: "Please log in.",
} as const;

export const orderFields = {
  cartOwner: "Please say whose cart this is",
  presetNumber: "A template is named by its number",
  howManyLicenses: "Please say how many licenses",
  oneLicense: "Please order at least one license",
  presetLicenses: "Please order at most {max} licenses of a template at once",
  ownedLicenses: "Please say how many licenses you have",
  manyLicenses: "Please order at most {max} licenses at once",
  presetList: "Please send a list of templates",
  onePreset: "Please choose at least one template",
  manyPresets: "Please send at most {max} templates at once",
  customer: "Please say who orders",
  emptyCart: "Your cart is empty",
  manyOrdered: "Please order at most {max} templates at once",
  trueOrFalse: "This must be true or false",
  reason: "Please say why",
  refundReason: "Please choose a reason",
} as const;

export const billingFields = {
  missing: "Please fill this in",
  businessesOnly: "We sell to businesses only. Please confirm that you buy for a business.",
} as const;

export const orderErrors = {
  billingLacks: "Your billing address lacks: {words}.",
  keyFormat: "An Idempotency-Key has 1 to 200 visible characters.",
  keyUsed: "This Idempotency-Key was used for another request.",
  noElectronicInvoice: "There is no electronic invoice: it has no tax breakdown.",
  unknownCreditNote: "There is no such credit note.",
  otherCreditNote: "This credit note is not yours.",
  noTerms: "This order keeps no terms.",
  noInstruction: "This order keeps no instruction on withdrawal.",
  byPaypal: "An order by PayPal is cancelled on PayPal's page.",
  partOfTransfer:
    "A part of your transfer for the order {orderId} has arrived. Please write to us: we send it back.",
  transferArrived:
    "Your transfer for the order {orderId} has arrived: it is paid. You can ask for a refund in your purchases.",
  noLicense: "You have no such license. Please look at your purchases.",
  deployedBefore:
    "You have bought the deployment of {name} already. You find its site in your purchases.",
  pricesChanged: "Prices have changed. Please review your cart.",
  listedTwice: "A template is in this order twice. Please review your cart.",
  notSold:
    "{count, plural, one {{names} is} other {{names} are}} no longer sold. Please review your cart.",
  unknownTemplate: "A template in this order does not exist. Please review your cart.",
  bought:
    "You have already bought {names}, in your order {orderId}. You find it in your purchases; please remove it from your cart.",
  licensesChanged: "The number of your licenses of {names} has changed. Please review your cart.",
  ordered:
    "You have already ordered {names} by bank transfer, in your order {orderId}. Pay by PayPal to replace that order, or wait until your transfer has arrived.",
  partlyPaid:
    "A part of your bank transfer for the order {orderId} has arrived. Please transfer the rest, or write to us.",
  inProgress:
    "A payment for {names} is still being processed, in your order {orderId}. Look at your purchases in a few minutes.",
  replaced:
    "Another order of yours has just replaced this one. Please look at your purchases before you pay.",
  waits:
    "You can withdraw from this order until {lastDay}: download and publishing begin after that day. To start at once, press “Start now” in your purchases.",
  notWaiting: "This order does not wait: it can be used at once.",
  notOpen: "This order is closed.",
  name: "company name",
  lastname: "last name",
  firstname: "first name",
  city: "city",
  zipcode: "zip code",
  country: "country",
  otherInvoice: "This invoice is not yours.",
} as const;

export const refundErrors = {
  askedAlready: "You have asked for a refund of this order already.",
  onItsWay:
    "A refund of this order is on its way. You can ask for another one once it has arrived.",
  left: "{left} of {total} is left",
  noSuchTemplate: "Order {id} has no such template. {figures}.",
  taken: "{names}: refunded already, or on its way. {figures}.",
  taxFirst: "Please return the tax of order {id} first: {tax}.",
  tooMuch: "{asked} is more than can be refunded: {figures}.",
  otherAmount: "This comes to {amount}, not to {wished}. {figures}.",
  nothing: "This comes to {amount}: there is nothing to refund.",
  noTax: "No tax of order {id} has to go back.",
  otherTax: "The tax comes to {tax}, not to {wished}.",
  refunded: "All of the {total} of order {id} was refunded already.",
  underReview: "PayPal still reviews the {total} of order {id}. Refund it once it has arrived.",
  undecided:
    "The payment of order {id} needs a decision first: {none} of {total} is known to be paid.",
  notPaid: "Order {id} is not paid: {none} of {total} can be refunded.",
  refundedOrOnItsWay: "All of the {total} of order {id} was refunded already, or is on its way.",
  tooLate: "A refund can be asked for within {days} days after the payment. Please write to us.",
  someRefunded: "Some of these templates were refunded already, or are not in order {id}.",
} as const;

export const orderChanges = {
  total: "It comes to {now} now, and was {before}.",
  notSold: "No longer sold: {names}.",
} as const;

/** Of addresses whose VAT cannot be known. */
export const addressErrors = {
  forcesPost:
    "This is an address of the forces' post, which does not say in which country you are. Please give your civil address",
  noPostCode:
    '"{zipcode}" is no post code of this country, where the VAT depends on it. Please check post code and country',
  otherPostCode:
    "{place} has another post code, and the VAT depends on it. Please check post code and city",
} as const;
