export const trades = {
  breadcrumb: "Você está aqui",
  title: "Modelos de site para o seu negócio",
  crumb: "Por ramo",
  description:
    "O que um site precisa ter em dezenove tipos de negócio, de padarias a lojas de discos, quais modelos combinam e como cada um fica.",
  intro:
    "Escolha seu ramo e veja o que combina com ele: o que os clientes querem saber primeiro, quais modelos respondem e como cada um fica com os textos e as imagens do seu negócio.",
  titleOf: "Modelos de site para {trade}",
  needs: "O que seu site precisa dizer",
  suited: "Modelos que combinam",
  suitedIntro:
    "Ao lado de cada um há um exemplo: o mesmo modelo como o site de uma empresa fictícia. O link abre a prévia com os textos e as cores dessa empresa, mas sem as imagens.",
  suitedAs:
    "Ao lado de cada um você vê como ele fica para {one}, com textos e imagens para começar. O que só você sabe, como preços e horários, fica em branco.",
  othersAs: "Todos os outros para {one}",
  compare: "Comparar {names}",
  others: "Outros ramos",
  all: "Todos os modelos",
  notSold: "No momento, os modelos para este ramo não estão à venda.",
};

/** Of a template that is shown as a trade. */
export const templateAsTrade = {
  alt: "O mesmo modelo para {one}",
  name: "{template} para {one}",
  about: "{one}, em inglês",
  ofTrade: ", para {one}",
};

/** Of searches and comparisons. */
export const shownAs = {
  shown: "Mostrados para {one}.",
  shownIn: "Mostrados para {one}, em {language}.",
  asTheyAre: "Ver os modelos originais",
  tryIt: "Ver todos os modelos para {one}",
  tried: "Agora todas as prévias neste aparelho começam prontas para {one}.",
  undo: "Desfazer",
};

/** Of a template that is shown as an invented company. */
export const tradeExample = {
  alt: "O site de {company}: {what}",
  name: "{template} para {company}",
  open: "Abrir na prévia",
  ofCompany: ", com os textos de {company}",
  write: "Deixar {template} com a sua cara",
};

/** As in "modelos de site para …". */
export const tradeNames = {
  bakery: "padarias",
  cafe: "cafeterias",
  restaurant: "restaurantes",
  "hair-salon": "salões de cabeleireiro",
  beauty: "estúdios de beleza e massagem",
  "law-firm": "escritórios de advocacia",
  "tax-adviser": "escritórios de contabilidade",
  "medical-practice": "consultórios médicos",
  physiotherapy: "clínicas de fisioterapia",
  plumber: "encanadores e eletricistas",
  carpenter: "marcenarias e construtoras",
  photographer: "estúdios de fotografia",
  fitness: "estúdios de ioga e fitness",
  "gift-shop": "lojas de moda e presentes",
  hotel: "hotéis e pousadas",
  cleaning: "serviços de limpeza e jardinagem",
  "plant-shops": "floriculturas e lojas de plantas",
  workshops: "ateliês e oficinas",
  "record-and-sports-shops": "lojas de discos e de esportes",
};

/** As in "mostrados para …"; only of trades that a site can be drafted for. */
export const tradeOnes = {
  bakery: "uma padaria",
  cafe: "uma cafeteria",
  restaurant: "um restaurante",
  "hair-salon": "um salão de cabeleireiro",
  beauty: "um estúdio de beleza e massagem",
  "law-firm": "um escritório de advocacia",
  "tax-adviser": "um escritório de contabilidade",
  "medical-practice": "um consultório médico",
  physiotherapy: "uma clínica de fisioterapia",
  plumber: "um encanador ou eletricista",
  carpenter: "uma marcenaria ou construtora",
  photographer: "um estúdio de fotografia",
  fitness: "um estúdio de ioga ou fitness",
  "gift-shop": "uma loja de moda ou presentes",
  hotel: "um hotel ou pousada",
  cleaning: "um serviço de limpeza e jardinagem",
};

/** As answers to "O que você faz?". */
export const tradeLabels = {
  bakery: "Padaria",
  cafe: "Cafeteria",
  restaurant: "Restaurante",
  "hair-salon": "Salão de cabeleireiro",
  beauty: "Beleza e massagem",
  "law-firm": "Advocacia",
  "tax-adviser": "Contabilidade",
  "medical-practice": "Consultório médico",
  physiotherapy: "Fisioterapia",
  plumber: "Hidráulica e elétrica",
  carpenter: "Marcenaria e construção",
  photographer: "Fotografia",
  fitness: "Ioga e fitness",
  "gift-shop": "Moda e presentes",
  hotel: "Hotel e pousada",
  cleaning: "Limpeza e jardinagem",
};

