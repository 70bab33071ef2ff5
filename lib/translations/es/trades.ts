export const trades = {
  breadcrumb: "Ruta de navegación",
  title: "Plantillas web para su negocio",
  crumb: "Por sectores",
  description:
    "Qué necesita la web de diecinueve sectores, de las panaderías a las tiendas de discos, qué plantillas le van bien a cada uno y cómo quedan.",
  intro:
    "Elija su sector y vea qué le conviene: qué quieren saber primero los clientes, qué plantillas lo cuentan y cómo queda cada una con textos e imágenes de su negocio.",
  titleOf: "Plantillas web para {trade}",
  needs: "Qué debería decir su web",
  suited: "Plantillas que le van bien",
  suitedIntro:
    "Al lado de cada una hay un ejemplo: la misma plantilla como web de una empresa inventada. El enlace abre la vista previa con los textos y los colores de esa empresa, pero sin sus imágenes.",
  suitedAs:
    "Al lado de cada una la ve como {one}, con textos e imágenes para empezar. Lo que solo usted sabe, como los precios y el horario, queda en blanco.",
  othersAs: "Las demás, como {one}",
  compare: "Comparar {names}",
  others: "Otros sectores",
  all: "Todas las plantillas",
  notSold: "Las plantillas para este sector no están a la venta en este momento.",
};

/** Of a template that is shown as a trade. */
export const templateAsTrade = {
  alt: "La misma plantilla como {one}",
  name: "{template} como {one}",
  about: "{one}, en inglés",
  ofTrade: ", como {one}",
};

/** Of searches and comparisons. */
export const shownAs = {
  shown: "Se muestran como {one}.",
  shownIn: "Se muestran como {one}, en {language}.",
  asTheyAre: "Mostrarlas tal como son",
  tryIt: "Probar todas como {one}",
  tried: "En este dispositivo, las vistas previas se muestran ahora como {one}.",
  undo: "Deshacer",
};

/** Of a template that is shown as an invented company. */
export const tradeExample = {
  alt: "La web de {company}: {what}",
  name: "{template} para {company}",
  open: "Abrir la vista previa",
  ofCompany: ", con los textos de {company}",
  write: "Personalizar {template}",
};

/** As in "website templates for …". */
export const tradeNames = {
  bakery: "panaderías",
  cafe: "cafeterías",
  restaurant: "restaurantes",
  "hair-salon": "peluquerías",
  beauty: "centros de estética y masajes",
  "law-firm": "bufetes de abogados",
  "tax-adviser": "asesorías fiscales",
  "medical-practice": "consultas médicas",
  physiotherapy: "centros de fisioterapia",
  plumber: "fontanería y electricidad",
  carpenter: "empresas de carpintería y obras",
  photographer: "estudios de fotografía",
  fitness: "gimnasios y centros de yoga",
  "gift-shop": "tiendas de moda y regalos",
  hotel: "hoteles y casas rurales",
  cleaning: "servicios de limpieza y jardinería",
  "plant-shops": "floristerías y viveros",
  workshops: "artesanos y talleres",
  "record-and-sports-shops": "tiendas de discos y de deporte",
};

/** As in "shown as …", without an article; only of trades that a site can be drafted for. */
export const tradeOnes = {
  bakery: "panadería",
  cafe: "cafetería",
  restaurant: "restaurante",
  "hair-salon": "peluquería",
  beauty: "centro de estética y masajes",
  "law-firm": "bufete de abogados",
  "tax-adviser": "asesoría fiscal",
  "medical-practice": "consulta médica",
  physiotherapy: "centro de fisioterapia",
  plumber: "empresa de fontanería y electricidad",
  carpenter: "empresa de carpintería y obras",
  photographer: "estudio de fotografía",
  fitness: "gimnasio y centro de yoga",
  "gift-shop": "tienda de moda y regalos",
  hotel: "hotel y casa rural",
  cleaning: "servicio de limpieza y jardinería",
};

/** As answers to "What do you do?". */
export const tradeLabels = {
  bakery: "Panadería",
  cafe: "Cafetería",
  restaurant: "Restaurante",
  "hair-salon": "Peluquería",
  beauty: "Estética y masajes",
  "law-firm": "Abogados",
  "tax-adviser": "Asesoría fiscal",
  "medical-practice": "Consulta médica",
  physiotherapy: "Fisioterapia",
  plumber: "Fontanería y electricidad",
  carpenter: "Carpintería y obras",
  photographer: "Fotografía",
  fitness: "Gimnasio y yoga",
  "gift-shop": "Moda y regalos",
  hotel: "Hotel y casa rural",
  cleaning: "Limpieza y jardinería",
};

