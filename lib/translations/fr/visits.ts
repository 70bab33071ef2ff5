/** The visits of a customer's site. */
export const siteVisits = {
  period: "90 derniers jours",
  visits: "{count, plural, one {# visite} other {# visites}}",
  views: "{count, plural, one {# page vue} other {# pages vues}}",
  programs: "Lectures par des programmes : environ {count, number}.",
  programsHint:
    "Ce sont les moteurs de recherche, les aperçus des messageries, les préchargements et tout ce qui lit une page sans l’afficher. Ces lectures ne figurent dans aucun autre chiffre.",
  before: "visites des 90 jours précédents : {count, number}",
  chart: "Visites par jour",
  chartOf: "Visites par jour, du {first} au {last}.",
  most: "Le maximum, {count, number}, a été atteint le {day}.",
  ofDay: "{day} : {count, plural, one {# visite} other {# visites}}",
  today: "Aujourd’hui",
  table: "Afficher en tableau",
  columnDay: "Jour",
  columnVisits: "Visites",
  columnViews: "Pages",
  columnPrograms: "Programmes",
  pages: "Pages",
  page: "Page",
  pageViews: "Vues",
  firstPage: "Page d’accueil",
  sources: "D’où viennent vos visiteurs",
  source: "Site avec le lien",
  sourceViews: "Arrivées",
  otherSources: "Autres",
  noSources:
    "Aucun visiteur n’est encore arrivé par un lien sur un autre site, ou son navigateur ne l’a pas indiqué.",
  none: "Aucune visite pour l’instant",
  noneHint:
    "Envoyez l’adresse de votre site à quelqu’un : la première visite s’affichera ici quelques secondes plus tard.",
  openSite: "Ouvrir votre site",
  opensInNewTab: " (nouvel onglet)",
  noneOffline: "Votre site n’est pas en ligne. Dès qu’il le sera, ses visites seront comptées ici.",
  toOverview: "Voir la vue d’ensemble",
  elsewhere:
    "Votre site est chez un autre hébergeur : nous ne pouvons donc pas compter ses visites. Cet hébergeur le fait peut-être.",
  how: "Ce qui est compté",
  howOften:
    "Un appareil compte une fois par jour. Ce n’est pas le nombre de personnes : quelqu’un qui vient deux jours différents compte deux fois, et deux personnes qui ont le même réseau et le même navigateur comptent une fois.",
  howMeasured:
    "Nous comptons sur notre serveur, sans cookies, sans scripts et sans conserver d’adresses. Les appareils se distinguent par un code, supprimé à la fin de la journée. Les journées commencent à minuit UTC.",
  howOwn:
    "Vos propres visites comptent. Les pages qu’un navigateur avait gardées en mémoire ne comptent pas.",
  howPrograms:
    "Un navigateur charge les styles de la page qu’il affiche. Ce qui ne le fait pas, ou se présente comme un robot, compte comme un programme. C’est donc aussi le cas d’une personne dont le navigateur a gardé la page hors de vue, mais pas d’un robot qui pilote un vrai navigateur.",
  howLong:
    "Les pages et les sites d’origine sont conservés 90 jours, les totaux par jour 400 jours.",
};
