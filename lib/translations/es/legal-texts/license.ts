import { siteNoticeDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: "Esta versión en español tiene la misma validez que la versión en inglés.",
  terms: [
    {
      title: "Una empresa, una web",
      sentences: [
        "Puede usar la plantilla para una sola empresa o, si es un particular, para usted, y para una sola web.",
        "La web puede tener tantas páginas, idiomas y visitantes como usted quiera.",
        "Para otra empresa o para otra web, necesita otra licencia.",
      ],
    },
    {
      title: "Puede modificarla",
      sentences: [
        "Puede modificar a su gusto los textos, las imágenes, los colores y el código, o encargar a otra persona que lo haga.",
        "No tiene que mencionarnos en ningún sitio.",
      ],
    },
    {
      title: "Suya para siempre",
      sentences: [
        "La licencia vale en todo el mundo, no caduca y no hay que renovarla.",
        "Puede volver a descargar la plantilla cuantas veces quiera, también cuando ya no la vendamos.",
      ],
    },
    {
      title: "No puede pasarla a otros",
      sentences: [
        "No puede vender, regalar, alquilar, prestar ni publicar la plantilla como plantilla, ni entera ni por partes, con modificaciones o sin ellas.",
        "Tampoco puede integrarla en una herramienta que cree webs para terceros.",
      ],
    },
    {
      title: "Imágenes y fuentes",
      sentences: [
        "Los derechos de las imágenes son nuestros; usted puede mostrarlas como parte de su web.",
        "Los derechos de las fuentes son de sus autores: sus licencias están junto a ellas en la carpeta fonts.",
      ],
    },
    {
      title: "Cuándo termina una licencia",
      sentences: [
        "La licencia termina cuando se le devuelve el precio de la plantilla.",
        `A partir de entonces debe retirar la web y ya no puede usar sus archivos; una web alojada por nosotros sigue publicada ${siteNoticeDays} días más.`,
      ],
    },
  ],
  categories: {
    basic: [categoryTexts.basic, "Puede añadir ambas cosas por su cuenta."],
    medium: [categoryTexts.medium, "Puede adaptarla por su cuenta a otras pantallas."],
    premium: [categoryTexts.premium, "Puede modificar ambas cosas cuando quiera."],
  },
};
