import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** How the shop meets the requirements (Directive (EU) 2019/882, article 13 and annex V). */
export const accessibility: LegalTexts["accessibility"] = (seller) => ({
  title: "Acessibilidade",
  version,
  intro: `Qualquer pessoa deve poder escolher, comprar e usar um modelo em ${site.name}. Aqui contamos até onde já chegamos e o que fazer se você encontrar um obstáculo.`,
  sections: [
    {
      title: "O serviço",
      paragraphs: [
        "É uma loja on-line: nela você vê modelos, experimenta suas cores e seus textos, faz um pedido, paga, baixa, publica e escreve para nós. O catálogo e as páginas legais funcionam sem JavaScript.",
      ],
    },
    {
      title: "A norma",
      paragraphs: [
        "Nosso objetivo é cumprir as diretrizes WCAG 2.2 no nível AA e, com isso, o que a norma europeia EN 301 549 exige dos sites.",
        "Cada tela é verificada por um programa, no claro e no escuro, no celular e no computador. Tudo pode ser usado só com o teclado, com zoom de 200% e em uma tela de 320 pixels. As animações param quando o seu sistema pede.",
      ],
    },
    {
      title: "O que ainda não funciona",
      paragraphs: [
        "As faturas e os outros arquivos PDF não têm marcação de acessibilidade, e por isso um leitor de tela pode lê-los na ordem errada. Se você pedir, enviamos o mesmo conteúdo em forma de texto.",
        "As prévias mostram as cores que você escolhe, mesmo quando o contraste é baixo demais; o editor avisa.",
        "Os modelos das categorias básico e intermediário são feitos para telas de computador.",
        "As páginas do PayPal dependem do PayPal.",
      ],
    },
    {
      title: "Conte para nós",
      paragraphs: [
        `Se você encontrar uma barreira, escreva para nós ou ligue para ${seller.phone}. Diga em que página foi: respondemos e, enquanto isso, ajudamos você com o pedido.`,
        "Se a nossa resposta não resolver, você pode procurar a autoridade do seu país que fiscaliza a acessibilidade dos serviços.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