/** For search engines. */
export const tradeDescriptions = {
  bakery:
    "O site de uma padaria precisa dizer o que sai do forno e quando, onde ela fica e como encomendar um bolo. Três modelos de site que combinam, mostrados para uma padaria.",
  cafe: "O site de uma cafeteria precisa mostrar o salão, o cardápio, o horário e a programação da semana. Três modelos de site que combinam, mostrados para uma cafeteria.",
  restaurant:
    "O site de um restaurante precisa dizer o que tem para comer, quando abre e como reservar uma mesa. Três modelos de site que combinam, mostrados para um restaurante.",
  "hair-salon":
    "O site de um salão precisa mostrar os trabalhos, os preços e como marcar horário. Três modelos de site que combinam, mostrados para um salão de cabeleireiro.",
  beauty:
    "Um estúdio de beleza ou massagem vende tempo e confiança: diga o que acontece e quanto custa. Três modelos de site que combinam, mostrados para um estúdio desses.",
  "law-firm":
    "O site de um escritório de advocacia precisa dizer em que áreas atua, quem atende e como é a primeira consulta. Três modelos de site, mostrados para um escritório.",
  "tax-adviser":
    "O site de um escritório de contabilidade precisa dizer para quem trabalha, o que assume e de que documentos precisa. Três modelos de site, mostrados para um escritório.",
  "medical-practice":
    "O site de um consultório precisa dizer quando atende, o que levar e para quem ligar à noite. Três modelos de site que combinam, mostrados para um consultório.",
  physiotherapy:
    "O site de uma clínica de fisioterapia precisa dizer o que ela trata, quanto tempo leva e como funciona o pedido médico. Três modelos de site, mostrados para uma clínica.",
  plumber:
    "O site de um encanador ou eletricista precisa mostrar um telefone, a região atendida e o que você conserta. Três modelos de site, mostrados para uma empresa dessas.",
  carpenter:
    "Marcenarias e construtoras são escolhidas pelo que já fizeram e por darem retorno. Três modelos de site que combinam, mostrados para uma empresa dessas.",
  photographer:
    "O site de um estúdio de fotografia precisa mostrar poucas fotos, dar um preço e perguntar a data. Três modelos de site que combinam, mostrados para um estúdio.",
  fitness:
    "O site de um estúdio de ioga ou fitness precisa mostrar a grade de horários, quem dá aula e uma aula experimental. Três modelos de site, mostrados para um estúdio.",
  "gift-shop":
    "O site de uma loja de moda ou presentes precisa mostrar as novidades, os tamanhos e como comprar. Três modelos de site com pedidos, mostrados para uma loja.",
  hotel:
    "Um hotel ou pousada precisa mostrar os quartos, o que há para fazer e como pedir uma reserva. Três modelos de site, mostrados para uma pousada.",
  cleaning:
    "Um serviço de limpeza ou jardinagem é escolhido pela região, pelo dia e pelo preço: informe os três. Três modelos de site que combinam, mostrados para um serviço desses.",
  "plant-shops":
    "Uma floricultura ou loja de plantas precisa de fotos, preços e dicas sinceras de cuidado. Três modelos de site para lojas, viveiros e jardinagem, com exemplos.",
  workshops:
    "Quem trabalha com as mãos vende uma peça de cada vez, e o modo de fazer é metade dela. Três modelos de site para oficinas e ateliês, com exemplos.",
  "record-and-sports-shops":
    "Lojas de discos, pranchas ou tênis vendem para quem sabe o que quer. Três modelos de site com fotos, preços e um caminho curto até o pedido.",
};

export const tradeLeads = {
  bakery:
    "Quem procura uma padaria quer saber se ela está aberta e se o pão é de hoje. Responda às duas coisas logo no topo da página.",
  cafe: "Ninguém escolhe uma cafeteria só pelo cardápio. As pessoas escolhem a mesa perto da janela: mostre essa mesa primeiro.",
  restaurant:
    "Quem abre o site de um restaurante quer saber três coisas: o que tem para comer, quando abre e se há mesa.",
  "hair-salon":
    "Antes de se sentar, quem vem pela primeira vez quer saber três coisas: quanto custa, quem vai cortar e quando.",
  beauty:
    "Quem marca uma massagem quer sossego, e quer saber antes o que vai acontecer naquela hora.",
  "law-firm":
    "As pessoas procuram um advogado em um dia ruim. Querem saber se você conhece casos como o delas e quando podem falar com você.",
  "tax-adviser":
    "A maioria procura um contador quando chega uma notificação ou o prazo está no fim. Diga se você aceita novos clientes.",
  "medical-practice":
    "Os pacientes chegam ao site com uma pergunta, quase sempre pelo celular e muitas vezes com dor: vocês estão atendendo, e aceitam pacientes novos?",
  physiotherapy:
    "Por trás de muitas consultas há um pedido médico, e por trás de todas, alguma coisa que dói. Diga para quando você tem vaga, e para quê.",
  plumber:
    "Alguém está com água na canela, ou no escuro. Primeiro vem o telefone, depois a região que você atende.",
  carpenter:
    "Quem procura uma marcenaria ou construtora tem em mente uma parede, um telhado ou um jardim, e uma pergunta: vocês fazem isso, e quando podem vir?",
  photographer:
    "Suas fotos decidem em segundos. Mostre doze que você faria de novo amanhã, e nenhuma que precise de explicação.",
  fitness:
    "Quem está começando tem dois medos: que todo mundo ali já seja experiente e ter de assinar por dois anos. Acabe com os dois logo na primeira tela.",
  "gift-shop":
    "As pessoas vêm até você porque ainda não sabem o que querem. Mostre oito coisas que as façam parar, e não oitenta.",
  hotel:
    "Quem viaja decide pela vista da cama e pelo que há para fazer depois do café da manhã. Mostre as duas coisas primeiro.",
  cleaning:
    "Seus clientes deixam uma chave com você. Antes do preço, querem saber quem vai entrar em casa.",
  "plant-shops":
    "A gente compra uma planta pela foto e a mantém viva pelo bilhete que vem junto. Um site de plantas precisa de espaço para os dois.",
  workshops:
    "O que um ateliê vende é feito uma única vez, por alguém, de algum material. O site deve mostrar as três coisas.",
  "record-and-sports-shops":
    "Seus clientes conhecem a prensagem, o tamanho, a quilha. Não explique a peça a eles; diga se você tem.",
};

