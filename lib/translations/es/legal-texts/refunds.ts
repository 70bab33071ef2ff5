import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { refundDays, siteNoticeDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-28";

export const refunds: LegalTexts["refunds"] = (seller, toEverybody) => ({
  title: "Reembolsos",
  version,
  intro: `Tiene ${refundDays} días desde el pago para pedirnos que le devolvamos el dinero, de un pedido entero o de algunas plantillas.`,
  sections: [
    {
      title: "Cómo pedirlo",
      paragraphs: [
        "Abra sus compras, busque el pedido y pulse «Pedir un reembolso». Díganos qué plantillas quiere devolver y por qué; basta una frase.",
        `Si no puede entrar en su cuenta, o si ya han pasado los ${refundDays} días, escríbanos e indique el número del pedido.`,
      ],
      links: [
        { label: "Sus compras", href: links.purchases },
        { label: seller.email, href: `mailto:${seller.email}` },
      ],
    },
    {
      title: "Qué ocurre después",
      paragraphs: [
        "Una persona lee su solicitud y le responde por correo electrónico. Si la rechazamos, el correo explica el motivo.",
        "El reembolso no le cuesta nada: no descontamos ninguna comisión. El dinero vuelve por donde vino: por PayPal o a su cuenta bancaria. Con él recibe una nota de abono. El precio de la publicación se devuelve con la última plantilla del pedido.",
      ],
    },
    {
      title: "Qué termina",
      paragraphs: [
        `La licencia de la plantilla reembolsada termina y ya no puede usar sus archivos. Si alojamos una web hecha con ella, sigue publicada ${siteNoticeDays} días más.`,
        "Puede volver a comprar la plantilla cuando quiera.",
      ],
    },
    {
      title: "Si aún no ha pagado el pedido",
      paragraphs: [
        "Puede cancelar un pedido por transferencia en sus compras hasta que llegue el dinero. En ese caso no nos debe nada.",
      ],
    },
    {
      title: "Los derechos que le da la ley",
      paragraphs: [
        "Si una plantilla no hace lo que dice su página, la ley le da derechos que no dependen de lo que se explica aquí.",
        ...(toEverybody
          ? [
              `Los consumidores pueden desistir del contrato durante los ${withdrawalDays} días naturales siguientes al pago, sin indicar el motivo y sin necesidad de tener cuenta.`,
            ]
          : []),
      ],
      links: [
        { label: "Condiciones", href: legalLinks.terms },
        ...(toEverybody ? [{ label: "Desistir de un contrato", href: legalLinks.withdraw }] : []),
      ],
    },
  ],
});
