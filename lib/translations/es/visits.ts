/** The visits of a customer's site. */
export const siteVisits = {
  period: "Últimos 90 días",
  visits: "{count, plural, one {# visita} other {# visitas}}",
  views: "{count, plural, one {# página vista} other {# páginas vistas}}",
  programs: "Aproximadamente {count, number} de programas",
  programsHint:
    "Buscadores, vistas previas de aplicaciones de mensajería, precargas y todo lo que lee una página sin mostrarla. No cuentan en ninguna otra cifra.",
  before: "{count, number} en los 90 días anteriores",
  chart: "Visitas por día",
  chartOf: "Visitas de cada día, del {first} al {last}.",
  most: "El día con más visitas fue el {day}, con {count, number}.",
  ofDay: "{day}: {count, plural, one {# visita} other {# visitas}}",
  today: "Hoy",
  table: "Ver como tabla",
  columnDay: "Día",
  columnVisits: "Visitas",
  columnViews: "Páginas",
  columnPrograms: "Programas",
  pages: "Páginas",
  page: "Página",
  pageViews: "Vistas",
  firstPage: "Página de inicio",
  sources: "De dónde llegaron",
  source: "Web con el enlace",
  sourceViews: "Llegadas",
  otherSources: "Otras",
  noSources:
    "Ningún visitante ha llegado todavía desde un enlace de otra web, o su navegador no lo indica.",
  none: "Aún no hay visitas",
  noneHint:
    "Envíe a alguien la dirección de su web: la primera visita aparece aquí unos segundos después.",
  openSite: "Abrir su web",
  opensInNewTab: " (se abre en otra pestaña)",
  noneOffline: "Su web no está publicada. Cuando lo esté, sus visitas se contarán aquí.",
  toOverview: "Ir al resumen",
  elsewhere:
    "Su web está en otro alojamiento, así que no podemos contar sus visitas. Puede que ese alojamiento las cuente.",
  how: "Qué se cuenta",
  howOften:
    "Cada dispositivo cuenta una vez al día. No es el número de personas: quien viene dos días cuenta dos veces, y dos personas que comparten red y navegador cuentan una.",
  howMeasured:
    "Contamos en nuestro servidor, sin cookies, sin scripts y sin guardar direcciones. Los dispositivos se distinguen por un código que se borra al acabar el día. Los días empiezan a medianoche, hora UTC.",
  howOwn: "Sus propias visitas cuentan. Las páginas que el navegador ya tenía guardadas, no.",
  howPrograms:
    "Un navegador carga los estilos de la página que muestra. Lo que no los carga, o dice ser un robot, cuenta como programa: ahí se cuenta también a quien tenía la página abierta sin verla, pero no a un robot que maneja un navegador completo.",
  howLong: "Las páginas y su procedencia se conservan 90 días; los totales de cada día, 400.",
};
