/** The visits of a customer's site. */
export const siteVisits = {
  period: "Últimos 90 dias",
  visits: "{count, plural, one {# visita} other {# visitas}}",
  views: "{count, plural, one {# visualização de página} other {# visualizações de página}}",
  programs: "Acessos de programas: cerca de {count, number}",
  programsHint:
    "Buscadores, prévias de apps de mensagens, carregamentos antecipados e tudo o que lê uma página sem mostrá-la. Não entram em nenhum outro número.",
  before: "{count, number} nos 90 dias anteriores",
  chart: "Visitas por dia",
  chartOf: "Visitas de cada dia, de {first} a {last}.",
  most: "O dia com mais visitas foi {day}, com {count, number}.",
  ofDay: "{day}: {count, plural, one {# visita} other {# visitas}}",
  today: "Hoje",
  table: "Mostrar como tabela",
  columnDay: "Dia",
  columnVisits: "Visitas",
  columnViews: "Páginas",
  columnPrograms: "Programas",
  pages: "Páginas",
  page: "Página",
  pageViews: "Visualizações",
  firstPage: "Página inicial",
  sources: "De onde vieram",
  source: "Site com o link",
  sourceViews: "Vieram dele",
  otherSources: "Outros",
  noSources: "Ainda ninguém veio de um link em outro site, ou o navegador não informou isso.",
  none: "Nenhuma visita ainda",
  noneHint:
    "Envie a alguém o endereço do seu site: a primeira visita aparece aqui alguns segundos depois.",
  openSite: "Abrir seu site",
  opensInNewTab: " (abre em nova aba)",
  noneOffline: "Seu site não está no ar. Quando estiver, as visitas serão contadas aqui.",
  toOverview: "Ir para a visão geral",
  elsewhere:
    "Seu site está em outra hospedagem, por isso não podemos contar as visitas. Talvez ela as conte.",
  how: "O que é contado",
  howOften:
    "Cada aparelho conta uma vez por dia. Não é o número de pessoas: quem vem em dois dias conta duas vezes, e duas pessoas com a mesma rede e o mesmo navegador contam uma vez.",
  howMeasured:
    "Contamos no nosso servidor, sem cookies, sem scripts e sem guardar endereços. Os aparelhos são distinguidos por um código que é excluído no fim do dia. Os dias começam à meia-noite, UTC.",
  howOwn: "Suas próprias visitas contam. Páginas que o navegador já tinha guardado, não.",
  howPrograms:
    "Um navegador carrega os estilos da página que mostra. O que não faz isso, ou diz que é um robô, conta como programa: aqui entra também uma pessoa cujo navegador não chegou a mostrar a página, mas não um robô que controla um navegador inteiro.",
  howLong: "Guardamos as páginas e as origens por 90 dias, e os totais por dia por 400.",
};
