import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** The contract of article 28 (3) GDPR for the data of visitors of hosted sites. */
export const dataProcessing: LegalTexts["dataProcessing"] = (seller, days) => ({
  title: "Tratamento de dados",
  version,
  intro: `Este é o contrato entre você, que tem um site com formulário ou hospedado por nós, e ${seller.name}, que trata os dados dos seus visitantes em seu nome (artigo 28 do Regulamento Geral sobre a Proteção de Dados). Você é o responsável pelo tratamento (controlador), e nós somos o subcontratante (operador). O contrato vale, sem assinatura, desde o dia em que o seu site é publicado ou o formulário é usado.`,
  sections: [
    {
      title: "Do que se trata",
      paragraphs: [
        "Objeto e finalidade: entregamos as páginas do seu site, recebemos o que os visitantes enviam pelos formulários, guardamos isso nas suas mensagens e o enviamos a você por e-mail.",
        "Dados: nomes, e-mails e tudo o que os visitantes escrevem, encomendam ou solicitam; o endereço IP, enquanto um acesso é respondido; e o número de visitas, sem nada sobre o visitante.",
        "Titulares dos dados: os visitantes do seu site.",
        `Duração: enquanto você tiver a licença. As mensagens são excluídas ${days.messages} dias depois de chegarem; o spam e o que você excluiu, depois de ${days.spam} dias; o número de visitas, depois de ${days.visits} dias.`,
      ],
    },
    {
      title: "Suas instruções",
      paragraphs: [
        "Tratamos os dados somente conforme as suas instruções: as que você dá com o que publica, com as configurações do site ou por e-mail. Se uma lei nos obrigar a agir de outra forma, avisamos você antes, a não ser que essa mesma lei proíba.",
        "Se acharmos que uma instrução viola a lei de proteção de dados, avisamos você.",
      ],
    },
    {
      title: "Quem vê os dados",
      paragraphs: [
        "Somente as pessoas que precisam deles para manter o serviço, todas obrigadas ao sigilo. O que a equipe faz no painel de administração fica registrado.",
      ],
    },
    {
      title: "Segurança",
      paragraphs: [
        "As conexões são criptografadas. A equipe precisa de um segundo fator para entrar. Senhas e chaves são guardadas como hashes. Os bancos de dados têm cópias de segurança. Há um limite de envios de formulário por remetente e por site. O que os visitantes escrevem é mostrado como texto e nunca é executado.",
        "Adaptamos essas medidas à evolução da técnica; o nível de proteção não diminui.",
      ],
    },
    {
      title: "Outros subcontratantes",
      paragraphs: [
        "Você nos autoriza a recorrer a outros subcontratantes: a empresa dona dos servidores que usamos, o serviço que envia nossos e-mails e, quando o seu site é publicado em uma hospedagem estática externa, a empresa que a oferece. Com cada um temos um contrato com as mesmas obrigações, e respondemos pelo que fizerem.",
        "Um novo subcontratante é anunciado por e-mail quatro semanas antes. Se você se opuser por um bom motivo e não encontrarmos outra solução, você pode encerrar a hospedagem.",
        "Quando um deles está fora do Espaço Econômico Europeu, a transferência se baseia em uma decisão de adequação da Comissão Europeia ou nas cláusulas contratuais-tipo dela.",
      ],
    },
    {
      title: "Ajuda com as suas obrigações",
      paragraphs: [
        "Nas suas mensagens, você pode buscar, exportar e excluir o que uma pessoa enviou. Também ajudamos você com os pedidos dos titulares, com avaliações de impacto e com perguntas das autoridades.",
        "Se dados dos seus visitantes forem perdidos, alterados ou revelados a quem não devia vê-los, avisamos você sem demora injustificada depois de sabermos disso, com o que você precisa para fazer a sua própria notificação.",
      ],
    },
    {
      title: "O fim",
      paragraphs: [
        "Quando a licença ou a sua conta termina, você pode exportar as mensagens; depois as excluímos, a não ser que a lei nos obrigue a guardar algo. As cópias de segurança são sobrescritas aos poucos.",
      ],
    },
    {
      title: "Comprovação",
      paragraphs: [
        "Se você pedir, mostramos que cumprimos este contrato. Também permitimos auditorias, feitas por você ou por quem você indicar, com aviso prévio e em horário de trabalho.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
