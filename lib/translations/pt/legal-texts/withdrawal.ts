import { legalLinks } from "@/lib/legal-links";
import { acceptedWithdrawalDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** The instruction on withdrawal and the model form, after Annex I of Directive 2011/83/EU. */
export const withdrawal: LegalTexts["withdrawal"] = (seller) => {
  const company = [seller.name, ...seller.address].join(", ");
  return {
    title: "Desistência da compra",
    version,
    intro:
      "Para consumidores: quem compra para fins que não fazem parte da sua atividade comercial, industrial, artesanal ou profissional. Desistir da compra é o que a Diretiva 2011/83/UE chama de “direito de retratação”; em Portugal, o nome é “livre resolução” e, no Brasil, “arrependimento”.",
    sections: [
      {
        title: "Direito de desistir (retratação)",
        paragraphs: [
          `Você tem o direito de desistir deste contrato no prazo de ${withdrawalDays} dias, sem necessidade de indicar um motivo. O prazo termina ${withdrawalDays} dias depois do dia em que você pagou; se esse dia for sábado, domingo ou feriado, termina no dia útil seguinte. Você não precisa contar: aceitamos a sua desistência durante ${acceptedWithdrawalDays} dias.`,
          `Para desistir, comunique a sua decisão a nós (${company}, ${seller.email}, ${seller.phone}) por meio de uma declaração inequívoca, por exemplo uma carta ou um e-mail. Você pode utilizar o modelo de formulário abaixo, mas isso não é obrigatório.`,
          "Você também pode usar o formulário do nosso site. Confirmamos logo, por e-mail, que recebemos a sua desistência, e quando.",
          "Para respeitar o prazo, basta enviar a desistência antes que ele termine.",
        ],
        links: [{ label: "Desistir de uma compra", href: legalLinks.withdraw }],
      },
      {
        title: "Efeitos da desistência",
        paragraphs: [
          `Se você desistir, devolvemos tudo o que recebemos de você, no máximo ${withdrawalDays} dias depois do dia em que formos informados da sua decisão. Usamos o mesmo meio com que você pagou, salvo se tivermos combinado outra coisa, e isso não custa nada a você.`,
        ],
      },
      {
        title: "Quando o direito termina",
        paragraphs: [
          "No caso de conteúdos digitais, o direito termina antes quando tivermos começado com o seu consentimento expresso, você tiver declarado que sabe que, com isso, o direito termina, e nós tivermos confirmado as duas coisas.",
          `Sem esse consentimento, o download e a publicação esperam até passarem os ${withdrawalDays} dias. Você pode dá-lo mais tarde: clique em “Começar já” nas suas compras.`,
        ],
      },
      {
        title: "Modelo de formulário de retratação",
        paragraphs: [
          "(Só deve preencher e devolver o presente formulário se quiser retratar-se do contrato)",
          `Para ${company}, ${seller.email}:`,
          "Pela presente comunico/comunicamos (*) que me retrato/nos retratamos (*) do meu/nosso (*) contrato de fornecimento do seguinte conteúdo digital (*):",
          "Solicitado em (*) / recebido em (*):",
          "Nome do(s) consumidor(es):",
          "Endereço do(s) consumidor(es):",
          "Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser notificado em papel):",
          "Data:",
          "(*) Riscar o que não interessa.",
        ],
      },
    ],
  };
};
