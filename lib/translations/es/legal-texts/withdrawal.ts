import { legalLinks } from "@/lib/legal-links";
import { acceptedWithdrawalDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** The instruction on withdrawal and the model form, after Annex I of Directive 2011/83/EU. */
export const withdrawal: LegalTexts["withdrawal"] = (seller) => {
  const company = [seller.name, ...seller.address].join(", ");
  return {
    title: "Derecho de desistimiento",
    version,
    intro:
      "Para consumidores: quienes compran con un propósito ajeno a su actividad comercial, empresa, oficio o profesión.",
    sections: [
      {
        title: "Su derecho a desistir",
        paragraphs: [
          `Tiene usted derecho a desistir de este contrato en un plazo de ${withdrawalDays} días naturales sin necesidad de justificación. El plazo vence a los ${withdrawalDays} días naturales del día en que pagó; si ese último día es sábado, domingo o festivo, vence el siguiente día hábil. No hace falta que cuente los días: aceptamos su desistimiento durante ${acceptedWithdrawalDays} días.`,
          `Para desistir, comuníquenos su decisión (${company}, ${seller.email}, ${seller.phone}) mediante una declaración inequívoca, por ejemplo una carta o un correo electrónico. Puede utilizar el modelo de formulario que figura más abajo, aunque su uso no es obligatorio.`,
          "También puede utilizar el formulario de nuestra web. Le confirmamos enseguida por correo electrónico que hemos recibido su desistimiento y cuándo.",
          "Para cumplir el plazo, basta con que lo envíe antes de que venza.",
        ],
        links: [{ label: "Desistir de un contrato", href: legalLinks.withdraw }],
      },
      {
        title: "Consecuencias del desistimiento",
        paragraphs: [
          `Si desiste, le devolvemos todo lo que hemos recibido de usted, a más tardar ${withdrawalDays} días naturales después del día en que se nos informe de su decisión. Utilizamos el mismo medio con el que pagó, salvo que hayamos acordado otra cosa, y no le cuesta nada.`,
        ],
      },
      {
        title: "Cuándo termina el derecho",
        paragraphs: [
          "Con los contenidos digitales, el derecho termina antes cuando hemos empezado con su consentimiento expreso, usted ha declarado que sabe que con ello lo pierde y le hemos confirmado ambas cosas.",
          `Sin ese consentimiento, la descarga y la publicación esperan a que pasen los ${withdrawalDays} días. Puede darlo más tarde: pulse «Empezar ahora» en sus compras.`,
        ],
      },
      {
        title: "Modelo de formulario de desistimiento",
        paragraphs: [
          "(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)",
          `A la atención de ${company}, ${seller.email}:`,
          "Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de suministro del siguiente contenido digital (*):",
          "Pedido el (*) / recibido el (*):",
          "Nombre del consumidor o de los consumidores:",
          "Domicilio del consumidor o de los consumidores:",
          "Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):",
          "Fecha:",
          "(*) Táchese lo que no proceda.",
        ],
      },
    ],
  };
};
