import type { LegalTexts } from "../../legal-texts";

/** What the law asks the shop to say of personal data, beside the table of what is kept for how long. */
export const privacy: LegalTexts["privacy"] = (
  { name, address, email, phone, privacyOfficer },
  toEverybody,
  writer,
) => ({
  title: "Privacidade",
  version: "2026-11-29",
  intro:
    "O que guardamos sobre você, por quanto tempo e o que acontece com isso quando você exclui a conta. As contas são excluídas exatamente conforme esta tabela.",
  sections: [
    {
      title: "Quem é o responsável",
      paragraphs: [
        `Responsável pelo tratamento dos dados (controlador): ${[name, ...address].join(", ")}. Fale conosco por ${email} ou ${phone}.${privacyOfficer ? ` Nosso encarregado da proteção de dados: ${privacyOfficer}.` : ""}`,
      ],
    },
    {
      title: "Por que podemos usar seus dados",
      paragraphs: [
        "Para cumprir nosso contrato com você, ou para prepará-lo (artigo 6.º, n.º 1, alínea b, do Regulamento Geral sobre a Proteção de Dados): sua conta, pedidos, licenças, rascunhos, imagens e sites, e as mensagens entre você e nós. Porque a lei nos obriga (alínea c): faturas, a prova do seu país para fins fiscais e respostas às autoridades. Porque temos um interesse legítimo que não pesa menos do que os seus próprios interesses (alínea f): limites contra abusos, o registro do que aconteceu em uma conta, o número de visitas sem nomes, avaliações e reivindicações das duas partes. Porque você deu seu consentimento (alínea a): e-mails sobre seus rascunhos; você pode retirá-lo a qualquer momento, e o que foi feito antes continua lícito.",
      ],
    },
    {
      title: "O que você precisa informar",
      paragraphs: [
        "Para olhar a loja, nada. Para um pedido precisamos do seu nome, do endereço de cobrança e do seu e-mail: sem eles não há contrato nem fatura. Todo o resto é opcional. Nenhuma decisão sobre você é tomada só por um programa.",
      ],
    },
    {
      title: "Quem mais recebe dados",
      paragraphs: [
        `A empresa dona dos servidores em que a loja funciona guarda todos os dados em nosso nome. O PayPal recebe o valor e o número dos pedidos que você paga por lá. Nosso serviço de e-mail recebe os e-mails que enviamos a você. Se você entra com a conta de outro provedor, ele fica sabendo disso e nos informa seu nome e seu e-mail. Nosso banco recebe as transferências; nosso contador e o fisco, as faturas. Se o seu site é publicado em uma hospedagem estática externa, a empresa que a oferece recebe as páginas do site. Se você tem um número de IVA de outro país da União Europeia, o serviço VIES da Comissão Europeia o recebe quando você faz um pedido, para dizer se ele é válido. ${writer ? `Se você pede para reformular textos com IA, o modelo de linguagem de ${writer} recebe o nome, o ramo, a cidade, a descrição e a oferta da sua empresa. ` : ""}Ninguém mais recebe nada, e nada é vendido.`,
      ],
    },
    {
      title: "Fora da Europa",
      paragraphs: [
        "Algumas dessas empresas, como nosso serviço de e-mail e o grupo do PayPal, também trabalham nos Estados Unidos. Nesse caso, a transferência se baseia em uma decisão da Comissão Europeia que considera a proteção adequada, ou nas cláusulas contratuais-tipo dela. Escreva para nós se quiser uma cópia.",
      ],
    },
    {
      title: "Cookies",
      paragraphs: [
        `Um cookie mantém você conectado; outro lembra que você já entrou na sua conta com este navegador. Nenhum serve para rastrear você. Quantos aparelhos abrem um modelo, o carrinho e a página de pagamento em um dia, contamos sem cookies: com hashes que são excluídos quando o dia termina. A velocidade das páginas é medida em uma de cada quatro páginas abertas: seu navegador envia tempos, o tipo da página e se a janela é estreita, e esses números são somados aos totais do dia. O carrinho e as suas cores ficam no próprio navegador até você entrar na sua conta.${toEverybody ? " Enquanto você desiste de uma compra, um cookie guarda o que você digitou até o envio, por no máximo meia hora." : ""}`,
      ],
    },
    {
      title: "Seus direitos",
      paragraphs: [
        "Você pode receber uma cópia dos seus dados (acesso), também para levá-los a outro lugar (portabilidade), e pedir que sejam corrigidos (retificação), excluídos (apagamento) ou que deixemos de usá-los por um tempo (limitação). Também pode se opor ao que fazemos por um interesse legítimo nosso (oposição). Quase tudo isso você faz no seu perfil: ele dá uma cópia de todos os seus dados, permite mudar o que está errado e exclui a conta. Antes que isso aconteça, você tem duas semanas para mudar de ideia. Para todo o resto, escreva para nós; respondemos em até um mês.",
      ],
    },
    {
      title: "Reclamações",
      paragraphs: [
        "Você pode reclamar a uma autoridade de proteção de dados: a do lugar onde vive ou trabalha (em Portugal, a Comissão Nacional de Proteção de Dados) ou a do lugar onde fica a nossa empresa.",
      ],
    },
  ],
});
