/** Words by which people search for categories, here and below separated by spaces; a word may belong to several. */
export const searchCategories = {
  basic:
    "básica básico básicas sencilla sencillo barata barato baratas económica económico pequeña pequeño",
  medium: "intermedia intermedio oscura oscuro nocturno negra negro",
  premium:
    "oscura oscuro nocturno negra negro móvil móviles celular teléfono smartphone responsive adaptable adaptativa calidad",
};

/** For colors. */
export const searchColors = {
  white: "blanca blanco blancas blancos clara claro",
  green: "verde verdes oliva",
  blue: "azul azules celeste marino",
  yellow: "amarilla amarillo amarillas amarillos mostaza",
  brown: "marrón marrones castaño beis",
  red: "roja rojo rojas rojos granate burdeos",
};

/** For types. */
export const searchTypes = {
  shop: "tienda tiendas catálogo productos vender ventas venta comercio",
  home: "inicio portada principal aterrizaje landing",
  detail: "producto detalle ficha artículo",
  cart: "carrito cesta caja pago pagar compra compras",
  about: "empresa empresas compañía sobre nosotros somos corporativa corporativo presentación",
};

export const searchWords = {
  /** For the shop's products in general: a search for these words alone finds everything. */
  goods:
    "página páginas plantilla plantillas tema temas sitio sitios web diseño diseños modelo modelos",
  /** Without meaning for a search. */
  fillers:
    "algo algún alguna al color colores como con crear cuál de del donde dónde el ella en encontrar es esta este estilo estudio estudios hacer hay hola internet la las lo los me mi mis moderna moderno modo muy necesitamos necesito negocio negocios nuestra nuestras nuestro nuestros para pero por profesional profesionales que qué queremos quién quiénes quiero quisiera se sin su sus tener tengo tipo toda todo tu tus un una uno unos vendo yo busco buscar buscamos buscando",
};

/** For the business or the products of those whom a template suits. Words of its sample, and of trades that it suits best, need not be repeated. */
export const searchTemplates = {
  "gourmet-grove":
    "cocinero cocinera chef comida comidas menú carta platos vegetariano vegetariana vegano vegana huerto huerta granja finca agricultor agrícola verdura verduras fruta frutas frutería vino vinos bodega bodegas aceite queso quesos miel jamón carne carnicería carnicero pescado pescadería charcutería reserva reservas",
  atlantic:
    "mueble muebles mueblería mobiliario sofá sofás silla sillas mesa mesas escritorio alfombra alfombras madera carpintero carpintería ebanista hogar colchones",
  corporate:
    "edificio arquitecto arquitecta arquitectos arquitectura topógrafo topografía ingeniero ingeniera ingenieros ingeniería planificación consultor consultora consultores consultoría agencia oficina oficinas servicios inmobiliaria inmobiliarias inmobiliario pisos veterinario veterinaria mecánico mecánica coche coches cerrajero autoescuela seguro seguros transporte transportes mudanzas logística escuela colegio academia guardería",
  silent:
    "acústica acústico ruido insonorización aislamiento silencio tranquilidad oficina oficinas terapeuta terapeutas terapia psicólogo psicóloga psicólogos psicología psicoterapia coach coaching",
  simple:
    "bolso bolsos bolsa bolsas mochila mochilas cuero piel marroquinería cartera carteras maletas complementos accesorios costura modista sastre sastrería textil telas té jabón jabones vela velas",
  cosmo:
    "mueble muebles mueblería interiores lámpara lámparas iluminación sofá sofás sillón sillones aparador decoración museo galería teatro club evento eventos fiesta fiestas festival iglesia coro asociación fundación ong viaje viajes",
  prestige:
    "reloj relojes relojería relojero joya joyas joyería joyero orfebre orfebrería anillo anillos bisutería lujo elegante violín óptica óptico gafas lentes",
  motion:
    "objetos jarrón jarrones cerámica alfarería alfarero lámparas decoración adornos libro libros librería juego juegos cómics farmacia ferretería mascotas",
  cali: "cocina cocinas menaje electrodoméstico electrodomésticos hogar cafetera cafeteras espresso batidora licuadora tostadora hervidor nevera frigorífico ollas sartenes vajilla",
  sonic:
    "auricular auriculares cascos audio música músico músicos musical grupo banda sonido altavoz altavoces electrónica tecnología podcast instrumento instrumentos app aplicación startup software informática ordenadores videojuegos",
  thunder:
    "zapato zapatos zapatería zapatilla zapatillas tenis bota botas calzado deporte deportes deportiva deportivas correr running moda ropa",
  trend:
    "interiorista interiorismo interiores decorador decoradora habitación habitaciones sala sofá muebles arquitecto reforma reformas pintor pintora artista mural tatuaje tatuajes tatuador tatuadora arte",
};