/** By trade and number. */
export const tradeParagraphs = {
  "bakery.1":
    "Dê aos pães o nome que os clientes usam no balcão, com o peso e os ingredientes; quem tem alergia lê essa linha primeiro. Diga em que dias sai cada pão e até quando dá para encomendar um bolo. O horário de domingo merece uma linha só dele.",
  "cafe.1":
    "Depois, o cardápio: cafés, bolos e até que horas há café da manhã. Diga se você aceita reservas, se notebook e cachorro são bem-vindos e onde deixar o carrinho de bebê. Se há saraus ou uma sexta que vai até mais tarde, dê a cada um a sua data e, quando passar, tire do site.",
  "restaurant.1":
    "Escreva o cardápio em texto na página, não como foto nem PDF. O texto cabe em qualquer tela, a busca o encontra, e você o muda antes do serviço, quando a truta acaba. Deixe o preço ao lado do prato.",
  "restaurant.2":
    "Informe o horário de cada dia e o endereço completo, como em um envelope. Se você aceita reservas, pergunte o dia, a hora e quantas pessoas, e diga quando responde. Tudo o que um formulário perguntar além disso vai custar mesas.",
  "hair-salon.1":
    "Liste cortes e colorações com preço inicial e diga quanto tempo leva cada um; cabelo comprido custa mais, então diga isso também. Mostre cortes feitos por você, não fotos de banco de imagens. Se dá para vir sem hora marcada, ponha esse horário no topo.",
  "beauty.1":
    "Descreva cada tratamento como ele acontece: quanto dura, com que produtos, em que parte do corpo e como a pessoa se sente no dia seguinte. Não prometa cura. Diga para quem não é indicado, por exemplo na gravidez, quanto custa um vale-presente e até quando ele vale.",
  "law-firm.1":
    "Escreva suas áreas com as palavras dos clientes: um despejo, uma briga por herança, um acidente. Explique como é a primeira consulta e que documentos levar. Informe o nome completo e o número de inscrição na OAB, e não prometa resultado.",
  "tax-adviser.1":
    "Diga para quem você trabalha (autônomos, quem aluga imóveis, pequenas empresas) e o que assume a cada mês. Uma lista de documentos para a primeira reunião vale mais que qualquer elogio. Se você segue uma tabela de honorários, diga e dê um exemplo.",
  "medical-practice.1":
    "Ponha o horário das consultas, o telefone e o número para urgências onde o olho bate primeiro. Diga quais convênios você aceita e como pedir uma receita. Não pergunte sintomas em um formulário: dados de saúde não combinam com um e-mail comum.",
  "physiotherapy.1":
    "Diga quais métodos usa e, em meia frase para cada um, para que queixas servem. Explique o pedido médico: quem faz, até quando vale, quanto fica por conta do paciente. Diga com que roupa vir; é a pergunta que você mais ouve.",
  "plumber.1":
    "Diga que serviços você faz e quais não faz, quanto custa a visita antes de qualquer conserto e em que horário o telefone de emergência é atendido. Para aquecedores, banheiros e carregadores de carro elétrico, as pessoas pensam com calma: aí uma obra pronta, em boas fotos, ajuda mais que uma lista de marcas.",
  "carpenter.1":
    "Dê aos serviços os nomes que os clientes usam e diga o que está incluído em cada um: quem mede, quem pede o alvará, quem leva o entulho. Um preço inicial, mesmo aproximado, poupa visitas que não dão em nada.",
  "carpenter.2":
    "Mostre uma obra sua em boas fotos em vez de vinte em fotos tiradas às pressas. Números ajudam quando são seus e verdadeiros. Depois, um telefone, o horário em que alguém atende e um formulário para a noite, quando a maioria pensa no telhado.",
  "photographer.1":
    "Separe as fotos pelo que as pessoas contratam (retratos, casamentos, produtos), e não por ano. Depois diga quanto custa uma hora ou um dia, quantas fotos estão incluídas, quando ficam prontas e o que o cliente pode fazer com elas. Quem vai casar pergunta primeiro pela data: deixe que a envie junto com o local.",
  "fitness.1":
    "Mostre a grade em texto, com o nível de cada aula, e mantenha tudo em dia; uma grade desatualizada deixa alguém diante de uma porta fechada. Dê o preço da aula avulsa antes do plano anual. Diga o que levar, se há tapetinhos no estúdio e até quantos minutos de atraso dá para entrar.",
  "gift-shop.1":
    "Mostre cada peça em uso, com o preço, o tamanho e o material, e diga para que serve: um aniversário, uma manhã fria. Diga se dá para reservar, embrulhar, enviar ou trocar, e até que dia pedir para chegar antes do Natal.",
  "hotel.1":
    "Use fotos da casa como ela é no mês que você quer encher. Dê nome aos quartos, diga quantas pessoas dormem em cada um e ponha o preço onde ninguém precise perguntar. Diga com clareza o que você não tem; isso poupa um e-mail aos dois lados.",
  "hotel.2":
    "Depois, dê um motivo para vir em certa data: uma colheita, um show, uma noite de céu limpo. Nenhum destes modelos faz reservas sozinho. O hóspede envia um pedido, e é pela resposta pessoal de quem recebe que se escolhe uma casa pequena.",
  "cleaning.1":
    "Diga que bairros ou cidades você atende, quanto custa uma hora ou uma visita e o que está incluído: máquinas, panos, a retirada da grama cortada. Se você tem seguro, diga. Jardins têm estações: diga na primavera o que faz na primavera, e até quando marcar a poda da cerca viva.",
  "plant-shops.1":
    "Dê a cada planta uma boa foto, o preço e uma frase como a que um amigo diria sobre ela: de quanta luz precisa, quanto descuido perdoa. Uma lista de oito plantas que você conhece bem vende mais que uma longa e desatualizada.",
  "plant-shops.2":
    "Depois diga como ela viaja: se você entrega, como é embalada e o que acontece se chegar com uma folha quebrada. As estações mudam mais rápido que os sites: no dia em que uma planta acabar, ponha outra no lugar.",
  "workshops.1":
    "Comece pela peça, tão grande quanto a tela permitir, e diga em uma frase para que serve. Embaixo, conte como é feita, passo a passo, com fotos de mãos e ferramentas em vez de sorrisos.",
  "workshops.2":
    "Fale com clareza do que leva tempo: quantas você faz, quando a próxima fica pronta, quanto custa e quem conserta. Quem espera por algo feito à mão gosta de saber o que está esperando.",
  "record-and-sports-shops.1":
    "Ponha tamanho, estado e preço lado a lado, e use a foto da própria peça. Diga como você embala, porque quem cuida das suas coisas teme mais o correio que o preço.",
  "record-and-sports-shops.2":
    "Você responde a perguntas no balcão todos os dias: responda no site às cinco mais comuns, com as suas palavras, e ofereça um jeito de fazer a sexta. Os pedidos chegam como mensagem, com tudo o que foi escolhido, e você combina o pagamento como sempre fez.",
};

