/** The kinds of data that are stored about customers. */
export const retainedData = {
  access:
    "Dónde tiene la sesión iniciada (navegador, sistema, país, horas), las cuentas vinculadas, las llaves de acceso, la verificación en dos pasos, los tokens de API, su función en la administración si trabaja en ella, los enlaces que le hemos enviado por correo y cuántas veces se ha intentado iniciar sesión",
  support: "Lo que usted y la tienda se han escrito sobre los pedidos o a raíz de un mensaje suyo",
  orders: "Los pedidos que no se completaron y su cesta",
  reviews: "Sus opiniones",
  domains: "Los dominios de sus webs",
  messages: "Lo que le han enviado los visitantes de sus webs",
  sites: "Sus webs: nombres, versiones, ajustes y número de visitas",
  reports:
    "Las denuncias de sus webs, lo que decidimos y sus reclamaciones; también las webs que usted ha denunciado",
  saved: "Las plantillas que ha guardado y las que ha visto hace poco",
  businesses: "Lo que nos ha contado de sus negocios para que lo muestren las plantillas",
  drafts:
    "Sus borradores, las copias de ellos que ha compartido y si quiere recibir correos sobre ellos",
  pictures: "Sus imágenes y logos",
  emails:
    "Los correos que le hemos enviado (tras el envío, solo la dirección, el asunto y la hora) y lo que usted nos ha escrito",
  invoices:
    "Las facturas, sus pagos y reembolsos, los países que demuestran dónde compró (de su dirección, su red, PayPal y sus cuentas bancarias) y las claves de licencia de lo comprado",
  audit:
    "Qué ha ocurrido en su cuenta, cuándo y desde dónde: inicios de sesión, también los rechazados, cambios, pedidos y webs",
  profile:
    "Su cuenta: correo electrónico, contraseña (solo como hash), empresa, dirección de facturación y colores",
};

/** How long they are kept while the account exists. */
export const retentionTime = {
  access:
    "Las llaves de acceso, la verificación en dos pasos y la función, hasta que se quitan; los tokens de API, hasta {tokenDays, number} días después de que terminen; las sesiones, hasta que pasen {idleDays, number} días sin uso, {mostDays, number} como máximo; los enlaces, de una hora a una semana; la copia de sus datos, {exportHours, number} horas; el número de intentos, un día como máximo",
  support: "{years, number} años",
  untilDeletion: "Mientras tenga la cuenta",
  domains: "Hasta que los quite",
  messages: "{days, number} días; el spam y lo que elimine, {spamDays, number}",
  sites:
    "Las {versions, number} versiones más recientes; las visitas por día, {days, number} días, sin nada sobre el visitante",
  reports:
    "{years, number} años; quién denunció una web, {months, number} meses tras nuestra decisión",
  saved:
    "Las guardadas, hasta que las quite; las {most, number} últimas que ha visto, hasta que vacíe la lista",
  businesses: "Hasta que lo borre",
  drafts: "Hasta que los elimine o desactive los correos",
  pictures: "Hasta que las elimine, o {days, number} días después de que ya nada las muestre",
  emails: "Los correos, mientras tenga la cuenta; lo que nos ha escrito, {years, number} años",
  audit:
    "{years, number} años; a partir de {days, number} días, sin la última parte de la dirección de red",
  profile: "Mientras usted quiera y {days, number} días más, en los que puede cambiar de opinión",
};

/** What happens to them when the account is deleted. */
export const retentionFate = {
  deleted: "Se eliminan",
  anonymous: "Se conservan sin su nombre ni nada que remita a usted",
  domains: "Se eliminan en primer lugar: quedan libres y sus webs dejan de estar publicadas",
  sites: "Se eliminan; los archivos de sus páginas, en dos días",
  reports:
    "Se conservan {years, number} años desde el final del año en que se hicieron, porque cada año publicamos cuántas hubo, como exige la ley; sin direcciones, nombres ni textos",
  invoices:
    "Se conservan {years, number} años desde el final del año en que se emitieron, porque lo exige la legislación tributaria; sin su correo electrónico ni relación con sus demás datos",
};
