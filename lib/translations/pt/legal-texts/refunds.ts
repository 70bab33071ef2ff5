import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { refundDays, siteNoticeDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-28";

export const refunds: LegalTexts["refunds"] = (seller, toEverybody) => ({
  title: "Reembolsos",
  version,
  intro: `Você pode pedir seu dinheiro de volta em até ${refundDays} dias após o pagamento, de um pedido inteiro ou só de alguns modelos.`,
  sections: [
    {
      title: "Como pedir",
      paragraphs: [
        "Abra suas compras, escolha o pedido e clique em “Pedir reembolso”. Diga quais modelos quer devolver e por quê; uma frase basta.",
        `Se você não tem acesso à conta, ou depois dos ${refundDays} dias, escreva para nós e informe o número do pedido.`,
      ],
      links: [
        { label: "Suas compras", href: links.purchases },
        { label: seller.email, href: `mailto:${seller.email}` },
      ],
    },
    {
      title: "O que acontece depois",
      paragraphs: [
        "Uma pessoa lê a sua solicitação e responde por e-mail. Se recusarmos, o e-mail diz por quê.",
        "O reembolso não custa nada: não descontamos nenhuma taxa. O dinheiro volta por onde veio: pelo PayPal ou para a sua conta bancária. Com ele você recebe uma nota de crédito. O preço da publicação é devolvido com o último modelo do pedido.",
      ],
    },
    {
      title: "O que termina",
      paragraphs: [
        `A licença do modelo reembolsado termina, e você não pode mais usar os arquivos dele. Um site que hospedamos com esse modelo fica no ar por mais ${siteNoticeDays} dias.`,
        "Você pode comprar o modelo de novo quando quiser.",
      ],
    },
    {
      title: "Se você ainda não pagou o pedido",
      paragraphs: [
        "Um pedido por transferência bancária pode ser cancelado nas suas compras até o dinheiro chegar. Nesse caso, você não deve nada.",
      ],
    },
    {
      title: "Seus direitos por lei",
      paragraphs: [
        "Se um modelo não faz o que a página dele diz, a lei dá a você direitos que não dependem desta página.",
        ...(toEverybody
          ? [
              `Consumidores podem desistir do contrato em até ${withdrawalDays} dias após o pagamento, sem dar um motivo e sem precisar de conta.`,
            ]
          : []),
      ],
      links: [
        { label: "Termos", href: legalLinks.terms },
        ...(toEverybody ? [{ label: "Desistir de uma compra", href: legalLinks.withdraw }] : []),
      ],
    },
  ],
});