/** What the site of a trade needs, by trade and number. */
export const tradeNeeds = {
  "bakery.1": "O balcão",
  "bakery.2": "Dias de fornada",
  "bakery.3": "Encomendas",
  "bakery.4": "Onde fica",
  "cafe.1": "O salão",
  "cafe.2": "O cardápio",
  "cafe.3": "As noites",
  "cafe.4": "Na rua",
  "restaurant.1": "O cardápio",
  "restaurant.2": "Horário",
  "restaurant.3": "Reservas",
  "restaurant.4": "No celular",
  "hair-salon.1": "Preços",
  "hair-salon.2": "Os trabalhos",
  "hair-salon.3": "A equipe",
  "hair-salon.4": "Hora marcada",
  "beauty.1": "Tratamentos",
  "beauty.2": "O que você usa",
  "beauty.3": "Vales-presente",
  "beauty.4": "A primeira visita",
  "law-firm.1": "Áreas",
  "law-firm.2": "Quem atende",
  "law-firm.3": "Primeira consulta",
  "law-firm.4": "Prazos",
  "tax-adviser.1": "Para quem",
  "tax-adviser.2": "Serviços",
  "tax-adviser.3": "Prazos",
  "tax-adviser.4": "Documentos",
  "medical-practice.1": "Horário",
  "medical-practice.2": "Atendimentos",
  "medical-practice.3": "Equipe",
  "medical-practice.4": "Como chegar",
  "physiotherapy.1": "Tratamentos",
  "physiotherapy.2": "Pedido médico",
  "physiotherapy.3": "Turmas",
  "physiotherapy.4": "Hora marcada",
  "plumber.1": "O telefone",
  "plumber.2": "Serviços",
  "plumber.3": "Quanto custa",
  "plumber.4": "Uma obra pronta",
  "carpenter.1": "Serviços",
  "carpenter.2": "Números",
  "carpenter.3": "Quanto custa",
  "carpenter.4": "Contato",
  "photographer.1": "Fotos",
  "photographer.2": "Pacotes",
  "photographer.3": "Datas",
  "photographer.4": "Direitos",
  "fitness.1": "Aulas",
  "fitness.2": "Quem dá aula",
  "fitness.3": "Preços",
  "fitness.4": "Aula experimental",
  "gift-shop.1": "Novidades",
  "gift-shop.2": "Tamanhos",
  "gift-shop.3": "Embrulho",
  "gift-shop.4": "A loja física",
  "hotel.1": "O lugar",
  "hotel.2": "Datas",
  "hotel.3": "Quem recebe",
  "hotel.4": "Pedido de reserva",
  "cleaning.1": "Serviços",
  "cleaning.2": "Preços",
  "cleaning.3": "Quem vem",
  "cleaning.4": "Orçamento",
  "plant-shops.1": "Cada planta",
  "plant-shops.2": "Como encontrar",
  "plant-shops.3": "Cuidados",
  "plant-shops.4": "A loja física",
  "workshops.1": "A peça",
  "workshops.2": "Como é feita",
  "workshops.3": "Ficha da peça",
  "workshops.4": "Como encomendar",
  "record-and-sports-shops.1": "A peça",
  "record-and-sports-shops.2": "Perguntas",
  "record-and-sports-shops.3": "O pedido",
  "record-and-sports-shops.4": "No celular",
};