/** For a trade and its companies. */
export const searchTrades = {
  bakery:
    "panadería panaderías panadero panadera pan panes pastelería pastelerías pastelero pastelera pasteles tarta tartas torta tortas repostería bollería confitería obrador horno dulces",
  cafe: "cafetería cafeterías café cafés heladería heladerías helados tetería churrería",
  restaurant:
    "restaurante restaurantes restaurant bar bares taberna mesón tapas pizzería bistró asador parrilla chiringuito marisquería hamburguesería cervecería gastrobar gastronomía catering pub bodega",
  "hair-salon":
    "peluquería peluquerías peluquero peluquera peluqueros barbería barberías barbero estilista salón cabello pelo",
  beauty:
    "estética esteticista belleza salón cosmética masaje masajes masajista spa uñas manicura pestañas depilación maquillaje maquilladora bienestar",
  "law-firm":
    "abogado abogada abogados abogadas bufete bufetes despacho despachos legal jurídico jurídica notaría notario notaria procurador",
  "tax-adviser":
    "asesor asesora asesores asesoría asesorías fiscal fiscalista impuestos gestoría gestorías gestor contable contables contabilidad contador contadora contadores tributario",
  "medical-practice":
    "médico médicos doctor doctora doctores dentista dentistas dental odontólogo odontóloga odontología ortodoncia clínica clínicas consulta consultorio pediatra pediatría ginecólogo ginecóloga dermatólogo oftalmólogo nutricionista podólogo",
  physiotherapy:
    "fisioterapia fisioterapeuta fisioterapeutas fisio osteopatía osteópata quiropráctico rehabilitación clínica clínicas",
  plumber:
    "fontanero fontanera fontaneros fontanería plomero plomeros plomería electricista electricistas electricidad eléctrica calefacción caldera calderas instalador instaladores instalaciones climatización acondicionado solar solares placas gasfitero",
  carpenter:
    "carpintero carpintera carpinteros carpintería ebanista ebanistería construcción construcciones constructora constructor obra obras reforma reformas albañil albañiles albañilería tejado tejados techador pintor pintores alicatador",
  photographer:
    "fotógrafo fotógrafa fotógrafos fotografía fotografías fotográfico foto fotos retrato retratos boda bodas novias videógrafo",
  fitness:
    "gimnasio gimnasios gym fitness yoga pilates entrenador entrenadora entrenamiento crossfit meditación baile danza zumba tai taichi",
  "gift-shop":
    "regalo regalos moda ropa boutique vestidos prendas juguete juguetes juguetería papelería recuerdos souvenirs",
  hotel:
    "hotel hoteles hostal hostales hostel pensión posada parador casa casas rural rurales turismo turístico turísticos alojamiento alojamientos apartamento apartamentos vacaciones vacacional albergue cabaña cabañas camping huéspedes motel",
  cleaning:
    "limpieza limpiezas limpiador limpiadora limpiadoras cristales jardinería jardinero jardinera jardineros jardín jardines paisajismo paisajista conserje conserjería mantenimiento",
  "plant-shops":
    "flor flores floristería floristerías florería florista floristas ramo ramos planta plantas vivero viveros macetas semillas suculentas",
  workshops:
    "taller talleres artesano artesana artesanos artesanía artesanías artesanal manualidades hecho hecha hechos hechas lutier luthier herrero encuadernador encuadernación manufactura",
  "record-and-sports-shops":
    "disco discos vinilo vinilos deporte deportes deportivo deportivos surf monopatín skate snowboard esquí bicicleta bicicletas bici bicis ciclismo escalada montaña",
};