/** For search engines. */
export const tradeDescriptions = {
  bakery:
    "La web de una panadería debe decir qué se hornea cada día, dónde está y cómo se encarga una tarta. Tres plantillas web, mostradas como panadería.",
  cafe: "La web de una cafetería debe enseñar el local, la carta, el horario y qué hay esta semana. Tres plantillas web que le van bien, mostradas como cafetería.",
  restaurant:
    "La web de un restaurante debe responder qué se come, cuándo abre y cómo se reserva mesa. Tres plantillas web que le van bien, mostradas como restaurante.",
  "hair-salon":
    "La web de una peluquería debe enseñar sus trabajos, los precios y cómo pedir cita. Tres plantillas web que le van bien, mostradas como peluquería.",
  beauty:
    "Un centro de estética o masajes vende tiempo y confianza: cuente qué ocurre y cuánto cuesta. Tres plantillas web, mostradas como un centro así.",
  "law-firm":
    "La web de un bufete debe decir qué asuntos lleva, quién contesta y cuánto cuesta la primera consulta. Tres plantillas web, mostradas como bufete.",
  "tax-adviser":
    "La web de una asesoría fiscal debe decir para quién trabaja, de qué se encarga y qué papeles necesita. Tres plantillas web, mostradas como asesoría.",
  "medical-practice":
    "La web de una consulta debe decir cuándo abre, qué hay que llevar y a quién llamar de noche. Tres plantillas web que le van bien, mostradas como consulta.",
  physiotherapy:
    "La web de un centro de fisioterapia debe decir qué trata, cuánto dura y cómo funcionan los volantes. Tres plantillas web, mostradas como un centro así.",
  plumber:
    "La web de fontanería o electricidad debe mostrar un teléfono, una zona y qué reparaciones hace. Tres plantillas web, mostradas como una empresa así.",
  carpenter:
    "A una carpintería o una constructora se la elige por lo que ha hecho y porque contesta. Tres plantillas web que le van bien, mostradas como una empresa así.",
  photographer:
    "La web de un estudio de fotografía debe enseñar pocas fotos, dar un precio y preguntar la fecha. Tres plantillas web, mostradas como un estudio así.",
  fitness:
    "La web de un gimnasio o un centro de yoga debe enseñar el horario, quién da clase y una clase de prueba. Tres plantillas web, mostradas como un centro así.",
  "gift-shop":
    "La web de una tienda de moda o regalos debe enseñar qué hay de nuevo, en qué tallas y cómo conseguirlo. Tres plantillas web con pedidos, mostradas como tienda.",
  hotel:
    "Un hotel o una casa rural debe enseñar sus habitaciones, qué se puede hacer y cómo pedir habitación. Tres plantillas web, mostradas como casa rural.",
  cleaning:
    "Un servicio de limpieza o jardinería se elige por zona, día y precio: diga los tres. Tres plantillas web que le van bien, mostradas como un servicio así.",
  "plant-shops":
    "Una floristería o un vivero necesita fotos, precios y consejos sinceros. Tres plantillas web para tiendas, productores y jardineros, con ejemplos.",
  workshops:
    "Los artesanos venden pieza a pieza, y cómo se hace cada una es la mitad de su valor. Tres plantillas web para talleres y estudios, con ejemplos.",
  "record-and-sports-shops":
    "Las tiendas de discos, tablas o zapatillas venden a quien sabe lo que quiere. Tres plantillas web con fotos, precios y un pedido sin rodeos.",
};

export const tradeLeads = {
  bakery:
    "Quien busca una panadería quiere saber si está abierta y si el pan de centeno es de hoy. Responda a las dos cosas antes de que baje por la página.",
  cafe: "Nadie elige una cafetería solo por la carta. Se elige la mesa junto a la ventana, así que enséñela primero.",
  restaurant:
    "Quien abre la web de un restaurante quiere saber tres cosas: qué se come, cuándo abren y si hay mesa.",
  "hair-salon":
    "Quien viene por primera vez quiere saber tres cosas antes de sentarse: cuánto cuesta, quién le cortará el pelo y cuándo.",
  beauty:
    "Quien reserva un masaje busca tranquilidad, y saber de antemano qué va a pasar en esa hora.",
  "law-firm":
    "A un abogado se le busca en un mal día. El cliente quiere leer que usted conoce casos como el suyo y cuándo podrán hablar.",
  "tax-adviser":
    "Casi todo el mundo busca asesoría fiscal cuando ha llegado una carta de Hacienda o vence un plazo. Diga si acepta clientes nuevos.",
  "medical-practice":
    "Los pacientes llegan a la web con una pregunta, a menudo desde el móvil y a menudo con dolor: ¿está abierta la consulta?, ¿aceptan pacientes nuevos?",
  physiotherapy:
    "Detrás de muchas visitas hay un volante y, detrás de todas, algo que duele. Diga cuándo tiene hueco y para qué.",
  plumber:
    "Alguien tiene los pies en el agua, o está a oscuras. Primero va el teléfono; luego, la zona que atiende.",
  carpenter:
    "Quien busca un carpintero o un constructor piensa en una pared, un tejado o un jardín, y tiene una pregunta: ¿lo hacen ustedes y cuándo vendrían?",
  photographer:
    "Sus fotos deciden en segundos. Enseñe doce que volvería a hacer mañana y ninguna que haya que explicar.",
  fitness:
    "Quien empieza teme dos cosas: ser la única persona nueva y atarse dos años. Quítele los dos miedos en la primera pantalla.",
  "gift-shop":
    "La gente entra porque aún no sabe lo que quiere. Enseñe ocho cosas que la hagan pararse, no ochenta.",
  hotel:
    "Los huéspedes deciden por lo que se ve desde la cama y por lo que se puede hacer después del desayuno. Enseñe primero esas dos cosas.",
  cleaning: "Sus clientes le dan una llave. Antes que el precio, quieren saber quién va a venir.",
  "plant-shops":
    "Una planta se compra por la foto y se conserva por la etiqueta. Una web de plantas necesita sitio para ambas.",
  workshops:
    "Lo que vende un taller se hace una sola vez, lo hace alguien y está hecho de algo. Su web debería enseñar las tres cosas.",
  "record-and-sports-shops":
    "Sus clientes conocen la edición, la talla y la quilla. No les explique el producto: dígales si lo tiene.",
};