export const tradeNeedTexts = {
  "bakery.1":
    "Pães e bolos, cada um com uma linha e um preço. No Cali cabem vinte e quatro; no Motion e no Gourmet Grove, quarenta.",
  "bakery.2": "Uma linha junto a cada pão basta: se ele não sai todo dia, é ali que se avisa.",
  "bakery.3":
    "O Cali e o Motion recebem encomendas; o Gourmet Grove tem um formulário para dia, hora e quantidade, que você ativa.",
  "bakery.4": "Endereço e horário. No Gourmet Grove os dois têm um lugar próprio.",
  "cafe.1": "Uma imagem grande, à luz do dia. O Cosmo tem até cinco slides, um para cada cantinho.",
  "cafe.2":
    "O Gourmet Grove lista até quarenta itens em texto; o Cali mostra até vinte e quatro com fotos.",
  "cafe.3": "O Cosmo tem uma agenda para até doze datas, cada uma com a hora e uma linha.",
  "cafe.4":
    "Muita gente procura um café andando na rua. O Cali é feito para celular; os outros dois são feitos para telas de computador.",
  "restaurant.1": "Pratos, cada um com uma linha e um preço. No Gourmet Grove cabem até quarenta.",
  "restaurant.2": "Por dia. No Gourmet Grove e no Simple o horário tem um lugar próprio.",
  "restaurant.3":
    "O Gourmet Grove tem um formulário para dia, hora e número de pessoas, que você ativa.",
  "restaurant.4":
    "Os clientes procuram você pelo celular. O Cali é feito para celular; os outros dois são feitos para telas de computador.",
  "hair-salon.1":
    "O Silent tem até nove ofertas com preço e duração; o Trend mostra uma, com o preço.",
  "hair-salon.2":
    "Uma galeria dos seus próprios cortes: o Trend tem até quatro fotos para ir passando.",
  "hair-salon.3": "Diga quem faz coloração e quem faz barba, em uma frase para cada pessoa.",
  "hair-salon.4": "Todos têm um formulário; seu telefone deve ficar ao lado dele.",
  "beauty.1":
    "Nome, duração e preço à primeira vista. O Silent põe três lado a lado, e cabem nove.",
  "beauty.2": "Óleos e cremes pelo nome: quem tem alergia procura por eles.",
  "beauty.3": "O Cosmo pode mostrá-los com uma imagem; o preço vai na linha abaixo.",
  "beauty.4":
    "O que levar, quando chegar, como desmarcar: três frases curtas poupam um telefonema.",
  "law-firm.1":
    "No Corporate cabem até doze, cada uma com o que faz parte dela; no Silent, até nove.",
  "law-firm.2":
    "O nome completo e a área de cada pessoa: o cliente quer saber quem vai ler o processo.",
  "law-firm.3":
    "Como funciona, quanto tempo leva, que documentos levar. O Trend conta isso passo a passo.",
  "law-firm.4":
    "Um telefone que alguém atende, e quando. O Corporate deixa o horário à vista, e o número cabe logo abaixo.",
  "tax-adviser.1":
    "Cada tipo de cliente, com o que você faz por ele. O Sonic tem uma faixa de texto e imagem para cada um, até oito.",
  "tax-adviser.2":
    "Escrituração, folha de pagamento, declarações: o Corporate lista o que faz parte de cada uma.",
  "tax-adviser.3": "Na agenda do Cosmo cabem até doze prazos.",
  "tax-adviser.4": "Como chegam até você, em papel ou por um portal, em uma frase.",
  "medical-practice.1":
    "Por dia, e quando se pode vir sem hora marcada. O Corporate deixa o horário à vista na tela do computador.",
  "medical-practice.2":
    "O que você examina e trata, nas palavras dos pacientes. O Sonic tem faixas para isso, e é feito para celular.",
  "medical-practice.3": "O Cosmo apresenta as pessoas com um nome e uma linha.",
  "medical-practice.4":
    "Ponto de ônibus, estacionamento, elevador: quem anda de muletas planeja antes.",
  "physiotherapy.1":
    "O Silent mostra até nove, com minutos e preço; o Corporate até doze, com o que faz parte de cada um.",
  "physiotherapy.2": "Quem faz, por quanto tempo vale e quanto custa sem ele.",
  "physiotherapy.3":
    "Exercícios para as costas às terças, às seis: o Trend mostra uma turma, com o preço e como é.",
  "physiotherapy.4":
    "Use a linha acima do formulário para pedir dois horários possíveis, e nenhum diagnóstico.",
  "plumber.1":
    "No topo, como um link que o celular disca. O botão grande do Sonic pode ser esse link.",
  "plumber.2":
    "Vazamentos, aquecedores, tomadas, banheiros: diga os nomes, porque é assim que se busca.",
  "plumber.3":
    "Deslocamento, hora de trabalho, emergência à noite. O Silent tem um preço em cada oferta.",
  "plumber.4": "O Sonic conta isso em faixas de imagem e texto.",
  "carpenter.1":
    "O Corporate lista o que faz parte de cada um; o Silent tem pacotes com preço e prazo.",
  "carpenter.2":
    "O Corporate e o Silent têm uma faixa para eles. Deixe-a de fora até que sejam verdadeiros.",
  "carpenter.3": "O Trend mostra um preço e as opções que fazem parte dele, e recebe o pedido.",
  "carpenter.4": "Telefone, horário e formulário. O Corporate deixa o horário à vista.",
  "photographer.1":
    "O Trend tem quatro para ir passando; o Sonic, uma ao lado de cada um dos oito textos. No Cosmo cabem mais: onze grandes e dezesseis pequenas.",
  "photographer.2":
    "Horas, número de fotos, entrega: o Trend tem um preço, e passos que dizem o que ele inclui.",
  "photographer.3": "O Cosmo tem uma agenda para miniensaios e exposições.",
  "photographer.4": "O que o cliente pode imprimir, postar e repassar, em uma frase simples.",
  "fitness.1":
    "Dia, hora, nível: em todos os modelos a semana cabe em uma página de texto. A agenda do Cosmo é para datas avulsas, até doze.",
  "fitness.2": "Um nome e uma linha para cada pessoa, como no Cosmo: é pelas pessoas que se volta.",
  "fitness.3": "Uma aula, dez aulas, um mês: o Silent põe três ofertas lado a lado.",
  "fitness.4":
    "Um formulário, sem pagamento. No Trend, o botão abaixo do preço pode levar até ele.",
  "gift-shop.1": "O Motion mostra até quarenta, cada uma com uma descrição que se abre.",
  "gift-shop.2":
    "O Thunder mostra tamanho, frete e total no carrinho. Cada tamanho é uma peça à parte, e cabem doze peças.",
  "gift-shop.3": "Uma frase sobre papel, cartão e preço evita muitas perguntas.",
  "gift-shop.4": "O Simple tem um lugar para o horário e o endereço.",
  "hotel.1":
    "O Cosmo abre com até cinco slides, um para cada vista; o Trend, com uma galeria de quatro fotos.",
  "hotel.2":
    "O Cosmo tem uma agenda do que acontece por lá: até doze datas, cada uma com a hora e uma linha.",
  "hotel.3": "O Cosmo apresenta quem abre a porta, com um nome e uma linha.",
  "hotel.4":
    "Um formulário em cada um: qualquer pergunta no Cosmo, o próprio quarto no Trend, dia e número de pessoas no Gourmet Grove.",
  "cleaning.1":
    "Escritórios, escadas, janelas, gramados, cercas vivas: o Corporate lista o que faz parte de cada um.",
  "cleaning.2": "Um preço inicial. O Silent o mostra ao lado da duração.",
  "cleaning.3": "São sempre as mesmas duas pessoas? Então mostre-as.",
  "cleaning.4":
    "Use a linha acima do formulário para perguntar o local e a frequência. No Trend, as pessoas escolhem um tamanho da sua lista.",
  "plant-shops.1": "Foto, preço e uma linha sobre luz e água.",
  "plant-shops.2": "O Cali filtra a lista por cor e por categoria.",
  "plant-shops.3":
    "Um lugar para o que você diria no balcão: promessas no Simple, uma história no Cali.",
  "plant-shops.4": "Onde fica e quando abre. O Simple tem um lugar para as duas coisas.",
  "workshops.1": "Grande, de vários lados. O Sonic tem até três fotos para ir passando.",
  "workshops.2": "Faixas de texto e imagem no Sonic, uma história no Prestige.",
  "workshops.3":
    "Material, medidas, tiragem. O Prestige tem uma tabela para isso; o Sonic, números grandes.",
  "workshops.4":
    "O Prestige recebe reservas por formulário, o Motion recebe pedidos, e nos três dá para escrever a você.",
  "record-and-sports-shops.1":
    "Tamanho e preço. O Thunder os mostra no carrinho, com uma linha sobre cada peça; o Atlantic, na lista.",
  "record-and-sports-shops.2": "O Thunder tem uma seção de perguntas e respostas.",
  "record-and-sports-shops.3": "Os três somam o total e recebem o pedido por formulário.",
  "record-and-sports-shops.4":
    "Muita gente compra pelo celular. O Thunder é feito para celular; os outros dois são feitos para telas de computador.",
};

