/** The cards of the sites of a customer. */
export const siteCards = {
  title: "Seus sites",
  beingPutOnline: "Entrando no ar",
  online: "No ar",
  couldNotBePutOnline: "Não foi possível colocar no ar",
  beingTakenOffline: "Saindo do ar",
  notOnline: "Fora do ar",
  yoursToDownload: "Pronto para baixar",
  underWay:
    "{count, plural, one {Seu site está entrando no ar. O endereço aparece aqui automaticamente.} other {Seus sites estão entrando no ar. Os endereços aparecem aqui automaticamente.}}",
  refunded: "Reembolsado. Seu site fica no ar até",
  takenDown: "Retirado do ar por nós",
  held: "Em análise antes de ir ao ar",
  newVersionHeld: "Alterações em análise antes de irem ao ar",
  hidden: "Os buscadores ainda não o mostram: escreva seus próprios textos e publique",
  opensInNewTab: " (abre em nova aba)",
  siteOf: "Seu site {template}",
  of: " ({template})",
  edit: "Editar",
  publish: "Publicar",
  overview: "Visão geral",
  messages:
    "{unread, plural, =0 {Mensagens} one {Mensagens (# não lida)} other {Mensagens (# não lidas)}}",
  putOnline: "Colocar no ar por {price}",
  writeWords: "1. Escreva seus textos",
  connectDomain: "2. Conecte seu domínio",
};

/** Of a template that was bought without deployment. */
export const noSite = {
  title: "Não publicado por nós",
  text: "Você comprou {template} para usar na sua própria hospedagem. Baixe o modelo com seus textos, seu logo e suas cores e descompacte lá: pronto, o site está no ar.",
  download: "Ir para o download",
  offerTitle: "Ou colocamos no ar por {price}",
  offer:
    "Publicamos seu site em minutos, com endereço próprio. Depois você pode alterar os textos, conectar seu domínio, ler as mensagens dos visitantes e acompanhar as visitas. Você paga uma vez só.",
  buy: "Colocar no ar",
  buyOf: "Colocar {template} no ar",
};

export const sitePage = {
  yourSite: "Seu site",
  title: "Seu site {template}",
  backToPurchases: "Compras",
  parts: "Partes do seu site",
  edit: "Editar textos e imagens",
  overview: "Visão geral",
  history: "Histórico",
  messages: "Mensagens",
  visits: "Visitas",
  domain: "Domínio",
  settings: "Configurações",
};

export const sitePicture = { pictureOf: "Uma imagem do seu site: {what}" };

export const deployment = {
  deploymentOf: "Publicação de {template}",
  history: "O que aconteceu até agora",
  takeOffline: "Tirar do ar",
  retry: "Tentar de novo",
  redeploy: "Publicar de novo",
  confirmTitle: "Tirar do ar?",
  confirmText:
    "Ninguém mais vai encontrar seu site {template}. Você pode publicá-lo de novo quando quiser.",
  confirmYes: "Sim, tirar do ar",
  confirmNo: "Manter no ar",
  opensInNewTab: " (abre em nova aba)",
  orderedText: "Pedido recebido. Começamos em instantes.",
  tryingAgain: "{reason} Vamos tentar de novo em breve.",
  buildingText: "Publicando seu site…",
  liveAt: "Seu site está no ar em",
  stillLiveAt: "Não foi possível tirar do ar: {reason} O site continua no ar em",
  failedText: "A publicação falhou: {reason}",
  previousLiveAt: "A versão anterior continua no ar em",
  leavingText: "Tirando seu site do ar…",
  offlineText: "Seu site está fora do ar. Publique de novo quando quiser.",
  takenDown: "Tiramos seu site do ar: {reason}",
  ordered: "Pedido feito",
  building: "Publicando",
  live: "No ar",
  failed: "Falhou",
  leaving: "Saindo do ar",
  offline: "Fora do ar",
};

export const download = {
  download: "Baixar",
  title: "Baixar {template}",
  description: "Com seu nome, logo e cores, ou com outros só para este download.",
  preview: "{template} como você vai baixar",
  companyName: "Nome da empresa",
  downloadZip: "Baixar o zip",
  packing: "Compactando…",
  asInProfile: "Como no meu perfil",
  done: "Aqui está. Descompacte e abra o index.html com dois cliques.",
};

