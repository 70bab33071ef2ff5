export const reference = {
  title: "Referência da API",
  description:
    "Todas as chamadas da API pública da loja: o que enviar, o que volta e o que pode falhar.",
  sameAs: "O mesmo conteúdo em",
  openapi: "OpenAPI 3.1",
  bodyOf: "Corpo, {contentType}",
};

/** The words in which the reference describes a type. */
export const schemaType = {
  maxItems: "no máximo {count}",
  maxLength: "no máximo {count} caracteres",
  default: "padrão: {value}",
  listOf: "lista: {type}",
  wholeNumber: "número inteiro",
};

/** Of llms.txt, which language models read. */
export const llms = {
  pages: "Páginas",
  shop: "[Loja]({url}): todos os modelos, com os filtros no endereço",
  search:
    "[Busca]({url}): as palavras, em qualquer idioma da loja, ficam no endereço. Em JSON: [/api/preset?q=]({api}), o mais relevante primeiro",
  sampleSearch: "padaria simples",
  comparisons: "[Comparações]({url}): até três modelos, pelo número, lado a lado",
  trades:
    "[Por ramo]({url}): o que um site precisa ter em um ramo, quais modelos combinam e exemplos com textos do ramo",
  team: "[A equipe]({url}): quem faz os modelos",
  legal:
    "[Dados da empresa]({imprint}): quem vende. [Termos]({terms}), [licença]({license}), [reembolsos]({refunds}), [privacidade]({privacy}), [tratamento de dados]({dataProcessing}), [acessibilidade]({accessibility})",
  reference: "[Referência da API]({url}): o catálogo em JSON; [OpenAPI 3.1]({openapi})",
  forAgents: "Para agentes",
  mcp: "[Servidor MCP]({url}): Model Context Protocol por Streamable HTTP, sem conta. Busca modelos, lê um deles, lê o esquema de conteúdo de um modelo, mostra um modelo com o nome, as cores e os textos de uma empresa e cria um link de carrinho. Com o token de API de um cliente, criado no perfil, lista os pedidos e os sites desse cliente",
  cartLinks:
    "Links de carrinho, como [{path}]({url}): mostram modelos com um botão que os coloca no carrinho. Só uma pessoa compra",
  ucp: "[Perfil UCP]({url}): busca no catálogo pelo Universal Commerce Protocol, no mesmo servidor MCP",
  feeds:
    "[Feed de produtos]({json}): do Agentic Commerce Protocol, em JSON; [o mesmo para buscadores de produtos]({rss}), em RSS. Os dois têm os {most, number} modelos mais recentes",
  presets: "Modelos",
  firstOf: "Os primeiros {shown, number} de {total, number}, por nome. A API lista todos: {url}",
};