/** By trade and number. */
export const tradeParagraphs = {
  "bakery.1":
    "Llame a sus panes como los piden sus clientes, con el peso y los ingredientes; quien tiene alergias lee esa línea antes que nada. Diga qué días hornea cada pan y con cuánta antelación se encarga una tarta. El horario del domingo merece una línea aparte.",
  "cafe.1":
    "Después, la carta: el café, los dulces y hasta qué hora hay desayunos. Diga si admite reservas, si los portátiles y los perros son bienvenidos y dónde se deja el carrito del niño. Si hay lecturas o un viernes abre hasta tarde, ponga la fecha a cada cosa y quítela cuando haya pasado.",
  "restaurant.1":
    "Escriba la carta en la página, con palabras: ni en foto ni en PDF. Las palabras caben en cualquier pantalla, los buscadores las encuentran y usted las cambia antes del servicio cuando se ha acabado la trucha. Deje cada precio junto a su plato.",
  "restaurant.2":
    "Ponga el horario por días y la dirección como se escribe en un sobre. Si admite reservas, pregunte el día, la hora y cuántos serán, y diga cuándo contesta. Cualquier otra cosa que pregunte el formulario le costará mesas.",
  "hair-salon.1":
    "Ponga sus cortes y tintes con un precio de partida y diga cuánto dura cada uno; si el pelo largo cuesta más, dígalo también. Enseñe cortes hechos por usted, no modelos. Si atiende sin cita, ponga ese horario arriba del todo.",
  "beauty.1":
    "Describa cada tratamiento tal como transcurre: cuánto dura, con qué se hace, en qué parte del cuerpo y qué se nota al día siguiente. No prometa curaciones. Diga para quién no es, por ejemplo durante el embarazo, y cuánto cuesta y hasta cuándo vale un bono regalo.",
  "law-firm.1":
    "Escriba sus especialidades con las palabras de los clientes: un burofax del casero, una herencia en disputa, un accidente. Diga cuánto cuesta la primera consulta y qué hay que llevar. Nombre el colegio de abogados al que pertenece y no prometa resultados.",
  "tax-adviser.1":
    "Diga para quién trabaja (autónomos, arrendadores, pequeñas empresas) y de qué se encarga cada mes. Una lista de papeles para la primera reunión vale más que cualquier elogio. Si trabaja con tarifas fijas, dígalo y ponga un ejemplo.",
  "medical-practice.1":
    "Ponga el horario de consulta, el teléfono y el número de urgencias donde primero cae la vista. Diga con qué aseguradoras trabaja y cómo se consigue una receta. No pregunte los síntomas en un formulario: los datos de salud no van en un correo corriente.",
  "physiotherapy.1":
    "Nombre las técnicas y, en media frase cada una, para qué molestias se usan. Explique el volante: dónde se pide, cuándo caduca y qué paga el paciente. Diga qué ropa llevar; es la pregunta que más oye.",
  "plumber.1":
    "Diga qué trabajos hace y cuáles no, cuánto cuesta la visita antes de reparar nada y en qué horas se contesta al teléfono de urgencias. Para calderas, baños y cargadores de coche la gente se lo piensa: ahí ayuda más una obra terminada, con buenas fotos, que una lista de marcas.",
  "carpenter.1":
    "Nombre sus servicios con las palabras de los clientes y diga qué incluye cada uno: quién mide, quién pide la licencia de obra, quién se lleva los escombros. Un precio de partida, aunque sea aproximado, le ahorra visitas que no llevan a nada.",
  "carpenter.2":
    "Mejor una obra suya en buenas fotos que veinte instantáneas. Las cifras ayudan si son suyas y son ciertas. Después, un teléfono, las horas en que se contesta y un formulario para la noche, que es cuando más se piensa en el tejado.",
  "photographer.1":
    "Ordénelas por lo que se encarga (retratos, bodas, producto) y no por años. Después diga cuánto cuesta una hora o un día, cuántas fotos incluye, cuándo se entregan y qué puede hacer el cliente con ellas. Las parejas preguntan primero por la fecha: deje que se la envíen con el lugar.",
  "fitness.1":
    "Ponga el horario con palabras, con el nivel de cada clase, y manténgalo al día; uno antiguo deja a alguien ante una puerta cerrada. Diga el precio de una clase suelta antes que el de un año. Cuente qué hay que llevar, si hay esterillas y cuánto se puede llegar tarde.",
  "gift-shop.1":
    "Dé a cada cosa una foto en uso, su precio, su medida y su material, y diga para qué sirve: un cumpleaños, una mañana fría. Cuente si se puede reservar, envolver, enviar o cambiar, y hasta qué día hay que pedirla para que llegue antes de Reyes.",
  "hotel.1":
    "Use fotos de la casa tal como está en el mes que quiere llenar. Nombre las habitaciones, diga cuántas personas duermen en cada una y ponga el precio donde no haya que preguntarlo. Diga claramente lo que no tiene; así se ahorran los dos un correo.",
  "hotel.2":
    "Después, dé un motivo para una fecha: una vendimia, un concierto, una noche despejada. Ninguna de estas plantillas gestiona reservas por sí sola. Los huéspedes le envían una petición, y una respuesta personal es lo que buscan quienes eligen una casa pequeña.",
  "cleaning.1":
    "Nombre las calles o los pueblos a los que va, cuánto cuesta una hora o una visita y qué incluye: máquinas, bayetas, llevarse la poda. Si tiene seguro, dígalo. Los jardines van por temporadas: cuente en primavera lo que hace en primavera y hasta cuándo se puede pedir el recorte de setos.",
  "plant-shops.1":
    "Dé a cada planta una buena foto, su precio y una frase como la diría un amigo: cuánta luz quiere, cuánto descuido perdona. Una lista de ocho plantas que conoce bien vende más que una larga y atrasada.",
  "plant-shops.2":
    "Después diga cómo viaja: si la lleva usted, cómo va embalada y qué pasa si llega con una hoja rota. Las temporadas cambian más deprisa que las webs: el día en que se acabe una planta, ponga otra en su lugar.",
  "workshops.1":
    "Empiece por la pieza, tan grande como permita la pantalla, y diga en una frase para qué es. Debajo cuente cómo se hace, paso a paso, con fotos de manos y herramientas más que de sonrisas.",
  "workshops.2":
    "Sea claro con lo que lleva tiempo: cuántas hace, cuándo estará lista la próxima, cuánto cuesta y quién la repara. A quien espera algo hecho a mano le gusta saber qué está esperando.",
  "record-and-sports-shops.1":
    "Ponga juntos la talla, el estado y el precio, y que la foto sea de esa misma pieza. Diga cómo embala, porque quien cuida sus cosas teme más al transporte que al precio.",
  "record-and-sports-shops.2":
    "En el mostrador contesta a preguntas todos los días: responda en la web a las cinco más habituales, con sus palabras, y ofrezca una manera de hacer la sexta. Los pedidos le llegan como un mensaje con todo lo elegido, y el cobro lo gestiona usted como siempre.",
};

