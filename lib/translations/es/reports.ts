/** The form with which anybody reports a site, and its receipt. */
export const report = {
  title: "Denunciar una web",
  intro:
    "¿Ha visto algo que no debería estar en una web que alojamos o en un borrador que alguien ha compartido aquí? Díganoslo: una persona lo revisará y decidirá si sigue publicado. No hace falta tener cuenta.",
  site: "Dirección de la web",
  siteHint: "Tal como la ve en el navegador, por ejemplo https://www.ejemplo.es/pagina",
  draftHint:
    "Si este borrador tiene textos propios, pegue la dirección completa del navegador: los textos están en ella y nosotros no los tenemos.",
  kind: "Qué ocurre",
  choose: "Elija una opción",
  explanation: "Por qué y dónde exactamente",
  explanationHint:
    "Indique a qué palabras, imágenes o páginas se refiere y por qué infringen la ley o los derechos de alguien.",
  reporter: "Quién es usted",
  reporterHint:
    "Le respondemos por correo. El titular de la web no sabrá quién la ha denunciado. Medio año después de nuestra decisión eliminamos su nombre y su dirección.",
  anonymous: "Si se trata de delitos contra menores, no le pedimos ni nombre ni dirección.",
  name: "Nombre y apellidos",
  email: "Correo electrónico",
  goodFaith:
    "Declaro de buena fe que la información y las alegaciones de esta denuncia son exactas y completas.",
  send: "Enviar denuncia",
  privacy: "Privacidad",
  elsewhere: "¿Hay alguien en peligro ahora mismo? Llame primero a la policía.",
  receivedTitle: "Hemos recibido su denuncia",
  number: "Su número es {number}.",
  decidedInHours:
    "Una persona revisará la web y decidirá en un plazo de {hours, plural, one {# hora} other {# horas}}.",
  decidedInDays:
    "Una persona revisará la web y decidirá en un plazo de {days, plural, one {# día} other {# días}}.",
  receivedHint:
    "Recibirá por correo la decisión, sus motivos y qué puede hacer si no está de acuerdo. El acuse de recibo está en camino.",
  anonymousHint:
    "Como no ha indicado ninguna dirección, no podemos responderle. Gracias por avisarnos.",
  home: "Ir a la página de inicio",
};

export const reportProblems = {
  fields: "Revise los campos marcados.",
  site: "Revise los campos marcados.",
  too_many_requests: "Demasiados intentos. Espere unos minutos o escríbanos.",
  other: "No ha funcionado. Inténtelo de nuevo o escríbanos.",
};

/** By `ReportKind`. */
export const reportKinds = {
  phishing: "Suplantación o fraude",
  children: "Delitos contra menores",
  intellectual_property: "Derechos de autor o marcas",
  personal_data: "Datos personales publicados sin permiso",
  illegal: "Productos o contenidos ilícitos",
  spam: "Spam",
  other: "Otra cosa",
};

/** The objection of an owner whose site was taken down. */
export const objection = {
  title: "¿No está de acuerdo?",
  hint: "Puede reclamar una vez. No le cuesta nada y una persona le responderá por correo.",
  why: "Por qué debería estar publicada la web",
  send: "Reclamar",
  sent: "Reclamó el {day}. Una persona le responderá por correo en un plazo de {days, plural, one {# día} other {# días}}.",
  answered: "Nuestra respuesta a su reclamación:",
};
