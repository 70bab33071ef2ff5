import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** How the shop meets the requirements (Directive (EU) 2019/882, article 13 and annex V). */
export const accessibility: LegalTexts["accessibility"] = (seller) => ({
  title: "Accesibilidad",
  version,
  intro: `Cualquier persona debe poder elegir, comprar y usar una plantilla en ${site.name}. Aquí le contamos hasta dónde hemos llegado y qué puede hacer si encuentra un obstáculo.`,
  sections: [
    {
      title: "El servicio",
      paragraphs: [
        "Es una tienda en línea: en ella puede ver plantillas, probarlas con sus colores y sus textos, hacer un pedido, pagar, descargar, publicar y escribirnos. El catálogo y las páginas legales funcionan sin JavaScript.",
      ],
    },
    {
      title: "La norma",
      paragraphs: [
        "Nuestro objetivo es cumplir las pautas WCAG 2.2 en el nivel AA y, con ello, lo que la norma europea EN 301 549 exige a las webs.",
        "Cada pantalla la comprueba un programa, en claro y en oscuro, en el móvil y en el ordenador. Todo se puede usar solo con el teclado, con un zoom del 200 % y en una pantalla de 320 píxeles. Las animaciones se detienen si así lo pide su sistema.",
      ],
    },
    {
      title: "Lo que aún no funciona",
      paragraphs: [
        "Las facturas y los demás archivos PDF no están etiquetados, por lo que un lector de pantalla puede leerlos en un orden equivocado. Si nos lo pide, le enviamos el mismo contenido en forma de texto.",
        "Las vistas previas muestran los colores que usted elige, aunque tengan poco contraste; el editor se lo advierte.",
        "Las plantillas de las categorías básica e intermedia están hechas para ordenador.",
        "Las páginas de PayPal dependen de PayPal.",
      ],
    },
    {
      title: "Cuéntenoslo",
      paragraphs: [
        `Si encuentra una barrera, escríbanos o llame al ${seller.phone}. Díganos en qué página ha sido: le responderemos y, mientras tanto, le ayudaremos con su pedido.`,
        "Si nuestra respuesta no le sirve, puede acudir a la autoridad de su país que vigila la accesibilidad de los servicios.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