/** What the site of a trade needs, by trade and number. */
export const tradeNeeds = {
  "bakery.1": "El mostrador",
  "bakery.2": "Días de horno",
  "bakery.3": "Encargos",
  "bakery.4": "Dónde está",
  "cafe.1": "El local",
  "cafe.2": "La carta",
  "cafe.3": "Agenda",
  "cafe.4": "De camino",
  "restaurant.1": "La carta",
  "restaurant.2": "Horario",
  "restaurant.3": "Reservar mesa",
  "restaurant.4": "En el móvil",
  "hair-salon.1": "Precios",
  "hair-salon.2": "Los trabajos",
  "hair-salon.3": "El equipo",
  "hair-salon.4": "La cita",
  "beauty.1": "Tratamientos",
  "beauty.2": "Ingredientes",
  "beauty.3": "Bonos regalo",
  "beauty.4": "La primera visita",
  "law-firm.1": "Especialidades",
  "law-firm.2": "Las personas",
  "law-firm.3": "Primera consulta",
  "law-firm.4": "Plazos",
  "tax-adviser.1": "Para quién",
  "tax-adviser.2": "Servicios",
  "tax-adviser.3": "Fechas",
  "tax-adviser.4": "Papeles",
  "medical-practice.1": "Horario",
  "medical-practice.2": "Servicios",
  "medical-practice.3": "El equipo",
  "medical-practice.4": "Cómo llegar",
  "physiotherapy.1": "Tratamientos",
  "physiotherapy.2": "Volantes",
  "physiotherapy.3": "Cursos",
  "physiotherapy.4": "La cita",
  "plumber.1": "El teléfono",
  "plumber.2": "Trabajos",
  "plumber.3": "Cuánto cuesta",
  "plumber.4": "Una obra terminada",
  "carpenter.1": "Servicios",
  "carpenter.2": "Cifras",
  "carpenter.3": "Cuánto cuesta",
  "carpenter.4": "Cuándo contesta",
  "photographer.1": "Fotos",
  "photographer.2": "Paquetes",
  "photographer.3": "Fechas",
  "photographer.4": "Derechos",
  "fitness.1": "Clases",
  "fitness.2": "Quién da clase",
  "fitness.3": "Precios",
  "fitness.4": "Clase de prueba",
  "gift-shop.1": "Novedades",
  "gift-shop.2": "Tallas",
  "gift-shop.3": "Envoltorio",
  "gift-shop.4": "La tienda",
  "hotel.1": "El lugar",
  "hotel.2": "Fechas",
  "hotel.3": "Los anfitriones",
  "hotel.4": "Pedir habitación",
  "cleaning.1": "Servicios",
  "cleaning.2": "Precios",
  "cleaning.3": "Quién viene",
  "cleaning.4": "El presupuesto",
  "plant-shops.1": "Cada planta",
  "plant-shops.2": "Encontrarla",
  "plant-shops.3": "Cuidados",
  "plant-shops.4": "La tienda",
  "workshops.1": "La pieza",
  "workshops.2": "Cómo se hace",
  "workshops.3": "Los datos",
  "workshops.4": "Encargar una",
  "record-and-sports-shops.1": "La pieza",
  "record-and-sports-shops.2": "Preguntas",
  "record-and-sports-shops.3": "El pedido",
  "record-and-sports-shops.4": "En el móvil",
};