export const licenseKey = {
  license: "Licença",
  copyKeyOf: " a chave de licença de {template}",
};

export const licenseCheck = {
  pageTitle: "Esta licença é válida?",
  valid: "Esta licença é válida",
  withdrawn: "Esta licença terminou",
  allows:
    "Ela permite que uma empresa ou pessoa use {template} em um site. Não divulgamos quem é o titular.",
  wasFor: "Ela valia para {template}. O site que a usa precisa sair do ar.",
  whatItAllows: "O que uma licença permite",
  unknown: "Esta licença não existe",
  neverGiven: "Nunca emitimos esta chave.",
  compare: "Compare com a chave que está em LICENSE.txt: cinco grupos de quatro letras.",
};

export const whatYouGet = {
  title: "O que você recebe",
  seeIt: "Veja nas suas cores, com seu nome e seu logo, antes de pagar.",
  download:
    "Baixe: arquivos simples, que abrem com dois cliques. Você não precisa de outro programa nem de outra conta.",
  putOnline: "Ou nós colocamos no ar por {price}.",
  keepIt: "É seu para sempre, mesmo quando não estiver mais à venda.",
  license: "O que a licença permite",
};

/** The page of what a license allows. */
export const licenseTerms = {
  pageTitle: "Licença",
  pageDescription:
    "O que você pode fazer com um modelo que comprou: uma empresa, um site, para sempre.",
  title: "O que você pode fazer com um modelo",
  intro:
    "Cada modelo vem com sua própria licença e chave. O mesmo texto está no arquivo LICENSE.txt.",
  categories: "O que cada categoria oferece",
  categoriesIntro: "Os direitos são os mesmos nas três. O que muda é o que os modelos sabem fazer.",
};

/** The file LICENSE.txt of a site. */
export const licenseFile = {
  title: "Licença de {template}",
  key: "Chave da licença",
  licensedTo: "Titular",
  category: "Categoria",
  validity: "Ainda válida?",
  promises: "O que oferece a categoria {category}",
};

/** The file README.txt of a site. */
export const siteReadme = {
  title: "{template} para {company}",
  open: "Abra o index.html com um clique duplo. A página não precisa de mais nada: nem instalação, nem compilação, nem conexão.",
  contents: "O que há nesta pasta",
  index: "a página",
  styles: "a aparência; as quatro cores estão nas primeiras linhas",
  script: "o que se move na página",
  images: "as imagens e o seu logo",
  fonts: "as fontes, cada uma com a própria licença",
  notFound: "a página para endereços que não existem; o 404.css define a aparência",
  manifest: "o nome e os ícones que os celulares mostram",
  robots: "o que os buscadores podem ler: tudo",
  sitemap: "as suas páginas, para os buscadores",
  agents: "as suas páginas, para modelos de linguagem",
  colors: "as quatro cores, para os seus programas de design",
  content: "os seus textos e imagens, que o editor da loja pode carregar",
  license: "o que você pode fazer com tudo isto, e a sua chave de licença",
  page: "a página “{title}”",
  samePages: "as mesmas páginas em {language}",
  colorTitle: "Outra cor",
  color: "Mude as quatro cores no início do styles.css. Todo o resto acompanha.",
  textTitle: "Outro texto ou outra imagem",
  text: "Abra o index.html em qualquer editor de texto, ou coloque outra imagem com o mesmo nome na pasta images.",
  webTitle: "Na internet",
  web: "Envie a pasta inteira para qualquer hospedagem. O index.html é a página inicial.",
  messagesTitle: "Mensagens",
  received:
    "O que os visitantes enviam pelos formulários do index.html fica guardado na página do seu site na loja e chega a você por e-mail. Para receber em outro lugar, troque no index.html o endereço que vem depois de action= pelo de outro serviço de formulários.",
  unset:
    "O formulário do index.html ainda não envia nada, porque a loja recebe mensagens apenas dos sites que ela publica. Qualquer serviço de formulários pode fazer isso: no index.html, escreva o endereço dele na primeira tag do formulário, por exemplo",
  unsetThen:
    "e faça o botão do formulário começar com {tag}. Depois, apague a frase que está abaixo dele.",
  formNote: "Este formulário ainda não envia nada: README.txt diz o que lhe falta.",
  addressTitle: "Ser encontrado e compartilhado",
  address:
    "Quando souber o endereço do seu site, escreva-o no lugar de {example} no robots.txt e no sitemap.xml, e antes de images/share.png no index.html: é a imagem que os chats mostram ao lado de um link.",
  folder:
    "O 404.html serve para um site na raiz do endereço, como {example}/. Em uma pasta, coloque a pasta antes do que ele carrega: /pasta/404.css.",
  robotsNote: "Quando souber o endereço do seu site, escreva-o aqui e tire o # da linha dele",
  madeBy: "Feito por {shop}. Perguntas: {email}",
};

