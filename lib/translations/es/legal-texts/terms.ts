import { countryName } from "@/lib/country-name";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { currencyNameIn } from "@/lib/money-texts";
import { refundDays, withdrawalDays } from "@/lib/refund-days";
import type { SellerFacts } from "@/lib/seller";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** The terms of sale and of hosting, which each order keeps. */
export const terms: LegalTexts["terms"] = ({ seller, transferDays, toEverybody }) => {
  const company = [seller.name, ...seller.address].join(", ");
  const country = countryName(seller.country, "es");
  return {
    title: "Condiciones",
    version,
    intro: `A qué se comprometen usted y ${seller.name} cuando usted compra en ${site.name}. Cada pedido conserva la versión con la que se hizo; el correo del pedido le trae una copia.`,
    sections: [
      {
        title: "Quién vende y a quién",
        paragraphs: [
          `Su contrato es con ${company} (${seller.registration}).`,
          toEverybody
            ? "Vendemos a empresas y a consumidores. Es consumidor quien compra con un propósito ajeno a su actividad comercial, empresa, oficio o profesión."
            : "Vendemos solo a empresas y profesionales: a sociedades, autónomos, asociaciones y organismos públicos que compran para su actividad. No vendemos a consumidores.",
          "Si usted tiene sus propias condiciones de compra, solo se aplican si las hemos aceptado por escrito.",
        ],
        links: [{ label: "Aviso legal", href: legalLinks.imprint }],
      },
      {
        title: "Qué compra",
        paragraphs: [
          "La licencia de una plantilla web terminada: archivos digitales que usted descarga, con sus colores y sus textos. Lo que puede hacer cada categoría figura en la página de la plantilla.",
          toEverybody
            ? "Puede usar cada plantilla para una empresa o persona y para una web suya, sin límite de tiempo. Las condiciones de la licencia forman parte de estas condiciones."
            : "Puede usar cada plantilla para una empresa y para una web de esa empresa, sin límite de tiempo. Las condiciones de la licencia forman parte de estas condiciones.",
          "Si elige la publicación, además publicamos la web por usted.",
        ],
        links: [{ label: "Condiciones de la licencia", href: links.license }],
      },
      {
        title: "Cómo se celebra el contrato",
        paragraphs: [
          `Añada las plantillas a la cesta, revise el resumen, rellene sus datos de facturación y haga el pedido con el botón ${toEverybody ? "«Comprar y pagar con PayPal» o «Comprar y pagar por transferencia»" : "«PayPal» o «Transferencia»"}. Hasta ese momento puede volver atrás y corregirlo todo.`,
          "Su pedido es una oferta. La aceptamos con el correo en el que le damos los datos de la cuenta bancaria o le confirmamos el pago.",
          "El contrato se celebra en español. Guardamos el texto del contrato; usted lo recibe con ese correo, y el pedido queda entre sus compras.",
        ],
      },
      {
        title: "Precio y pago",
        paragraphs: [
          `Los precios se indican en ${currencyNameIn("es")} e incluyen el IVA que corresponda. Si usted compra como empresa de otro país y debe declarar el impuesto por su cuenta, la factura lo indica.`,
          `Puede pagar en el momento con PayPal o por transferencia bancaria. Si la transferencia no ha llegado en ${transferDays} días, el pedido se cierra y ya no nos debe nada.`,
          "La factura le llega por correo electrónico en cuanto recibimos el pago.",
        ],
      },
      {
        title: "Entrega",
        paragraphs: [
          "En cuanto recibimos el pago, puede descargar las plantillas desde sus compras cuantas veces quiera. Si eligió la publicación, le escribimos en cuanto cada web está publicada.",
          ...(toEverybody
            ? [
                "Los consumidores que no hayan consentido en que empecemos enseguida pueden descargar y publicar cuando termina el plazo de desistimiento, o en cuanto pulsan «Empezar ahora» en sus compras.",
              ]
            : []),
        ],
      },
      ...(toEverybody ? [consumersRight] : []),
      {
        title: "Devolución del dinero",
        paragraphs: [
          `Tiene ${refundDays} días desde el pago para pedirnos que le devolvamos el dinero. Otra página explica cómo funciona.`,
        ],
        links: [{ label: "Reembolsos", href: legalLinks.refunds }],
      },
      {
        title: "Webs que alojamos",
        paragraphs: [
          "Usted decide qué dice su web y responde de ello. La web no puede infringir la ley, engañar a los visitantes, hacerse pasar por otra persona o empresa, recoger contraseñas o datos de pago para otros servicios, difundir programas maliciosos ni enviar correo no deseado.",
          "Si alguien denuncia una web, la revisa una persona. Retiramos una web solo en la medida en que sea necesario, le decimos el motivo y la volvemos a publicar si nos demuestra que era lícita. Si no está de acuerdo, puede reclamar en la página de su web en nuestra tienda.",
          "Para lo que los visitantes escriben en los formularios de su web, somos su encargado del tratamiento.",
          "Podemos poner fin al alojamiento si le avisamos por correo electrónico con tres meses de antelación. Usted conserva la licencia y puede descargar la web.",
        ],
        links: [{ label: "Encargo del tratamiento", href: legalLinks.dataProcessing }],
      },
      {
        title: "Si algo no funciona",
        paragraphs: [
          "Díganoslo y lo reparamos o lo sustituimos. Si no lo conseguimos, puede pedir que le rebajemos el precio o resolver el contrato. En todo lo demás decide la ley.",
        ],
        links: [{ label: seller.email, href: `mailto:${seller.email}` }],
      },
      {
        title: "Responsabilidad",
        paragraphs: [
          "Respondemos sin límite en caso de dolo o negligencia grave, por los daños a la vida, la integridad física y la salud, por lo que hayamos garantizado y cuando así lo disponga la ley sobre productos defectuosos.",
          "En caso de negligencia leve, solo respondemos si incumplimos una obligación esencial, sin la cual el contrato no tendría sentido, y entonces hasta el importe del daño que sea típico y previsible. Fuera de estos casos, no respondemos.",
        ],
      },
      {
        title: "Opiniones",
        paragraphs: [
          "Solo pueden opinar sobre una plantilla los clientes que la han pagado. No dejamos fuera ninguna opinión por sus estrellas y solo ocultamos las que contienen palabras ilícitas u ofensivas; a su autor le decimos el motivo.",
        ],
      },
      {
        title: "Ley aplicable y conflictos",
        paragraphs: [
          `Se aplica la ley de ${country}, pero no la Convención de las Naciones Unidas sobre los Contratos de Compraventa Internacional de Mercaderías. Si usted es empresario, resuelven los tribunales de nuestra sede.`,
          ...(toEverybody
            ? ["Los consumidores conservan la protección de la ley del país en el que viven."]
            : []),
          disputeSentence(seller),
        ],
      },
    ],
  };
};

const consumersRight = {
  title: "Derecho de desistimiento",
  paragraphs: [
    `Los consumidores pueden desistir del contrato durante los ${withdrawalDays} días naturales siguientes al pago, sin indicar el motivo. La información sobre este derecho llega con el correo del pedido.`,
    "El derecho termina antes si usted consiente expresamente en que empecemos enseguida y declara que sabe que con ello lo pierde.",
  ],
  links: [{ label: "Desistir de un contrato", href: legalLinks.withdraw }],
};

export const disputeSentence = ({ disputeBody }: SellerFacts): string =>
  disputeBody
    ? `Los conflictos con consumidores pueden someterse a ${disputeBody}.`
    : "No estamos obligados a resolver conflictos ante una entidad de resolución alternativa de litigios de consumo, como una junta arbitral, ni estamos dispuestos a ello.";
