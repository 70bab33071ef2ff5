/** Of the editor's button that has a language model rephrase a first draft. */
export const rephrase = {
  start: "Reformular com IA",
  intro:
    "Um modelo de linguagem de {host} recebe o nome, o ramo, a cidade, a descrição e a oferta da sua empresa e diz com outras palavras os textos que você não alterou.",
  working: "O modelo de linguagem está escrevendo…",
  cancel: "Cancelar",
  canceled: "Cancelado. Seus textos estão como estavam.",
  done: "{count, plural, one {# texto tem palavras novas.} other {# textos têm palavras novas.}} Desfazer traz os anteriores de volta.",
  unchanged: "Nenhum texto tem palavras novas.",
  nothing: "Não há mais texto para reformular: você os escreveu, ou não escolheu um ramo.",
  dropped:
    "{count, plural, one {# texto ficou como estava, porque a resposta não servia:} other {# textos ficaram como estavam, porque as respostas não serviam:}}",
  written: "Escrito por IA a partir dos seus dados. Leia antes de publicar.",
  accept: "Já li",
  acceptAll: "Já li todos",
  accepted: "Marcado como lido.",
} as const;

/** Why a text of the language model is not shown, after the name of its place and a colon. */
export const dropReasons = {
  missing: "nada foi escrito",
  length: "longo demais para o lugar",
  markup: "com marcações ou sinais",
  contact: "com um endereço",
  number: "com um número que não está nos seus dados",
  time: "com um horário ou dia que não está nos seus dados",
  claim: "com uma afirmação que não está nos seus dados",
  name: "com um nome que não está nos seus dados",
  language: "não foi possível verificar",
} as const;

/** Why nothing was rephrased. */
export const rephraseErrors = {
  noWriter: "Esta loja não tem um modelo de linguagem. Escreva os textos você mesmo, por favor.",
  noAnswer:
    "O modelo de linguagem não deu uma resposta útil. Seus textos estão como estavam. Tente mais tarde ou escreva-os você mesmo.",
} as const;