export const siteDescription = {
  pages: "Páginas",
  contact: "Contato",
  address: "Endereço",
  hours: "Horário",
  phone: "Telefone",
  email: "E-mail",
};

/** What was measured of a template. */
export const measured = {
  title: "Medições",
  intro:
    "O site como você o baixa: notas do Lighthouse, de 0 a 100, em um celular lento, e acessibilidade verificada com o axe, em",
  performance: "Desempenho",
  accessibility: "Acessibilidade",
  bestPractices: "Boas práticas",
  seo: "SEO",
  barriers: "Verificação automática de acessibilidade",
  problems:
    "{count, plural, =0 {nenhum problema encontrado} one {# problema encontrado} other {# problemas encontrados}}",
  weight: "Tamanho da página inteira",
  kilobytes: "{count, number} KB",
  fitsNarrowPhone: "Cabe em uma tela de 320 pixels",
  darkMode: "Modo escuro",
  yes: "sim",
  no: "não",
};

export const siteErrors = {
  notDeployed: "Você não comprou este modelo com publicação.",
  underWay: "Estamos trabalhando neste site. Espere um momento.",
  takenDown: "Tiramos este site do ar: {reason}",
  formNeedsAddress:
    "Seu site tem um formulário, e o que os visitantes enviam chega a você por e-mail.",
  confirmAddress: "{why} Confirme primeiro seu e-mail: você pode pedir o link no perfil.",
  noVersion: "Este site não tem a versão {number}.",
  dangerousLink:
    "Esta versão tem um link para {listed}, que está em uma lista de endereços perigosos. Publique sem esse link.",
  hostSettings: "A hospedagem deste site tem configurações próprias para isto. Altere por lá.",
  nameTaken: "Este nome é de outro site. Escolha um diferente.",
  nameFixed: "A hospedagem deste site não permite mudar o nome.",
  notBought: "Você não comprou este modelo.",
  noMessage: "Esta mensagem não existe.",
  unknown: "Este site não existe.",
  noSite: "Você não tem nenhum site com esta licença.",
  notTakenDown: "Este site não foi retirado do ar.",
  objectedAlready: "Você já contestou. Uma pessoa responde por e-mail.",
  mailboxForPrograms: "Só enviamos mensagens a um programa quando podemos avisar você por e-mail.",
  saveProgram: "Salve primeiro o endereço do seu programa.",
  openPlaces:
    "{count, plural, one {Falta preencher # campo} other {Falta preencher # campos}}: {places}. Preencha no editor, ou publique na página do seu site: lá você pode publicar assim mesmo.",
  isTakenDown: "Este site foi retirado do ar.",
  manyNames: "Ao longo do tempo, um site pode ter no máximo {max} nomes.",
  changeHeld:
    "Isto ainda não foi salvo: com esta alteração, seu site se parece com um que é usado para fraude. Vamos analisar, em geral em um dia útil, e avisar por e-mail. Nada mais muda no seu site.",
  notShared:
    "Isto não foi compartilhado, porque se parece com um site que rouba senhas ou dinheiro. Escreva para {email} se estivermos enganados.",
  notSharedWith:
    "Isto não foi compartilhado, porque se parece com um site que rouba senhas ou dinheiro. {reason}: “{evidence}”. Mude essas palavras, ou escreva para {email} se estivermos enganados.",
  tryInAMinute: "Tente de novo em um minuto.",
  uploadLogoAgain: "Envie-o de novo no seu perfil.",
  logoNotFetched: "Não foi possível buscar seu logo no servidor de imagens. {remedy}",
};

