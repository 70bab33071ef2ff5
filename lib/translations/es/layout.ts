/** What the shop says of itself, also to search engines. */
export const shop = {
  tagline: "Plantillas web con sus colores",
  about:
    "Presetry vende plantillas web terminadas para empresas. Vea cada una con sus colores, su logo y su nombre. Descárguela o deje que se la publiquemos: es suya para siempre.",
};

/** The frame of every page. */
export const layout = {
  skipToContent: "Ir al contenido",
  main: "Principal",
  mainSmallScreen: "Principal, pantalla pequeña",
  menu: "Menú",
  home: "Inicio",
  shop: "Tienda",
  team: "Equipo",
  switchTheme: "Cambiar entre claro y oscuro",
  language: "Idioma",
  seeInThisLanguage: "Ver esta página en español",
  cart: "Cesta",
  cartWith: "Cesta, {count, plural, =0 {vacía} one {# plantilla} other {# plantillas}}",
};

export const accountMenu = {
  account: "Cuenta",
  oneMoment: "Un momento…",
  login: "Iniciar sesión",
  register: "Crear cuenta",
  profile: "Perfil",
  purchases: "Compras",
  drafts: "Sus borradores",
  saved: "Guardado",
  adminPanel: "Administración",
  logOut: "Cerrar sesión",
  areYouSure: "¿Cerrar sesión?",
  aboutToLogOut: "Va a cerrar su sesión",
  yesLogOut: "Sí, cerrar sesión",
  cancel: "Cancelar",
};

export const footer = {
  about: "Nosotros",
  shop: "Tienda",
  allPresets: "Todas las plantillas",
  premium: "Premium",
  trades: "Por sectores",
  team: "El equipo",
  reference: "Referencia de la API",
  legal: "Legal",
  socialLinks: "Redes sociales",
  follow: "Síganos",
  contact: "Contacto",
  talkToUs: "Escríbanos",
  imprint: "Aviso legal",
  terms: "Condiciones",
  license: "Licencia",
  refunds: "Reembolsos",
  privacy: "Privacidad",
  dataProcessing: "Encargo del tratamiento",
  accessibility: "Accesibilidad",
  reportSite: "Denunciar una web",
  withdraw: "Desistir de un contrato",
};

export const team = {
  title: "El equipo",
  description: "Las ocho personas que dibujan, programan y cuidan las plantillas.",
  intro:
    "Ocho personas dibujan, programan y cuidan las plantillas. Todas escriben código, todas atienden a los clientes y todas han discutido alguna vez por un tono de verde. Son personas de muestra, dibujadas para esta tienda.",
  role: "Desarrollo web integral",
  portraitOf: "Retrato de {name}",
  linkedin: "LinkedIn",
  github: "GitHub",
  profileOf: " (perfil de {name})",
};

export const notFound = {
  pageTitle: "Página no encontrada",
  title: "No encontramos esta página",
  text: "Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.",
  browseAll: "Ver todas las plantillas",
};

export const errorPage = {
  title: "Algo ha fallado",
  tryAgain: "Reintentar",
  text: "Ahora mismo no podemos mostrar esta página. No ha perdido nada.",
  code: "Si vuelve a ocurrir, díganos este código: {digest}",
  goHome: "Ir a la página de inicio",
  shopFailed: "No se ha podido mostrar la tienda. Inténtelo de nuevo dentro de un momento.",
};
