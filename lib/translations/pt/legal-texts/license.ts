import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: "Esta versão em português tem a mesma força vinculante que a versão em inglês.",
  terms: [
    {
      title: "Uma empresa, um site",
      sentences: [
        "Você pode usar o modelo para uma única empresa e para um único site dessa empresa.",
        "O site pode ter quantas páginas, idiomas e visitantes você quiser.",
        "Para uma segunda empresa ou um segundo site, é preciso comprar o modelo novamente.",
      ],
    },
    {
      title: "Livre para modificar",
      sentences: [
        "Você pode modificar como quiser os textos, as imagens, as cores e o código, ou pedir que outra pessoa os modifique.",
        "Não é preciso mencionar o nosso nome em lugar nenhum.",
      ],
    },
    {
      title: "Seu para sempre",
      sentences: [
        "A licença não tem prazo de validade, e não há nada a renovar.",
        "Você pode baixar o modelo de novo quantas vezes quiser, mesmo quando não o vendermos mais.",
      ],
    },
    {
      title: "Sem cessão a terceiros",
      sentences: [
        "Você não pode vender, emprestar nem publicar o modelo como modelo, no todo ou em parte, modificado ou não.",
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
        "Uma licença é revogada quando o pagamento é devolvido.",
        "O site precisa então sair do ar.",
      ],
    },
  ],
  categories: {
    basic: [categoryTexts.basic, "Você mesmo pode acrescentar as duas coisas."],
    medium: [categoryTexts.medium, "Você mesmo pode torná-lo responsivo."],
    premium: [categoryTexts.premium, "Você continua livre para modificar as duas coisas."],
  },
};