export const tradeNeedTexts = {
  "bakery.1":
    "Panes y tartas, cada uno con una línea y su precio. En Cali caben veinticuatro; en Motion y Gourmet Grove, cuarenta.",
  "bakery.2": "Basta una línea junto a cada pan; en el que no se hace a diario, dígalo.",
  "bakery.3":
    "Cali y Motion reciben pedidos; Gourmet Grove tiene un formulario con día, hora y cantidad, que usted activa.",
  "bakery.4": "Dirección y horario. Gourmet Grove tiene un lugar propio para ambos.",
  "cafe.1":
    "Una foto grande con luz de día. Cosmo tiene hasta cinco diapositivas, una para cada rincón.",
  "cafe.2":
    "Gourmet Grove recoge hasta cuarenta cosas con palabras; Cali enseña hasta veinticuatro con fotos.",
  "cafe.3": "Cosmo tiene un calendario para hasta doce fechas, cada una con su hora y una línea.",
  "cafe.4":
    "Mucha gente busca un café mientras camina. Cali está hecha para móviles; las otras dos, para ordenador.",
  "restaurant.1": "Platos, cada uno con una línea y su precio. En Gourmet Grove caben cuarenta.",
  "restaurant.2": "Por días. En Gourmet Grove y Simple tiene un lugar propio.",
  "restaurant.3": "Gourmet Grove tiene un formulario con día, hora y comensales, que usted activa.",
  "restaurant.4":
    "Los clientes le buscan desde el móvil. Cali está hecha para móviles; las otras dos, para ordenador.",
  "hair-salon.1":
    "Silent tiene hasta nueve ofertas con precio y duración; Trend enseña una con su precio.",
  "hair-salon.2": "Una galería de sus propios cortes: en Trend se pasan hasta cuatro fotos.",
  "hair-salon.3": "Diga en una frase quién hace los tintes y quién las barbas.",
  "hair-salon.4": "Todas tienen un formulario; su teléfono debe ir al lado.",
  "beauty.1":
    "Nombre, duración y precio de un vistazo. Silent pone tres juntos y tiene sitio para nueve.",
  "beauty.2": "Aceites y cremas por su nombre: quien tiene alergias los busca.",
  "beauty.3": "Cosmo puede enseñarlos con una foto; el precio va en la línea de debajo.",
  "beauty.4": "Qué llevar, cuándo llegar, cómo anular: tres frases cortas ahorran una llamada.",
  "law-firm.1": "En Corporate caben doce, cada una con lo que incluye; en Silent, nueve.",
  "law-firm.2":
    "Nombre completo y especialidad de cada persona: el cliente quiere saber quién lee su expediente.",
  "law-firm.3":
    "Cuánto cuesta, cuánto dura, qué papeles hay que llevar. Trend lo cuenta paso a paso.",
  "law-firm.4":
    "Un teléfono al que se conteste, y cuándo. Corporate mantiene el horario a la vista, y el número cabe debajo.",
  "tax-adviser.1":
    "Cada tipo de cliente, con lo que hace por él. Sonic tiene una fila de texto e imagen para cada uno, hasta ocho.",
  "tax-adviser.2":
    "Contabilidad, nóminas, declaraciones: Corporate detalla lo que incluye cada una.",
  "tax-adviser.3": "En el calendario de Cosmo caben hasta doce vencimientos.",
  "tax-adviser.4": "Cómo le llegan, en papel o por una plataforma, en una frase.",
  "medical-practice.1":
    "Por días, y cuándo se puede ir sin cita. Corporate lo mantiene a la vista en el ordenador.",
  "medical-practice.2":
    "Qué examina y qué trata, con las palabras de los pacientes. Sonic tiene filas para ello y está hecha para móviles.",
  "medical-practice.3": "Cosmo presenta a las personas con su nombre y una línea.",
  "medical-practice.4":
    "Parada de autobús, aparcamiento, ascensor: quien lleva muletas lo planea antes.",
  "physiotherapy.1":
    "Silent enseña hasta nueve con minutos y precio; Corporate, hasta doce, con lo que incluye cada uno.",
  "physiotherapy.2": "Quién lo firma, cuánto dura y cuánto cuesta sin él.",
  "physiotherapy.3":
    "Espalda sana, los martes a las seis: Trend enseña un curso, con su precio y cómo transcurre.",
  "physiotherapy.4":
    "Que la línea sobre el formulario pida dos horas posibles, y ningún diagnóstico.",
  "plumber.1":
    "Arriba, como enlace que el móvil marca. El botón grande de Sonic puede ser ese enlace.",
  "plumber.2": "Fugas, calderas, enchufes, baños: nómbrelos, porque es lo que la gente busca.",
  "plumber.3": "Desplazamiento, hora, urgencia nocturna. Silent tiene un precio en cada oferta.",
  "plumber.4": "Sonic la cuenta en filas de imagen y texto.",
  "carpenter.1":
    "Corporate detalla lo que incluye cada uno; Silent tiene paquetes con precio y plazo.",
  "carpenter.2":
    "Corporate y Silent tienen una fila para ellas. Déjela fuera hasta que sean ciertas.",
  "carpenter.3": "Trend enseña un precio y las opciones que lleva, y recoge la solicitud.",
  "carpenter.4": "Teléfono, horario y un formulario. Corporate mantiene el horario a la vista.",
  "photographer.1":
    "En Trend se pasan cuatro; Sonic pone una junto a cada uno de ocho textos. La que más admite es Cosmo: once grandes y dieciséis pequeñas.",
  "photographer.2":
    "Horas, número de fotos, entrega: Trend tiene un precio y unos pasos que dicen qué incluye.",
  "photographer.3": "Cosmo tiene un calendario para minisesiones y exposiciones.",
  "photographer.4": "Qué puede imprimir, publicar y compartir el cliente, en una frase clara.",
  "fitness.1":
    "Día, hora, nivel: en todas las plantillas la semana cabe en una página de texto. El calendario de Cosmo es para fechas sueltas, hasta doce.",
  "fitness.2": "El nombre y una línea de cada persona, como en Cosmo: por ellas se vuelve.",
  "fitness.3": "Una clase, diez clases, un mes: Silent pone tres ofertas juntas.",
  "fitness.4":
    "Un formulario, sin pago. En Trend puede llevar a él el botón que hay bajo el precio.",
  "gift-shop.1": "Motion enseña hasta cuarenta, cada una con una descripción que se abre.",
  "gift-shop.2":
    "Thunder muestra talla, envío y total en su cesta. Cada talla es un artículo aparte, y caben doce.",
  "gift-shop.3": "Una frase sobre el papel, la tarjeta y el precio ahorra muchas preguntas.",
  "gift-shop.4": "Simple tiene un lugar para el horario y la dirección.",
  "hotel.1":
    "Cosmo se abre con una diapositiva por cada vista, hasta cinco; Trend, con una galería de cuatro fotos.",
  "hotel.2":
    "Cosmo tiene un calendario de lo que hay: hasta doce fechas, cada una con su hora y una línea.",
  "hotel.3": "Cosmo presenta a quien abre la puerta, con su nombre y una línea.",
  "hotel.4":
    "Todas tienen un formulario: en Cosmo, para cualquier pregunta; en Trend, para esa misma habitación; en Gourmet Grove, con día y número de personas.",
  "cleaning.1":
    "Oficinas, escaleras, cristales, césped, setos: Corporate detalla lo que incluye cada uno.",
  "cleaning.2": "Un precio de partida. Silent lo enseña junto a la duración.",
  "cleaning.3": "¿Las mismas dos personas cada semana? Pues enséñelas.",
  "cleaning.4":
    "Que la línea sobre el formulario pregunte el lugar y cada cuánto. En Trend se elige un tamaño de su lista.",
  "plant-shops.1": "Foto, precio y una línea sobre luz y riego.",
  "plant-shops.2": "Cali filtra su lista por color y por categoría.",
  "plant-shops.3":
    "Un sitio para lo que diría en el mostrador: promesas en Simple, una historia en Cali.",
  "plant-shops.4": "Dónde está y cuándo abre. Simple tiene un lugar para ambas cosas.",
  "workshops.1": "Grande y desde varios lados. En Sonic se pasan hasta tres fotos.",
  "workshops.2": "Filas de texto e imagen en Sonic, una historia en Prestige.",
  "workshops.3":
    "Material, medidas, tirada. Prestige tiene una tabla para ello; Sonic, grandes cifras.",
  "workshops.4":
    "Prestige recoge reservas con un formulario, Motion recibe pedidos y desde las tres le pueden escribir.",
  "record-and-sports-shops.1":
    "Talla y precio. Thunder los enseña en la cesta, con una línea sobre cada pieza; Atlantic, en su lista.",
  "record-and-sports-shops.2": "Thunder tiene un apartado de preguntas y respuestas.",
  "record-and-sports-shops.3": "Las tres suman el total y recogen el pedido con un formulario.",
  "record-and-sports-shops.4":
    "Mucha gente pide desde el móvil. Thunder está hecha para móviles; las otras dos, para ordenador.",
};

