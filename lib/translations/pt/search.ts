/** Words by which people search for categories, here and below separated by spaces; a word may belong to several. */
export const searchCategories = {
  basic: "básico básica básicos simples barato barata baratos econômico econômica pequeno pequena",
  medium: "intermediário intermediária intermédio escuro escura noturno preto preta",
  premium:
    "escuro escura noturno preto preta celular celulares telemóvel telemóveis telefone smartphone responsivo responsiva adaptável qualidade",
};

/** For colors. */
export const searchColors = {
  white: "branco branca brancos brancas claro clara",
  green: "verde verdes oliva",
  blue: "azul azuis celeste marinho",
  yellow: "amarelo amarela amarelos amarelas mostarda",
  brown: "marrom castanho castanha bege",
  red: "vermelho vermelha vermelhos vermelhas encarnado bordô",
};

/** For types. */
export const searchTypes = {
  shop: "loja lojas catálogo produtos vender vendas venda comércio",
  home: "início inicial principal capa captura landing",
  detail: "produto detalhe detalhes ficha artigo",
  cart: "carrinho cesto pagamento pagar compra compras checkout",
  about: "empresa empresas empresarial companhia sobre somos institucional apresentação perfil",
};

export const searchWords = {
  /** For the shop's products in general: a search for these words alone finds everything. */
  goods:
    "página páginas site sites modelo modelos template templates tema temas layout layouts web",
  /** Without meaning for a search. */
  fillers:
    "achar algo alguma algum ao aos as até buscando buscar com como cores criar da das de do dos em encontrar essa esse esta este estilo estúdio estúdios eu fazer gostaria internet isso mais meu meus minha minhas moderna moderno modo montar muito na nas nos no nossa nosso num numa não onde ou para pela por pra preciso precisamos procurando procurar procuro pro profissional profissionais qual quais que quem queremos quero queria sem seu seus sua suas tenho tipo um uma uns umas vendo você negócio negócios",
};

/** For the business or the products of those whom a template suits. Words of its sample, and of trades that it suits best, need not be repeated. */
export const searchTemplates = {
  "gourmet-grove":
    "cozinheiro cozinheira chef comida comidas cardápio ementa prato pratos vegetariano vegetariana vegano vegana horta agricultor agrícola verduras legumes fruta frutas hortifruti mercearia vinho vinhos adega vinícola azeite queijo queijos mel carne carnes açougue talho peixe peixaria charcutaria reserva reservas delivery",
  atlantic:
    "móvel móveis mobiliário mobília sofá sofás cadeira cadeiras mesa mesas escrivaninha tapete tapetes madeira marceneiro marcenaria carpintaria colchões",
  corporate:
    "prédio edifício arquiteto arquiteta arquitetos arquitetura topografia topógrafo engenheiro engenheira engenharia planejamento planeamento consultor consultora consultores consultoria agência escritório escritórios serviços imobiliária imobiliárias imobiliário imóvel imóveis corretor corretora veterinário veterinária mecânico mecânica oficina oficinas chaveiro autoescola seguro seguros seguradora logística transporte transportes transportadora mudanças escola escolas colégio creche curso cursos",
  silent:
    "acústica acústico ruído barulho isolamento silêncio tranquilidade escritório terapeuta terapeutas terapia psicólogo psicóloga psicólogos psicologia psicoterapia coach coaching",
  simple:
    "bolsa bolsas mochila mochilas couro carteira carteiras malas acessórios costura costureira alfaiate ateliê tecido tecidos têxtil chá chás sabonete sabonetes vela velas",
  cosmo:
    "móvel móveis interiores luminária luminárias lustres abajur iluminação sofá sofás poltrona poltronas aparador decoração museu galeria teatro clube evento eventos festa festas festival igreja coral associação fundação ong viagem viagens",
  prestige:
    "relógio relógios relojoaria relojoeiro joia joias joalheria joalharia joalheiro ourives ourivesaria anel anéis aliança alianças bijuteria semijoias luxo elegante violino ótica óptica óculos",
  motion:
    "objetos vaso vasos cerâmica cerâmicas oleiro luminárias decoração enfeites livro livros livraria jogo jogos quadrinhos farmácia ferragens pet petshop",
  cali: "cozinha cozinhas eletrodoméstico eletrodomésticos utensílio utensílios cafeteira espresso liquidificador torradeira chaleira batedeira geladeira frigorífico panela panelas louça",
  sonic:
    "fone fones ouvido auscultadores áudio música músico músicos musical banda som eletrônica eletrônicos eletrónica tecnologia podcast instrumento instrumentos app aplicativo startup software informática computadores",
  thunder:
    "sapato sapatos sapataria tênis ténis sapatilha sapatilhas bota botas calçado calçados esporte esportes desporto corrida moda roupa roupas",
  trend:
    "decorador decoradora interiores designer quarto quartos sala salas sofá arquiteto reforma reformas remodelação pintor pintora artista artistas mural tatuagem tatuagens tatuador tatuadora tattoo arte",
};

