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
  without: "Without deployment",
  withoutHint: "You get the files and put them online yourself.",
  with: "With deployment",
  withHint: "We put them online: {pricePerPreset} per template and {basePrice} once.",
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
  line: "You can ask for your money back for {days, plural, one {# day} other {# days}}. Tax is included. Sold by {seller}. Each license is for one company and one website.",
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
  description: "For your invoice of {total}. The VAT id and the second address line are optional.",
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
  download: "Download it, and put it on your own server.",
} as const;
