/** A company or authority that pages for stealing passwords and payments pretend to be. */
export interface Brand {
  /** Its names, the first one as it is shown. */
  names: readonly string[];
  /** Its own domains; a subdomain belongs to it, too. */
  hosts: readonly string[];
  /**
   * `word`: also a word or name of other businesses. `group`: many independent companies or offices
   * have the name with a place behind it.
   */
  kind: "name" | "word" | "group";
}

const read = (kind: Brand["kind"], lines: string): Brand[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [names = "", hosts = ""] = line.split("=");
      return {
        kind,
        names: names.split(",").map((it) => it.trim()),
        hosts: hosts.trim() ? hosts.trim().split(/\s+/) : [],
      };
    });

export const brands: readonly Brand[] = [
  ...read(
    "name",
    `
PayPal = paypal.com paypal.me paypal.de
Amazon Prime, Amazon Pay = amazon.com amazon.de amazon.co.uk amazon.fr amazon.es amazon.it amazon.com.br
Netflix = netflix.com
Disney+, Disney plus, DisneyPlus = disneyplus.com
Spotify = spotify.com
Microsoft, Microsoft 365, Office 365, Office365, SharePoint, OneDrive, Windows Defender = microsoft.com office.com live.com sharepoint.com cloud.microsoft
Google, Gmail = google.com gmail.com google.de google.fr google.es google.it g.page goo.gl
iCloud = icloud.com apple.com
Facebook, Meta Business = facebook.com fb.com fb.me meta.com
Instagram = instagram.com
WhatsApp = whatsapp.com wa.me
TikTok = tiktok.com
LinkedIn = linkedin.com
YouTube = youtube.com youtu.be
Twitter = twitter.com x.com
Telegram = telegram.org telegram.me telegram.dog t.me
Yahoo = yahoo.com yahoo.de yahoo.fr yahoo.es yahoo.it yahoo.co.uk
GitHub = github.com github.io
Dropbox = dropbox.com
DocuSign = docusign.com docusign.net
WeTransfer = wetransfer.com
Roblox = roblox.com
Fortnite = fortnite.com epicgames.com
Airbnb = airbnb.com airbnb.de airbnb.fr airbnb.es airbnb.it airbnb.co.uk
Booking.com = booking.com
Expedia = expedia.com expedia.de expedia.co.uk
eBay = ebay.com ebay.de ebay.co.uk ebay.fr ebay.es ebay.it
Klarna = klarna.com
Mastercard = mastercard.com
American Express, Amex = americanexpress.com
Western Union = westernunion.com
Revolut = revolut.com
MetaMask = metamask.io
Trust Wallet, TrustWallet = trustwallet.com
Coinbase = coinbase.com
Binance = binance.com
Ledger Live = ledger.com
Trezor = trezor.io
DHL, DHL Express = dhl.com dhl.de
FedEx = fedex.com
USPS = usps.com
InPost = inpost.pl inpost.it inpost.es inpost.co.uk
PostNL = postnl.nl
Bpost = bpost.be
DPD = dpd.com dpd.de dpd.co.uk
Royal Mail, RoyalMail = royalmail.com
Deutsche Post, DeutschePost = deutschepost.de
La Poste, LaPoste = laposte.fr
La Banque Postale, LaBanquePostale = labanquepostale.fr
Chronopost = chronopost.fr
Colissimo = laposte.fr colissimo.fr
Mondial Relay, MondialRelay = mondialrelay.fr
Poste Italiane, PosteItaliane, BancoPosta, PostePay = poste.it
CTT, CTT Expresso = ctt.pt
Postbank = postbank.de
Commerzbank = commerzbank.de commerzbank.com
Deutsche Bank = deutsche-bank.de db.com
Comdirect = comdirect.de
Wells Fargo, WellsFargo = wellsfargo.com
Bank of America, BankOfAmerica = bankofamerica.com
HSBC = hsbc.com hsbc.co.uk
Barclays = barclays.co.uk barclays.com
Lloyds Bank = lloydsbank.com
NatWest = natwest.com
Crédit Agricole, CreditAgricole = credit-agricole.fr
BNP Paribas, BNPParibas = bnpparibas.com bnpparibas.net
Société Générale, SocieteGenerale = societegenerale.fr societegenerale.com
Caisse d'Épargne = caisse-epargne.fr
BBVA = bbva.es bbva.com bbva.mx
CaixaBank = caixabank.es caixabank.com
Bankinter = bankinter.com
Intesa Sanpaolo, IntesaSanpaolo = intesasanpaolo.com
UniCredit = unicredit.it unicredit.eu
Caixa Geral de Depósitos, CaixaDirecta = cgd.pt
Bradesco = bradesco.com.br
Itaú = itau.com.br
Nubank = nubank.com.br
Mercado Pago, MercadoPago = mercadopago.com mercadopago.com.br
Mercado Livre, MercadoLivre = mercadolivre.com.br
PagSeguro = pagseguro.uol.com.br
MB WAY, MBWAY = mbway.pt
Bizum = bizum.es
Wallapop = wallapop.com
Vinted = vinted.com vinted.fr vinted.de
Leboncoin = leboncoin.fr
Shopee = shopee.com.br
Assurance Maladie = ameli.fr
ANTAI = antai.gouv.fr
Impôts.gouv, Impots gouv = impots.gouv.fr
Caisse d'allocations familiales = caf.fr
Mon Compte Formation, MonCompteFormation = moncompteformation.gouv.fr
Agencia Tributaria, AgenciaTributaria = agenciatributaria.es agenciatributaria.gob.es
Agenzia delle Entrate, AgenziaEntrate = agenziaentrate.gov.it
INPS = inps.it
SPID = spid.gov.it
Autoridade Tributária = portaldasfinancas.gov.pt
Receita Federal, ReceitaFederal = gov.br
HMRC = gov.uk hmrc.gov.uk
DVLA = gov.uk
Australian Taxation Office = ato.gov.au
E-ZPass, EZPass = e-zpassny.com
Bundeszentralamt für Steuern = bzst.de
UNICEF = unicef.org unicef.org.uk unicef.de
GMX = gmx.net gmx.de gmx.com
Web.de, WebDe = web.de
Workday = workday.com
ADP = adp.com
`,
  ),
  ...read(
    "word",
    `
Adobe = adobe.com
Amazon = amazon.com amazon.de amazon.co.uk amazon.fr amazon.es amazon.it amazon.com.br
Ameli = ameli.fr
Apple = apple.com
ELSTER = elster.de
Kraken = kraken.com
Outlook = outlook.com office.com live.com
Steam, SteamCommunity = steampowered.com steamcommunity.com
Chase = chase.com
Visa = visa.com
Stripe = stripe.com
Wise = wise.com
UPS = ups.com
GLS = gls-group.com gls-group.eu gls-italy.com
BRT = brt.it
Hermes = myhermes.de
SEUR = seur.com
MRW = mrw.es
Correos = correos.es
Correios = correios.com.br
Santander = santander.com bancosantander.es santander.co.uk
Telekom = telekom.de t-online.de
Strato = strato.de
Aruba = aruba.it
Endesa = endesa.com
Americanas = americanas.com.br
Phantom = phantom.com phantom.app
Ledger = ledger.com
IRS = irs.gov
DGT = dgt.es
Webmail = 
Bitcoin = bitcoin.org
`,
  ),
  ...read(
    "group",
    `
Sparkasse = sparkasse.de
Volksbank = volksbank.de vr.de
Raiffeisenbank = vr.de raiffeisen.at
Finanzamt =
Polizei =
Police nationale =
Metropolitan Police = police.uk
Landgericht =
Bundeskriminalamt = bka.de
SAT México = sat.gob.mx
`,
  ),
];