/** For a trade and its companies. */
export const searchTrades = {
  bakery:
    "padaria padarias padeiro padeira panificadora pão pães confeitaria confeitarias confeiteiro confeiteira pastelaria pastelarias bolo bolos doces doceria salgados torta tortas brigadeiro",
  cafe: "cafeteria cafeterias café cafés sorveteria sorveterias sorvete gelataria geladaria",
  restaurant:
    "restaurante restaurantes bar bares lanchonete lanchonetes pizzaria pizzarias hamburgueria churrascaria boteco bistrô tasca cervejaria gastronomia marmitas marmitaria buffet catering pub",
  "hair-salon":
    "cabeleireiro cabeleireira cabeleireiros cabelo cabelos barbearia barbearias barbeiro barbeiros salão salões",
  beauty:
    "estética esteticista beleza salão salões cosméticos massagem massagens massagista spa unhas manicure pedicure cílios sobrancelhas depilação maquiagem maquiadora bem-estar",
  "law-firm":
    "advogado advogada advogados advogadas advocacia jurídico jurídica direito cartório notário solicitador",
  "tax-adviser":
    "contador contadora contadores contábil contabilidade contabilista contabilistas fiscal tributário imposto impostos",
  "medical-practice":
    "médico médicos doutor doutora dentista dentistas odontologia odontológico odontológica odontólogo dentário dentária clínica clínicas consultório consultórios pediatra ginecologista dermatologista oftalmologista nutricionista podologia",
  physiotherapy:
    "fisioterapia fisioterapeuta fisioterapeutas fisio osteopata osteopatia quiropraxia reabilitação clínica clínicas",
  plumber:
    "encanador encanadores hidráulica canalizador canalizadores canalização eletricista eletricistas elétrica eletricidade instalação instalações instalador aquecimento climatização condicionado solar solares energia",
  carpenter:
    "carpinteiro carpinteiros carpintaria marceneiro marceneiros marcenaria construção construções construtora construtoras construtor empreiteiro empreiteira obra obras reforma reformas remodelação remodelações pedreiro pedreiros pintor pintores azulejista telhado telhados serralheria serralheiro",
  photographer:
    "fotógrafo fotógrafa fotógrafos fotografia fotografias fotográfico foto fotos ensaio ensaios retrato retratos casamento casamentos noivas filmagem",
  fitness:
    "academia academias ginásio ginásios fitness yoga ioga pilates treino treinador treinadora musculação crossfit meditação dança trainer tai taichi",
  "gift-shop":
    "presente presentes prenda prendas moda roupa roupas boutique butique vestidos brinquedo brinquedos papelaria lembranças lembrancinhas cestas souvenirs",
  hotel:
    "hotel hotéis pousada pousadas pensão hostel hospedagem alojamento alojamentos turismo albergue residencial casa casas temporada fazenda férias apartamento apartamentos chalé chalés cabana cabanas camping motel",
  cleaning:
    "limpeza limpezas faxina faxineira faxineiras diarista diaristas jardinagem jardineiro jardineira jardineiros jardim jardins paisagismo paisagista zelador zeladoria",
  "plant-shops":
    "flor flores floricultura floriculturas florista floristas buquê planta plantas viveiro viveiros sementes mudas suculentas",
  workshops:
    "artesão artesãos artesanato artesanal artesanais ateliê atelier feito feita feitos feitas manuais luthier ferreiro encadernação manufatura",
  "record-and-sports-shops":
    "disco discos vinil esporte esportes esportivo esportivos esportiva desporto surf surfe prancha skate snowboard bicicleta bicicletas bike bikes ciclismo escalada",
};
