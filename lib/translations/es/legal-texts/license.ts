import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: "Esta versión en español es tan vinculante como la versión en inglés.",
  terms: [
    {
      title: "Una empresa, una web",
      sentences: [
        "Puede usar la plantilla para una sola empresa y para una sola web de esa empresa.",
        "La web puede tener tantas páginas, idiomas y visitantes como usted quiera.",
        "Para una segunda empresa o una segunda web, debe comprar la plantilla otra vez.",
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
        "La licencia no tiene fecha de vencimiento ni hay nada que renovar.",
        "Puede volver a descargar la plantilla cuantas veces quiera, también cuando ya no la vendamos.",
      ],
    },
    {
      title: "Sin cesión a terceros",
      sentences: [
        "No puede vender, prestar ni publicar la plantilla como plantilla, ni entera ni por partes, con modificaciones o sin ellas.",
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
        "La licencia queda anulada cuando se devuelve el pago.",
        "La web debe retirarse entonces.",
      ],
    },
  ],
  categories: {
    basic: [categoryTexts.basic, "Puede añadir ambas cosas usted mismo."],
    medium: [categoryTexts.medium, "Puede adaptarla usted mismo a otras pantallas."],
    premium: [categoryTexts.premium, "Puede modificar ambas cosas cuando quiera."],
  },
};