/** Why each of a trade's presets suits it. */
export const tradeReasons = {
  "bakery.gourmet-grove":
    "Cálida y oscura como un escaparate antes del amanecer: lo que hornea en una lista, una mirada al obrador, el horario y la dirección.",
  "bakery.cali":
    "Cosas para llevar a casa, con fotos y un filtro para bollos, panes y tartas. En cualquier pantalla, en claro y en oscuro.",
  "bakery.motion":
    "Para tartas que piden una explicación: cada una se abre con su descripción y se encarga desde ahí.",
  "cafe.gourmet-grove":
    "La carta, el local y el horario en una página, y un formulario para la mesa del domingo por la mañana.",
  "cafe.cosmo":
    "Para una cafetería con programa: vistas del local, fechas y las personas de la barra.",
  "cafe.cali":
    "Para cafés y dulces para llevar: fotos, precios y una cesta. En cualquier pantalla, en claro y en oscuro.",
  "restaurant.gourmet-grove":
    "Carta, una mirada a la cocina, horario y formulario de reservas: la que se dibujó para un restaurante.",
  "restaurant.simple":
    "Para una cocina conocida por dos o tres platos: cada uno con sus datos y su precio; después, horario y dirección. La cesta se puede desactivar.",
  "restaurant.cali":
    "Para comida para llevar y productos de la casa: hasta veinticuatro cosas con las que llenar una bolsa, en cualquier pantalla, en claro y en oscuro.",
  "hair-salon.silent":
    "Sus ofertas con precio y duración bajo una imagen grande, y nada que grite.",
  "hair-salon.trend":
    "Para aquello por lo que le conocen: fotos, su precio, cómo es una cita y opiniones. En cualquier pantalla, en claro y en oscuro.",
  "hair-salon.corporate":
    "Para un salón más grande con muchos servicios: qué incluye cada uno y un horario siempre a la vista.",
  "beauty.silent": "Una página tranquila de por sí: una imagen, sus tratamientos, un formulario.",
  "beauty.trend":
    "Para el tratamiento que es su orgullo: fotos, su precio, cómo transcurre y opiniones. En cualquier pantalla, en claro y en oscuro.",
  "beauty.cosmo":
    "Para una casa con varias salas y personas: vistas, cursos con fecha y quién da cada tratamiento.",
  "law-firm.corporate":
    "Especialidades con lo que incluye cada una, horario a la vista, contacto y formulario, en el orden en que preguntan los clientes.",
  "law-firm.trend":
    "Para un solo tipo de asunto: el precio de la primera consulta y qué viene después. En cualquier pantalla, en claro y en oscuro.",
  "law-firm.silent":
    "Para quien ejerce por su cuenta: una frase, unas pocas especialidades, un formulario.",
  "tax-adviser.corporate":
    "Servicios y lo que incluyen, horario y contacto: una asesoría a la que se puede llamar.",
  "tax-adviser.sonic":
    "Una fila para cada tipo de cliente, y cifras donde sean suyas y ciertas. En cualquier pantalla, en claro y en oscuro.",
  "tax-adviser.cosmo":
    "Para una asesoría con varias personas: quién hace qué y las fechas que nadie debería olvidar.",
  "medical-practice.sonic":
    "Para pacientes con el móvil en la mano: un botón que puede marcar su número y después, fila a fila, lo que trata. En cualquier pantalla, en claro y en oscuro.",
  "medical-practice.corporate":
    "Horario, servicios y contacto sin rodeos: lo que se pregunta todo el día en recepción.",
  "medical-practice.cosmo":
    "Para una consulta con todo un equipo médico: salas, personas y fechas como los días de vacunación.",
  "physiotherapy.silent": "Tratamientos con minutos y precio bajo una imagen de la sala.",
  "physiotherapy.corporate":
    "Para un centro con muchas técnicas: cada una con lo que incluye, y un horario siempre a la vista.",
  "physiotherapy.trend":
    "Para un solo curso o programa: fotos, precio y qué se hace en él. En cualquier pantalla, en claro y en oscuro.",
  "plumber.sonic":
    "Un botón grande que puede marcar su número y después sus trabajos, en filas de imagen y texto. En cualquier pantalla, en claro y en oscuro.",
  "plumber.corporate":
    "Hasta doce servicios con lo que incluye cada uno y un horario siempre a la vista.",
  "plumber.silent": "Trabajos con precio y plazo: una reparación, una revisión, un baño nuevo.",
  "carpenter.corporate":
    "Servicios con lo que incluyen, cifras, horario y contacto: para una empresa que planifica lo que construye.",
  "carpenter.silent":
    "Unas pocas maneras de empezar, cada una con su precio y su plazo, bajo una imagen grande.",
  "carpenter.trend":
    "Para un servicio que se elige entre varios: medidas, colores, qué hay que medir y opiniones. En cualquier pantalla, en claro y en oscuro.",
  "photographer.trend":
    "Galería y precio, juntos; debajo, cómo es una sesión y las opiniones. En cualquier pantalla, en claro y en oscuro.",
  "photographer.cosmo":
    "Para un estudio con varios tipos de trabajo: una diapositiva para cada uno y un calendario de sesiones.",
  "photographer.sonic":
    "Para una serie o un tipo de retrato: imágenes grandes, contadas en filas. En cualquier pantalla, en claro y en oscuro.",
  "fitness.silent":
    "Una imagen grande y unas pocas maneras de empezar, cada una con precio y duración.",
  "fitness.cosmo": "Talleres con fecha, las personas que los dan y vistas de la sala.",
  "fitness.trend":
    "Para un solo curso: fotos, precio, qué llevar y opiniones. En cualquier pantalla, en claro y en oscuro.",
  "gift-shop.motion": "Cosas con historia, y un pedido para quien vive lejos.",
  "gift-shop.thunder":
    "Para ropa y calzado: tallas, envío, total y respuestas a las preguntas. En cualquier pantalla, en claro y en oscuro.",
  "gift-shop.simple": "Para una colección pequeña: dos o tres piezas con sus datos y su precio.",
  "hotel.cosmo":
    "Vistas, fechas, anfitriones y lo que se puede pedir prestado: toda una casa en una página.",
  "hotel.trend":
    "Para una habitación, o un apartamento que se alquila entero: galería, precio y opiniones. En cualquier pantalla, en claro y en oscuro.",
  "hotel.gourmet-grove": "Para una posada conocida por su cocina: carta, horario y reservas.",
  "cleaning.silent":
    "Hasta nueve servicios con precio y duración, y un formulario para pedir presupuesto.",
  "cleaning.corporate":
    "Para una empresa con cuadrillas: servicios con lo que incluyen, cifras, horario y contacto.",
  "cleaning.trend":
    "Para un solo servicio, según el tamaño de las habitaciones: precio, tamaños con plano, qué preparar y opiniones. En cualquier pantalla, en claro y en oscuro.",
  "plant-shops.cali":
    "Una lista con fotos y precios, filtros, una cesta y, debajo, una historia. En cualquier pantalla, en claro y en oscuro.",
  "plant-shops.simple":
    "Para las pocas cosas por las que le conocen: semillas, bulbos, un ramo a la semana.",
  "plant-shops.silent":
    "Para jardineros que plantan en casa del cliente: ofertas con precio y plazo bajo una imagen grande.",
  "workshops.sonic":
    "Un instrumento, una herramienta, una máquina, con todo el espacio que haga falta. En cualquier pantalla, en claro y en oscuro.",
  "workshops.prestige": "Para piezas numeradas: precio y tirada delante; datos y reserva debajo.",
  "workshops.motion":
    "Para un banco de trabajo del que salen muchas cosas distintas: cada una con su foto y su historia.",
  "record-and-sports-shops.thunder":
    "Una cesta con tallas, envío y total, y debajo preguntas y respuestas. En cualquier pantalla, en claro y en oscuro.",
  "record-and-sports-shops.atlantic":
    "Hasta veinticuatro piezas con sus medidas en una página tranquila, y el pedido en una barra abajo.",
  "record-and-sports-shops.motion":
    "Para cosas que piden una historia: cada una se abre con su descripción.",
};

/** The business of the example companies, and the language of their sites. */
export const exampleCompanies = {
  silent: "una empresa de piscinas naturales, en alemán",
  "gourmet-grove": "un productor de cítricos con salón de té en el jardín, en italiano",
  atlantic: "un taller de tablas de surf, en portugués",
  corporate: "una cooperativa solar, en español",
  simple: "una casa de semillas de pradera, en inglés",
  cosmo: "una casa rural con observatorio, en inglés",
  prestige: "un lutier, en italiano",
  motion: "un taller de cometas, en francés",
  cali: "una tienda de plantas de interior, en alemán",
  trend: "un estudio de pintura mural, en francés",
  sonic: "un taller de handpans, en español",
  thunder: "una tienda de discos, en inglés",
};
