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
  const country = countryName(seller.country, "pt");
  return {
    title: "Termos",
    version,
    intro: `O que vale entre você e ${seller.name} quando você compra em ${site.name}. Cada pedido guarda a versão com que foi feito, e o e-mail do pedido traz uma cópia dela.`,
    sections: [
      {
        title: "Quem vende, e para quem",
        paragraphs: [
          `Seu contrato é com ${company} (${seller.registration}).`,
          toEverybody
            ? "Vendemos para empresas e para consumidores. É consumidor quem compra para fins que não fazem parte da sua atividade comercial, industrial, artesanal ou profissional."
            : "Vendemos somente para empresas e profissionais: sociedades, autônomos, associações e órgãos públicos que compram para o seu trabalho. Não vendemos para consumidores.",
          "Se você tem condições de compra próprias, elas só valem se nós as aceitarmos por escrito.",
        ],
        links: [{ label: "Dados da empresa", href: legalLinks.imprint }],
      },
      {
        title: "O que você compra",
        paragraphs: [
          "A licença de um modelo de site pronto: arquivos digitais que você baixa, nas suas cores e com os seus textos. O que cada categoria oferece está na página do modelo.",
          toEverybody
            ? "Você pode usar cada modelo para uma empresa ou pessoa e para um site dela, sem limite de tempo. Os termos da licença fazem parte destes termos."
            : "Você pode usar cada modelo para uma empresa e para um site dessa empresa, sem limite de tempo. Os termos da licença fazem parte destes termos.",
          "Se você escolher a publicação, também colocamos o site no ar.",
        ],
        links: [{ label: "Termos da licença", href: links.license }],
      },
      {
        title: "Como o contrato é celebrado",
        paragraphs: [
          `Você coloca os modelos no carrinho, confere o resumo, preenche os dados para a fatura e faz o pedido com o botão ${toEverybody ? "“Comprar com PayPal” ou “Comprar por transferência”" : "“PayPal” ou “Transferência”"}. Até esse momento, você pode voltar e corrigir tudo.`,
          "Seu pedido é uma proposta. Nós a aceitamos com o e-mail que traz os dados bancários ou que confirma o pagamento.",
          "O contrato é celebrado em português. Guardamos o texto do contrato; você o recebe com esse e-mail, e o pedido fica nas suas compras.",
        ],
      },
      {
        title: "Preço e pagamento",
        paragraphs: [
          `Os preços são em ${currencyNameIn("pt").toLowerCase()} e incluem o imposto sobre o valor acrescentado (IVA) aplicável. Se você compra como empresa de outro país e precisa declarar o imposto por conta própria, a fatura indica isso.`,
          `Você paga na hora com PayPal, ou por transferência bancária. Se a transferência não chegar em até ${transferDays} dias, o pedido é encerrado, e você não nos deve nada.`,
          "A fatura chega por e-mail assim que recebemos o pagamento.",
        ],
      },
      {
        title: "Entrega",
        paragraphs: [
          "Assim que o pagamento chega, você pode baixar os modelos nas suas compras, quantas vezes quiser. Se você escolheu a publicação, avisamos por e-mail assim que cada site estiver no ar.",
          ...(toEverybody
            ? [
                "Consumidores que não consentiram no início imediato podem baixar e publicar depois do prazo para desistir, ou assim que clicarem em “Começar já” nas suas compras.",
              ]
            : []),
        ],
      },
      ...(toEverybody ? [consumersRight] : []),
      {
        title: "Dinheiro de volta",
        paragraphs: [
          `Você pode pedir seu dinheiro de volta em até ${refundDays} dias após o pagamento. Outra página explica como isso funciona.`,
        ],
        links: [{ label: "Reembolsos", href: legalLinks.refunds }],
      },
      {
        title: "Sites que hospedamos",
        paragraphs: [
          "Você decide o que o seu site diz e responde por isso. O site não pode violar a lei, enganar visitantes, fazer-se passar por outra pessoa ou empresa, coletar senhas ou dados de pagamento para outros serviços, espalhar programas maliciosos nem enviar spam.",
          "Se alguém denuncia um site, uma pessoa o analisa. Tiramos um site do ar só na medida do necessário, informamos o motivo e o colocamos de volta no ar se você nos mostrar que ele era lícito. Se você não concordar, pode contestar na página do seu site na nossa loja.",
          "Para o que os visitantes escrevem nos formulários do seu site, somos o seu subcontratante (operador): tratamos esses dados em seu nome.",
          "Podemos encerrar a hospedagem se avisarmos por e-mail três meses antes. A licença continua sua, e você pode baixar o site.",
        ],
        links: [{ label: "Tratamento de dados", href: legalLinks.dataProcessing }],
      },
      {
        title: "Se algo não funcionar",
        paragraphs: [
          "Avise-nos, e consertamos o modelo ou o substituímos. Se isso não der certo, você pode pedir uma redução do preço ou desfazer (resolver) o contrato. Em tudo o mais, vale a lei.",
        ],
        links: [{ label: seller.email, href: `mailto:${seller.email}` }],
      },
      {
        title: "Responsabilidade",
        paragraphs: [
          "Respondemos sem limitação em caso de dolo e de culpa grave, por danos à vida, ao corpo e à saúde, pelo que tivermos garantido e quando a lei sobre produtos defeituosos assim determinar.",
          "Em caso de culpa leve, só respondemos se violarmos uma obrigação sem a qual o contrato não faria sentido e, nesse caso, até o valor do dano típico e previsível. Fora disso, não respondemos.",
        ],
      },
      {
        title: "Avaliações",
        paragraphs: [
          "Só clientes que pagaram por um modelo podem avaliá-lo. Não deixamos nenhuma avaliação de fora por causa das estrelas e só ocultamos as que têm palavras ilícitas ou ofensivas; o autor é informado do motivo.",
        ],
      },
      {
        title: "Lei aplicável e litígios",
        paragraphs: [
          `Aplica-se a lei do país da nossa sede (${country}), mas não a Convenção das Nações Unidas sobre Contratos de Compra e Venda Internacional de Mercadorias. Se você exerce uma atividade empresarial, são competentes os tribunais da nossa sede.`,
          ...(toEverybody ? ["Consumidores mantêm a proteção da lei do país em que vivem."] : []),
          disputeSentence(seller),
        ],
      },
    ],
  };
};

const consumersRight = {
  title: "Desistência da compra",
  paragraphs: [
    `Consumidores podem desistir do contrato em até ${withdrawalDays} dias após o pagamento, sem dar um motivo. As informações sobre esse direito chegam com o e-mail do pedido.`,
    "O direito termina antes se você consentir expressamente em que comecemos já e declarar que sabe que, com isso, ele termina.",
  ],
  links: [{ label: "Desistir de uma compra", href: legalLinks.withdraw }],
};

export const disputeSentence = ({ disputeBody }: SellerFacts): string =>
  disputeBody
    ? `Litígios com consumidores podem ser levados a ${disputeBody}.`
    : "Não somos obrigados a resolver litígios em uma entidade de resolução alternativa de litígios de consumo, como um centro de arbitragem, nem estamos dispostos a isso.";
