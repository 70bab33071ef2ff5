import type { LegalTexts } from "../../legal-texts";

/** What the law asks the shop to say of personal data, beside the table of what is kept for how long. */
export const privacy: LegalTexts["privacy"] = (
  { name, address, email, phone, privacyOfficer },
  toEverybody,
  writer,
) => ({
  title: "Privacidad",
  version: "2026-11-29",
  intro:
    "Qué guardamos sobre usted, durante cuánto tiempo y qué ocurre con ello cuando elimina su cuenta. Las cuentas se eliminan exactamente según esta tabla.",
  sections: [
    {
      title: "Quién es el responsable",
      paragraphs: [
        `El responsable del tratamiento es ${[name, ...address].join(", ")}. Puede escribirnos a ${email} o llamarnos al ${phone}.${privacyOfficer ? ` Nuestro delegado de protección de datos: ${privacyOfficer}.` : ""}`,
      ],
    },
    {
      title: "Por qué podemos usar sus datos",
      paragraphs: [
        "Para cumplir nuestro contrato con usted, o para prepararlo (artículo 6.1, letra b, del Reglamento General de Protección de Datos): su cuenta, sus pedidos, licencias, borradores, imágenes y webs, y los mensajes entre usted y nosotros. Porque nos obliga la ley (letra c): las facturas, la prueba de su país a efectos fiscales y las respuestas a las autoridades. Porque tenemos un interés legítimo sobre el que no prevalecen sus intereses ni sus derechos (letra f): los límites contra abusos, el registro de lo ocurrido en una cuenta, el número de visitas sin nombres, las opiniones y las reclamaciones de ambas partes. Porque usted ha dado su consentimiento (letra a): los correos sobre sus borradores; puede retirarlo en cualquier momento, y lo que se hizo antes sigue siendo lícito.",
      ],
    },
    {
      title: "Qué datos tiene que darnos",
      paragraphs: [
        "Para ver la tienda, ninguno. Para hacer un pedido necesitamos su nombre, su dirección de facturación y su correo electrónico: sin ellos no hay contrato ni factura. Todo lo demás es voluntario. Ninguna decisión sobre usted la toma un programa por sí solo.",
      ],
    },
    {
      title: "Quién más recibe datos",
      paragraphs: [
        `La empresa en cuyos servidores funciona la tienda los guarda todos por encargo nuestro. PayPal recibe el importe y el número de los pedidos que paga allí. Nuestro servicio de correo recibe los correos que le enviamos. Si inicia sesión con una cuenta de otro proveedor, este se entera y nos comunica su nombre y su correo electrónico. Nuestro banco recibe las transferencias; nuestra asesoría fiscal y Hacienda, las facturas. Si su web está publicada en un alojamiento estático externo, la empresa que lo ofrece recibe las páginas de su web. Si tiene un NIF-IVA de otro país de la Unión Europea, cuando hace un pedido lo recibe el servicio VIES de la Comisión Europea, que nos dice si es válido. ${writer ? `Si pide que se reformulen textos con IA, el modelo de lenguaje de ${writer} recibe el nombre, el sector, la localidad, la descripción y la oferta de su empresa. ` : ""}Nadie más recibe nada y no vendemos ningún dato.`,
      ],
    },
    {
      title: "Fuera de Europa",
      paragraphs: [
        "Algunas de estas empresas, como nuestro servicio de correo y el grupo de PayPal, trabajan también en Estados Unidos. En ese caso, la transferencia se basa en una decisión de la Comisión Europea que declara adecuada la protección o en sus cláusulas contractuales tipo. Escríbanos si quiere una copia.",
      ],
    },
    {
      title: "Cookies",
      paragraphs: [
        `Una cookie mantiene abierta su sesión; otra recuerda que ya ha iniciado sesión con este navegador. Ninguna sirve para rastrearle. Cuántos dispositivos abren cada día una plantilla, la cesta y la página de pago lo contamos sin cookies: con valores hash que se borran al acabar el día. La rapidez de las páginas la medimos en una de cada cuatro páginas que se abren: su navegador envía tiempos, el tipo de página y si la ventana es estrecha, y esos datos se suman a los totales del día. Su cesta y sus colores se guardan en el propio navegador hasta que inicia sesión.${toEverybody ? " Mientras desiste de un contrato, otra cookie guarda lo que ha escrito hasta que lo envía, durante media hora como máximo." : ""}`,
      ],
    },
    {
      title: "Sus derechos",
      paragraphs: [
        "Tiene derecho a recibir una copia de sus datos (acceso), también para llevárselos a otro sitio (portabilidad), y a que los corrijamos (rectificación), los eliminemos (supresión) o dejemos de usarlos por un tiempo (limitación). Además, puede oponerse a lo que hacemos por un interés legítimo nuestro (oposición). Casi todo puede hacerlo usted en su perfil: allí obtiene una copia de todos sus datos, cambia lo que no sea correcto y elimina la cuenta. Antes de que se elimine, tiene dos semanas para cambiar de opinión. Para todo lo demás, escríbanos; le responderemos en el plazo de un mes.",
      ],
    },
    {
      title: "Reclamaciones",
      paragraphs: [
        "Puede presentar una reclamación ante una autoridad de protección de datos: la del lugar donde vive o trabaja (en España, la Agencia Española de Protección de Datos) o la del lugar donde está nuestra empresa.",
      ],
    },
  ],
});
