import { siteNoticeDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: "Esta versão em português tem a mesma força vinculante que a versão em inglês.",
  terms: [
    {
      title: "Uma empresa, um site",
      sentences: [
        "Você pode usar o modelo para uma única empresa ou, se compra como consumidor, para você, e para um único site.",
        "O site pode ter quantas páginas, idiomas e visitantes você quiser.",
        "Para uma segunda empresa ou um segundo site, é preciso ter outra licença.",
      ],
    },
    {
      title: "Modifique à vontade",
      sentences: [
        "Você pode modificar como quiser os textos, as imagens, as cores e o código, ou pedir que outra pessoa os modifique.",
        "Não é preciso mencionar o nosso nome em lugar nenhum.",
      ],
    },
    {
      title: "Seu para sempre",
      sentences: [
        "A licença vale no mundo inteiro e não tem prazo de validade, e não há nada a renovar.",
        "Você pode baixar o modelo de novo quantas vezes quiser, mesmo quando não o vendermos mais.",
      ],
    },
    {
      title: "Não repasse o modelo",
      sentences: [
        "Você não pode vender, dar, alugar, emprestar nem publicar o modelo em si, no todo ou em parte, modificado ou não.",
        "Também não pode incorporá-lo a uma ferramenta que cria sites para terceiros.",
      ],
    },
    {
      title: "Imagens e fontes",
      sentences: [
        "Os direitos sobre as imagens são nossos; você pode exibi-las como parte do seu site.",
        "Os direitos sobre as fontes são dos seus autores: as licenças estão ao lado delas, na pasta fonts.",
      ],
    },
    {
      title: "Quando uma licença termina",
      sentences: [
        "Uma licença termina quando o preço do modelo é reembolsado.",
        `Nesse caso, você precisa tirar o site do ar e não pode mais usar os arquivos dele; um site que hospedamos fica no ar por mais ${siteNoticeDays} dias.`,
      ],
    },
  ],
  categories: {
    basic: [categoryTexts.basic, "Você pode acrescentar as duas coisas por conta própria."],
    medium: [categoryTexts.medium, "Você pode torná-lo responsivo por conta própria."],
    premium: [categoryTexts.premium, "Você continua livre para modificar as duas coisas."],
  },
};