/** Why each of a trade's presets suits it. */
export const tradeReasons = {
  "bakery.gourmet-grove":
    "Acolhedor e escuro como uma vitrine antes do amanhecer: uma lista do que você assa, uma espiada no forno, horário e endereço.",
  "bakery.cali":
    "Coisas para levar para casa, com fotos e um filtro para pãezinhos, pães e bolos. Em todas as telas, com modo claro e escuro.",
  "bakery.motion":
    "Para bolos que pedem uma explicação: cada um abre a própria descrição, e dá para encomendar dali mesmo.",
  "cafe.gourmet-grove":
    "O cardápio, o salão e o horário em uma página, e um formulário para a mesa de domingo de manhã.",
  "cafe.cosmo":
    "Para uma cafeteria com programação: vistas do salão, datas e as pessoas atrás do balcão.",
  "cafe.cali":
    "Para cafés e bolos para viagem: fotos, preços e um carrinho. Em todas as telas, com modo claro e escuro.",
  "restaurant.gourmet-grove":
    "Um cardápio, uma espiada na cozinha, o horário e um formulário de reservas: o modelo desenhado para um restaurante.",
  "restaurant.simple":
    "Para uma cozinha conhecida por dois ou três pratos: cada um com seus detalhes e seu preço, depois horário e endereço. O carrinho pode ser desativado.",
  "restaurant.cali":
    "Para pratos para viagem e uma rotisseria: até vinte e quatro itens para encher a sacola. Em todas as telas, com modo claro e escuro.",
  "hair-salon.silent":
    "Suas ofertas com preço e duração abaixo de uma imagem grande, e nada que grite.",
  "hair-salon.trend":
    "Para aquilo que fez a sua fama: fotos, o preço, como é o atendimento e avaliações. Em todas as telas, com modo claro e escuro.",
  "hair-salon.corporate":
    "Para um salão maior, com muitos serviços: o que faz parte de cada um, e um horário que fica à vista.",
  "beauty.silent":
    "Uma página tranquila por natureza: uma imagem, seus tratamentos, um formulário.",
  "beauty.trend":
    "Para um único tratamento de que você se orgulha: fotos, o preço, como é e avaliações. Em todas as telas, com modo claro e escuro.",
  "beauty.cosmo":
    "Para uma casa com várias salas e pessoas: vistas, cursos com data, e quem faz qual tratamento.",
  "law-firm.corporate":
    "As áreas com o que faz parte de cada uma, horário à vista, contato e formulário, na ordem em que os clientes perguntam.",
  "law-firm.trend":
    "Para um único tipo de caso: como é a primeira consulta, e o que acontece depois. Em todas as telas, com modo claro e escuro.",
  "law-firm.silent": "Para quem advoga por conta própria: uma frase, poucas áreas, um formulário.",
  "tax-adviser.corporate":
    "Serviços e o que faz parte deles, horário e contato: um escritório fácil de encontrar.",
  "tax-adviser.sonic":
    "Uma faixa para cada tipo de cliente, e números, se forem seus e verdadeiros. Em todas as telas, com modo claro e escuro.",
  "tax-adviser.cosmo":
    "Para um escritório com várias pessoas: quem faz o quê, e as datas que ninguém pode perder.",
  "medical-practice.sonic":
    "Para pacientes no celular: um botão que pode discar o seu número, depois o que você trata, faixa a faixa. Em todas as telas, com modo claro e escuro.",
  "medical-practice.corporate":
    "Horário, atendimentos e contato sem rodeios: o que a recepção ouve o dia inteiro.",
  "medical-practice.cosmo":
    "Para uma clínica com vários profissionais: salas, pessoas e datas, como os dias de vacinação.",
  "physiotherapy.silent": "Tratamentos com minutos e preço abaixo de uma imagem da sala.",
  "physiotherapy.corporate":
    "Para uma clínica com muitos métodos: cada um com o que inclui, e um horário que fica à vista.",
  "physiotherapy.trend":
    "Para uma turma ou um programa: fotos, preço, o que acontece nele. Em todas as telas, com modo claro e escuro.",
  "plumber.sonic":
    "Um botão grande que pode discar o seu número, depois seus serviços em faixas de imagem e texto. Em todas as telas, com modo claro e escuro.",
  "plumber.corporate":
    "Até doze serviços com o que faz parte de cada um, e um horário que fica à vista.",
  "plumber.silent": "Serviços com preço e prazo: conserto, manutenção, um banheiro novo.",
  "carpenter.corporate":
    "Serviços com o que incluem, números, horário e contato: para uma empresa que planeja o que constrói.",
  "carpenter.silent":
    "Alguns jeitos de começar, cada um com preço e prazo, abaixo de uma imagem grande.",
  "carpenter.trend":
    "Para um serviço que se escolhe entre poucos: tamanhos, cores, o que medir, avaliações. Em todas as telas, com modo claro e escuro.",
  "photographer.trend":
    "Galeria e preço lado a lado; embaixo, como é uma sessão, e avaliações. Em todas as telas, com modo claro e escuro.",
  "photographer.cosmo":
    "Para um estúdio com vários tipos de trabalho: um slide para cada um, e uma agenda de sessões.",
  "photographer.sonic":
    "Para uma série ou um tipo de retrato: imagens grandes, contadas em faixas. Em todas as telas, com modo claro e escuro.",
  "fitness.silent": "Uma imagem grande e alguns jeitos de começar, cada um com preço e duração.",
  "fitness.cosmo": "Oficinas com data, as pessoas que as conduzem e vistas da sala.",
  "fitness.trend":
    "Para uma única turma: fotos, preço, o que levar e avaliações. Em todas as telas, com modo claro e escuro.",
  "gift-shop.motion":
    "Para peças que têm cada uma a sua história, e um formulário de pedido para quem mora longe.",
  "gift-shop.thunder":
    "Para roupas e sapatos: tamanhos, frete, total e respostas às perguntas. Em todas as telas, com modo claro e escuro.",
  "gift-shop.simple": "Para uma coleção pequena: duas ou três peças com seus detalhes e seu preço.",
  "hotel.cosmo":
    "Vistas, datas, anfitriões e o que se pode pegar emprestado: uma casa inteira em uma página.",
  "hotel.trend":
    "Para um quarto, ou um apartamento que você aluga inteiro: galeria, preço e avaliações. Em todas as telas, com modo claro e escuro.",
  "hotel.gourmet-grove": "Para uma pousada conhecida pela boa mesa: cardápio, horário e reservas.",
  "cleaning.silent": "Até nove serviços com preço e duração, e um formulário para o orçamento.",
  "cleaning.corporate":
    "Para uma empresa com equipes: serviços com o que incluem, números, horário e contato.",
  "cleaning.trend":
    "Para um serviço, pelo tamanho dos ambientes: preço, tamanhos com planta baixa, o que preparar, avaliações. Em todas as telas, com modo claro e escuro.",
  "plant-shops.cali":
    "Uma lista com fotos e preços, filtros, um carrinho e, embaixo, uma história. Em todas as telas, com modo claro e escuro.",
  "plant-shops.simple":
    "Para as poucas coisas que fizeram a sua fama: sementes, bulbos, um buquê por semana.",
  "plant-shops.silent":
    "Para quem planta no jardim do cliente: ofertas com preço e prazo, abaixo de uma imagem grande.",
  "workshops.sonic":
    "Um instrumento, uma ferramenta, uma máquina, com todo o espaço que houver. Em todas as telas, com modo claro e escuro.",
  "workshops.prestige": "Para peças numeradas: preço e tiragem no topo, ficha e reserva embaixo.",
  "workshops.motion":
    "Para uma bancada de onde saem muitas coisas diferentes: cada uma com sua imagem e sua história.",
  "record-and-sports-shops.thunder":
    "Um carrinho com tamanhos, frete e total, e embaixo perguntas e respostas. Em todas as telas, com modo claro e escuro.",
  "record-and-sports-shops.atlantic":
    "Até vinte e quatro peças com suas medidas em uma página serena, e o pedido em uma barra embaixo.",
  "record-and-sports-shops.motion":
    "Para coisas que precisam de uma história: cada uma abre a própria descrição.",
};

/** The business of the example companies, and the language of their sites. */
export const exampleCompanies = {
  silent: "uma construtora de piscinas naturais, em alemão",
  "gourmet-grove": "um produtor de cítricos com casa de chá no jardim, em italiano",
  atlantic: "uma oficina de pranchas de surfe, em português",
  corporate: "uma cooperativa de energia solar, em espanhol",
  simple: "uma loja de sementes para campos floridos, em inglês",
  cosmo: "uma pousada com observatório, em inglês",
  prestige: "um ateliê de violinos, em italiano",
  motion: "um ateliê de pipas, em francês",
  cali: "uma loja de plantas para casa, em alemão",
  trend: "um pintor de murais, em francês",
  sonic: "um fabricante de handpans, em espanhol",
  thunder: "uma loja de discos, em inglês",
};