export const siteFormFields = {
  licenseKey: "Esta não é uma chave de licença",
  brand: "Não é possível ler esta marca",
  domain: "Digite um nome como www.exemplo.com.br",
  known: "Valores conhecidos: {values}",
  nothingChanges: "Informe o que deve mudar",
  objection: "Diga por que o site deveria estar no ar",
  nameShort: "Use pelo menos {min} caracteres",
  nameLong: "Use no máximo {max} caracteres",
  nameLetters: "Use letras, números e hifens, por exemplo padaria-da-rua-norte",
  nameOfShop: "Os visitantes pensariam que este nome é nosso. Escolha outro.",
  nameOfBrand: "Os visitantes pensariam que este nome é de outra empresa. Escolha um só seu.",
  longAddress: "Use no máximo 500 caracteres",
  longText: "Use no máximo {max} caracteres",
  programAddress: "Escreva o endereço do seu programa, começando com https://",
  payAddress:
    "Escreva o endereço da sua página de pagamento como aparece no navegador, começando com https://",
  formAddress:
    "Escreva o endereço do outro formulário como aparece no navegador, começando com https://",
};

export const moveErrors = {
  line: "Linha {line}: {what}",
  twoAddresses: "há mais de dois endereços.",
  oldAddress: "comece o endereço antigo com / ou https://",
  newPage: "indique uma página deste site, começando com /",
  unreadable: "não é possível ler este endereço.",
  manyAddresses: "Liste no máximo {max} endereços. Estes são {count}.",
  circle: "{circle} está na lista de endereços antigos, por isso ninguém chegaria lá.",
  wholeTag: "Cole a tag inteira, começando com {tag}",
  knownTags: "Conhecemos estas tags: {names}.",
  incomplete: "O conteúdo de {name} não está completo. Copie a tag de novo.",
};

/** Of names that are no domains for a site. */
export const domainErrors = {
  off: "Esta loja ainda não oferece domínios próprios.",
  notAName: "Digite um nome como www.exemplo.com.br",
  noAddress: "Isto é um endereço IP. Digite um nome como www.exemplo.com.br",
  ownName: "Este nome é da própria loja. Digite um seu.",
  shared: "{host} é compartilhado por muita gente. Digite um nome seu que termine assim.",
  notWhole: "Digite um nome completo, como www.exemplo.com.br",
  noOther: "Este nome não tem outro, com ou sem www, que possa levar a ele.",
};

/** Of the form that reports a site. */
export const reportFields = {
  site: "Cole o endereço do site, por exemplo https://www.exemplo.com.br/pagina",
  unknownSite:
    "Não hospedamos nenhum site neste endereço, nem um rascunho compartilhado. Copie o endereço do seu navegador; sites de outros lugares não podemos mudar.",
  kind: "Escolha o que está errado",
  explanation: "Diga o que está errado, e em que parte do site",
  nameMissing: "Digite seu nome",
  nameOnly: "Digite só o seu nome",
  emailMissing: "Digite seu e-mail",
  goodFaith: "Confirme esta declaração",
};

/** Why a publication, or a message to the program of a site's owner, failed. */
export const siteFailures = {
  interrupted: "O processo foi interrompido.",
  hostCannotUse: "A hospedagem não conseguiu usar o site.",
  hostSlow: "A hospedagem demorou demais.",
  hostRefused: "A hospedagem recusou o site ({status}).",
  hostDown: "A hospedagem não está respondendo agora. Tente de novo em um minuto.",
  noSuchAddress: "Esse endereço não existe.",
  notLookedUp: "Não foi possível resolver o nome do endereço.",
  nothingAnswers: "Nada responde nesse endereço.",
  brokeOff: "A conexão caiu.",
  noAnswer: "Não houve resposta em {seconds} segundos.",
  connectionFailed: "A conexão falhou.",
  badCertificate: "O certificado do endereço não é válido.",
  privateNetwork: "O endereço leva a uma rede privada.",
  redirected:
    "A resposta foi um redirecionamento (status {status}). Use o endereço para o qual ele leva.",
  answeredWith: "A resposta teve o status {status}.",
};
