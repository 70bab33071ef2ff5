export const trades = {
  breadcrumb: "Fil d’Ariane",
  title: "Des modèles de sites web pour votre activité",
  crumb: "Par activité",
  description:
    "Ce qu’il faut à un site web dans dix-neuf activités, de la boulangerie au disquaire : les modèles qui conviennent à chacune, et ce qu’ils donnent.",
  intro:
    "Choisissez votre activité et découvrez ce qui lui convient : ce que vos clients veulent savoir en premier, les modèles qui le disent, et ce qu’ils donnent avec des textes et des images de votre métier.",
  titleOf: "Modèles de sites web pour {trade}",
  needs: "Ce que votre site doit dire",
  suited: "Les modèles qui conviennent",
  suitedIntro:
    "Chacun est accompagné d’un exemple : le même modèle, devenu le site d’une entreprise fictive. Le lien ouvre l’aperçu avec les textes et les couleurs de cette entreprise, mais sans ses images.",
  suitedAs:
    "À côté de chacun, vous le voyez pour {one}, avec des textes et des images pour commencer. Vous n’avez plus qu’à compléter vos prix, vos horaires et tout ce que nous ignorons.",
  othersAs: "Tous les autres modèles, pour {one}",
  compare: "Comparer {names}",
  others: "Autres activités",
  all: "Tous les modèles",
  notSold: "Les modèles pour cette activité ne sont pas en vente actuellement.",
};

/** Of a template that is shown as a trade. */
export const templateAsTrade = {
  alt: "Le même modèle pour {one}",
  name: "{template} pour {one}",
  about: "{one}, en anglais",
  ofTrade: ", pour {one}",
};

/** Of searches and comparisons. */
export const shownAs = {
  shown: "Modèles présentés pour {one}.",
  shownIn: "Modèles présentés pour {one}, en {language}.",
  asTheyAre: "Les voir tels quels",
  tryIt: "Essayer chaque modèle pour {one}",
  tried: "Sur cet appareil, chaque aperçu s’ouvre désormais pour {one}.",
  undo: "Annuler",
};

/** Of a template that is shown as an invented company. */
export const tradeExample = {
  alt: "Site d’exemple {company} : {what}",
  name: "{template} pour {company}",
  open: "Ouvrir dans l’aperçu",
  ofCompany: ", avec les textes pour {company}",
  write: "Personnaliser {template}",
};

/** As in « modèles de sites web pour … », and as headings: without an article. */
export const tradeNames = {
  bakery: "boulangeries",
  cafe: "cafés",
  restaurant: "restaurants",
  "hair-salon": "salons de coiffure",
  beauty: "instituts de beauté et de massage",
  "law-firm": "cabinets d’avocats",
  "tax-adviser": "experts-comptables",
  "medical-practice": "cabinets médicaux",
  physiotherapy: "kinésithérapeutes",
  plumber: "plombiers et électriciens",
  carpenter: "menuisiers et artisans du bâtiment",
  photographer: "photographes",
  fitness: "studios de yoga et de fitness",
  "gift-shop": "boutiques de mode et de cadeaux",
  hotel: "hôtels et maisons d’hôtes",
  cleaning: "services de nettoyage et de jardinage",
  "plant-shops": "fleuristes et jardineries",
  workshops: "créateurs et ateliers",
  "record-and-sports-shops": "disquaires et magasins de sport",
};

/** After « pour »; only of trades that a site can be drafted for. */
export const tradeOnes = {
  bakery: "une boulangerie",
  cafe: "un café",
  restaurant: "un restaurant",
  "hair-salon": "un salon de coiffure",
  beauty: "un institut de beauté et de massage",
  "law-firm": "un cabinet d’avocats",
  "tax-adviser": "un expert-comptable",
  "medical-practice": "un cabinet médical",
  physiotherapy: "un kinésithérapeute",
  plumber: "un plombier-électricien",
  carpenter: "un menuisier ou un artisan du bâtiment",
  photographer: "un photographe",
  fitness: "un studio de yoga et de fitness",
  "gift-shop": "une boutique de mode et de cadeaux",
  hotel: "un hôtel ou une maison d’hôtes",
  cleaning: "un service de nettoyage et de jardinage",
};

/** As answers to « Votre activité ». */
export const tradeLabels = {
  bakery: "Boulangerie",
  cafe: "Café",
  restaurant: "Restaurant",
  "hair-salon": "Salon de coiffure",
  beauty: "Beauté et massage",
  "law-firm": "Avocat",
  "tax-adviser": "Expert-comptable",
  "medical-practice": "Cabinet médical",
  physiotherapy: "Kinésithérapie",
  plumber: "Plomberie et électricité",
  carpenter: "Menuiserie et bâtiment",
  photographer: "Photographe",
  fitness: "Yoga et fitness",
  "gift-shop": "Mode et cadeaux",
  hotel: "Hôtel et maison d’hôtes",
  cleaning: "Nettoyage et jardinage",
};

/** For search engines. */
export const tradeDescriptions = {
  bakery:
    "Le site d’une boulangerie doit dire ce qui sort du four et quand, où la trouver et comment commander un gâteau. Trois modèles de sites web, présentés pour une boulangerie.",
  cafe: "Le site d’un café doit montrer la salle, la carte et les horaires, et annoncer ce qui s’y passe cette semaine. Trois modèles de sites web, présentés pour un café.",
  restaurant:
    "Le site d’un restaurant doit dire ce qu’on y mange, quand il ouvre et comment réserver une table. Trois modèles de sites web, présentés pour un restaurant.",
  "hair-salon":
    "Le site d’un salon de coiffure doit montrer ses réalisations, ses tarifs et la façon de prendre rendez-vous. Trois modèles de sites web, présentés pour un salon de coiffure.",
  beauty:
    "Un institut de beauté ou de massage vend du temps et de la confiance : dites ce qui s’y passe et ce que cela coûte. Trois modèles de sites web, présentés pour un institut.",
  "law-firm":
    "Le site d’un cabinet d’avocats doit dire quelles affaires il traite, qui répond et ce que coûte une première consultation. Trois modèles, présentés pour un cabinet d’avocats.",
  "tax-adviser":
    "Le site d’un expert-comptable doit dire pour qui il travaille, ce dont il se charge et quelles pièces il lui faut. Trois modèles, présentés pour un expert-comptable.",
  "medical-practice":
    "Le site d’un cabinet médical doit donner les horaires, les documents à apporter et le numéro à appeler la nuit. Trois modèles, présentés pour un cabinet médical.",
  physiotherapy:
    "Le site d’un kinésithérapeute doit dire ce qu’il soigne, en combien de temps et s’il faut une ordonnance. Trois modèles de sites web, présentés pour un kinésithérapeute.",
  plumber:
    "Le site d’un plombier ou d’un électricien doit afficher un numéro, une zone d’intervention et ce qu’il répare. Trois modèles de sites web, présentés pour ce métier.",
  carpenter:
    "On choisit un menuisier ou un artisan du bâtiment sur ses chantiers, et parce qu’il répond. Trois modèles de sites web qui conviennent, présentés pour ce métier.",
  photographer:
    "Le site d’un photographe doit montrer peu de photos, annoncer un prix et demander la date. Trois modèles de sites web, présentés pour un photographe.",
  fitness:
    "Le site d’un studio de yoga ou de fitness doit montrer le planning, les professeurs et un cours d’essai. Trois modèles de sites web, présentés pour un studio.",
  "gift-shop":
    "Le site d’une boutique de mode ou de cadeaux doit montrer les nouveautés, les tailles et la façon de commander. Trois modèles avec commande, présentés pour une boutique.",
  hotel:
    "Un hôtel ou une maison d’hôtes doit montrer ses chambres, ce qu’il y a à faire et comment demander un séjour. Trois modèles, présentés pour une maison d’hôtes.",
  cleaning:
    "On choisit un service de nettoyage ou de jardinage pour sa zone, ses jours et ses prix : indiquez les trois. Trois modèles de sites web, présentés pour ce métier.",
  "plant-shops":
    "Une boutique de fleurs ou de plantes a besoin de photos, de prix et de conseils sincères. Trois modèles pour fleuristes, pépiniéristes et jardiniers, avec des exemples.",
  workshops:
    "Un atelier vend une pièce à la fois, et la façon dont elle est faite compte pour moitié. Trois modèles de sites web pour créateurs et ateliers, avec des exemples.",
  "record-and-sports-shops":
    "Pour un disque, une planche ou des chaussures, vos clients savent ce qu’ils veulent. Trois modèles de sites web avec des photos, des prix et une commande sans détour.",
};

export const tradeLeads = {
  bakery:
    "On cherche une boulangerie pour savoir si elle est ouverte et si le pain de seigle est du jour. Répondez aux deux dès le haut de la page.",
  cafe: "Personne ne choisit un café pour sa seule carte. On choisit la table près de la fenêtre : montrez-la d’abord.",
  restaurant:
    "Quand on ouvre le site d’un restaurant, on veut savoir trois choses : ce qu’on y mange, quand il ouvre et s’il reste une table.",
  "hair-salon":
    "Avant un premier rendez-vous, on veut savoir trois choses : combien cela coûte, qui coiffe et quand.",
  beauty:
    "Quand on réserve un massage, on cherche le calme, et l’on veut savoir d’avance ce qui se passera pendant cette heure.",
  "law-firm":
    "On cherche un avocat un mauvais jour. On veut lire que vous connaissez ce genre d’affaire, et sous combien de temps on pourra vous parler.",
  "tax-adviser":
    "On cherche souvent un expert-comptable quand un courrier est arrivé ou qu’une échéance approche. Dites si vous acceptez de nouveaux clients.",
  "medical-practice":
    "Les patients arrivent avec une question, souvent sur mobile et souvent avec une douleur : le cabinet est-il ouvert, et prend-il de nouveaux patients ?",
  physiotherapy:
    "Derrière bien des séances, il y a une ordonnance, et derrière toutes, quelque chose qui fait mal. Dites quand vous avez une place, et pour quoi.",
  plumber:
    "Quelqu’un a les pieds dans l’eau, ou se trouve dans le noir. Le numéro de téléphone vient d’abord, la zone d’intervention ensuite.",
  carpenter:
    "Quand on cherche un menuisier ou un maçon, on pense à un mur, à un toit ou à un jardin, et l’on se demande : le faites-vous, et quand pouvez-vous venir ?",
  photographer:
    "Vos photos décident en quelques secondes. Montrez-en douze que vous referiez demain, et aucune qu’il faille expliquer.",
  fitness:
    "Les débutants craignent deux choses : d’être les seuls, et de s’engager pour deux ans. Rassurez-les dès le premier écran.",
  "gift-shop":
    "On vient chez vous parce qu’on ne sait pas encore ce qu’on veut. Montrez huit choses qui accrochent le regard, pas quatre-vingts.",
  hotel:
    "Les voyageurs se décident sur la vue depuis le lit et sur ce qu’on peut faire après le petit-déjeuner. Commencez par montrer les deux.",
  cleaning: "Vos clients vous confient une clé. Avant le prix, ils veulent savoir qui vient.",
  "plant-shops":
    "On achète une plante pour sa photo, on la garde grâce aux conseils. Un site de plantes a besoin de place pour les deux.",
  workshops:
    "Un atelier vend ce qui a été fait une seule fois, par quelqu’un, dans une matière. Son site doit montrer les trois.",
  "record-and-sports-shops":
    "Vos clients connaissent le pressage, la pointure, l’aileron. Ne leur expliquez pas l’objet : dites-leur si vous l’avez.",
};

/** By trade and number. */
export const tradeParagraphs = {
  "bakery.1":
    "Appelez vos pains comme vos clients les demandent, avec leur poids et leur composition : c’est la ligne que les personnes allergiques lisent en premier. Dites quels jours vous cuisez quel pain, et jusqu’à quand on peut commander un gâteau. Les horaires du dimanche méritent leur propre ligne.",
  "cafe.1":
    "Vient ensuite la carte : les cafés, les gâteaux, et jusqu’à quelle heure vous servez le petit-déjeuner. Dites si l’on peut réserver, si les ordinateurs et les chiens sont les bienvenus, et où ranger la poussette. Pour une lecture ou une nocturne le vendredi, donnez chaque date, et retirez-la une fois passée.",
  "restaurant.1":
    "Écrivez la carte en toutes lettres sur la page, ni en photo ni en PDF. Un texte s’adapte à chaque écran, les moteurs de recherche le trouvent, et vous le changez avant le service quand il n’y a plus de truite. Gardez le prix à côté de son plat.",
  "restaurant.2":
    "Donnez les horaires jour par jour, et l’adresse comme sur une enveloppe. Si vous prenez des réservations, demandez le jour, l’heure et le nombre de couverts, et dites sous quel délai vous répondez. Tout ce qu’un formulaire demande de plus vous coûte des tables.",
  "hair-salon.1":
    "Donnez vos coupes et vos couleurs avec un prix de départ, et la durée de chacune ; les cheveux longs coûtent plus cher, dites-le aussi. Montrez des têtes que vous avez coiffées vous-même, pas des mannequins. Si l’on peut venir sans rendez-vous, indiquez-en les horaires tout en haut.",
  "beauty.1":
    "Décrivez chaque soin tel qu’il se déroule : sa durée, les produits, la partie du corps, et ce que l’on ressent le lendemain. Ne promettez aucune guérison. Dites à qui il ne convient pas, par exemple pendant une grossesse, ce que coûte un bon cadeau et combien de temps il est valable.",
  "law-firm.1":
    "Présentez vos domaines avec les mots de vos clients : un congé donné par le bailleur, une querelle d’héritage, un accident. Dites ce que coûte la première consultation et quelles pièces apporter. Indiquez votre barreau, et ne promettez aucun résultat.",
  "tax-adviser.1":
    "Dites pour qui vous travaillez (indépendants, bailleurs, petites sociétés) et ce dont vous vous chargez chaque mois. La liste des pièces pour le premier rendez-vous vaut mieux que tous les éloges. Si vous travaillez au forfait, dites-le et donnez un exemple.",
  "medical-practice.1":
    "Placez les heures de consultation, le téléphone et le numéro des urgences là où tombe d’abord le regard. Indiquez votre secteur, si vous pratiquez le tiers payant, et comment renouveler une ordonnance. Ne demandez pas de symptômes dans un formulaire : des données de santé n’ont pas leur place dans un e-mail ordinaire.",
  "physiotherapy.1":
    "Citez vos méthodes et, en une demi-phrase, les douleurs pour lesquelles vous les employez. Expliquez l’ordonnance : qui la prescrit, combien de temps elle est valable, ce qui reste à la charge du patient. Dites quelle tenue mettre ; c’est la question que l’on vous pose le plus.",
  "plumber.1":
    "Dites quels travaux vous prenez et lesquels vous ne prenez pas, ce que coûte le déplacement avant toute réparation, et à quelles heures on répond au numéro d’urgence. Pour une chaudière, une salle de bains ou une borne de recharge, on prend son temps : là, un chantier terminé en belles photos aide plus qu’une liste de marques.",
  "carpenter.1":
    "Présentez vos prestations avec les mots de vos clients, et dites ce que chacune comprend : qui prend les mesures, qui dépose la demande de permis, qui évacue les gravats. Un premier prix, même approximatif, vous épargne des visites sans suite.",
  "carpenter.2":
    "Montrez une seule réalisation en belles photos plutôt que vingt clichés. Des chiffres aident s’ils sont les vôtres et s’ils sont vrais. Ensuite un numéro de téléphone, les heures où l’on y répond, et un formulaire pour le soir : c’est l’heure où l’on pense à son toit.",
  "photographer.1":
    "Classez-les selon ce que l’on commande (portraits, mariages, produits) et non par année. Dites ensuite ce que coûte une heure ou une journée, combien de photos elle comprend, quand elles sont livrées et ce que les clients peuvent en faire. Les couples demandent d’abord si une date est libre : qu’ils puissent l’envoyer avec le lieu.",
  "fitness.1":
    "Présentez le planning en toutes lettres, avec le niveau de chaque cours, et tenez-le à jour : un planning périmé laisse quelqu’un devant une porte close. Donnez le prix d’un cours à l’unité avant celui de l’année. Dites ce qu’il faut apporter, s’il y a des tapis sur place, et jusqu’à quand on peut arriver.",
  "gift-shop.1":
    "Donnez à chaque objet une photo en situation, son prix, sa taille et sa matière, et dites à quelle occasion il convient : un anniversaire, un matin froid. Précisez s’il peut être mis de côté, emballé, envoyé ou échangé, et jusqu’à quel jour le commander pour Noël.",
  "hotel.1":
    "Choisissez des photos de la maison telle qu’elle est pendant le mois que vous voulez remplir. Présentez les chambres par leur nom, dites combien de personnes y dorment, et affichez le prix sans que l’on ait à le demander. Dites franchement ce que vous n’avez pas ; chacun s’épargne un e-mail.",
  "hotel.2":
    "Donnez ensuite une raison de choisir une date : des vendanges, un concert, une nuit claire. Aucun de ces modèles ne prend lui-même de réservations. Les voyageurs vous envoient une demande, et c’est justement une réponse personnelle qu’ils viennent chercher dans une petite maison.",
  "cleaning.1":
    "Indiquez les rues ou les communes où vous vous déplacez, ce que coûte une heure ou un passage, et ce qui est compris : les machines, les chiffons, l’évacuation des déchets verts. Si vous avez une assurance, dites-le. Un jardin a ses saisons : annoncez au printemps ce que vous faites au printemps, et jusqu’à quand réserver la taille des haies.",
  "plant-shops.1":
    "Donnez à chaque plante une bonne photo, son prix et une phrase comme en dirait un ami : combien de lumière elle veut, combien d’oublis elle pardonne. Huit plantes que vous connaissez bien se vendent mieux qu’une longue liste périmée.",
  "plant-shops.2":
    "Dites ensuite comment elle voyage : si vous la livrez, comment elle est emballée, et ce qui se passe si une feuille arrive cassée. Les saisons changent plus vite que les sites : le jour où une plante n’est plus là, mettez-en une autre à sa place.",
  "workshops.1":
    "Commencez par la pièce, aussi grande que l’écran le permet, et dites en une phrase à quoi elle sert. Racontez en dessous comment elle est faite, étape par étape, avec des photos de mains et d’outils plutôt que de sourires.",
  "workshops.2":
    "Dites clairement ce qui prend du temps : combien vous en faites, quand la prochaine sera prête, ce qu’elle coûte et qui la répare. Quand on attend un objet fait main, on aime savoir ce qu’on attend.",
  "record-and-sports-shops.1":
    "Indiquez côte à côte la taille, l’état et le prix, et montrez en photo l’article lui-même. Dites comment vous emballez : quand on tient à un objet, on craint plus le transport que le prix.",
  "record-and-sports-shops.2":
    "Chaque jour, vous répondez à des questions au comptoir : répondez sur le site aux cinq plus fréquentes, avec vos mots, et offrez un moyen de poser la sixième. Les commandes vous parviennent dans un message avec tout ce qui a été choisi, et le paiement se règle comme vous en avez l’habitude.",
};

/** What the site of a trade needs, by trade and number. */
export const tradeNeeds = {
  "bakery.1": "En vitrine",
  "bakery.2": "Jours de cuisson",
  "bakery.3": "Commandes",
  "bakery.4": "L’adresse",
  "cafe.1": "La salle",
  "cafe.2": "La carte",
  "cafe.3": "Les soirées",
  "cafe.4": "En chemin",
  "restaurant.1": "La carte",
  "restaurant.2": "Horaires",
  "restaurant.3": "Réservations",
  "restaurant.4": "Sur mobile",
  "hair-salon.1": "Tarifs",
  "hair-salon.2": "Réalisations",
  "hair-salon.3": "L’équipe",
  "hair-salon.4": "Rendez-vous",
  "beauty.1": "Soins",
  "beauty.2": "Composition",
  "beauty.3": "Bons cadeaux",
  "beauty.4": "Première visite",
  "law-firm.1": "Domaines",
  "law-firm.2": "Les avocats",
  "law-firm.3": "Première consultation",
  "law-firm.4": "Délais",
  "tax-adviser.1": "Pour qui",
  "tax-adviser.2": "Missions",
  "tax-adviser.3": "Échéances",
  "tax-adviser.4": "Pièces",
  "medical-practice.1": "Horaires",
  "medical-practice.2": "Consultations",
  "medical-practice.3": "L’équipe",
  "medical-practice.4": "Accès",
  "physiotherapy.1": "Soins",
  "physiotherapy.2": "L’ordonnance",
  "physiotherapy.3": "Cours",
  "physiotherapy.4": "Rendez-vous",
  "plumber.1": "Le numéro",
  "plumber.2": "Travaux",
  "plumber.3": "Ce que cela coûte",
  "plumber.4": "Un chantier terminé",
  "carpenter.1": "Prestations",
  "carpenter.2": "Chiffres",
  "carpenter.3": "Ce que cela coûte",
  "carpenter.4": "Quand vous répondez",
  "photographer.1": "Photos",
  "photographer.2": "Formules",
  "photographer.3": "Dates",
  "photographer.4": "Droits",
  "fitness.1": "Cours",
  "fitness.2": "Professeurs",
  "fitness.3": "Tarifs",
  "fitness.4": "Cours d’essai",
  "gift-shop.1": "Nouveautés",
  "gift-shop.2": "Tailles",
  "gift-shop.3": "Emballage",
  "gift-shop.4": "La boutique",
  "hotel.1": "Le lieu",
  "hotel.2": "Dates",
  "hotel.3": "Les hôtes",
  "hotel.4": "Demande de séjour",
  "cleaning.1": "Prestations",
  "cleaning.2": "Tarifs",
  "cleaning.3": "Qui vient",
  "cleaning.4": "Devis",
  "plant-shops.1": "Chaque plante",
  "plant-shops.2": "Bien choisir",
  "plant-shops.3": "Conseils",
  "plant-shops.4": "La boutique",
  "workshops.1": "La pièce",
  "workshops.2": "La fabrication",
  "workshops.3": "La fiche",
  "workshops.4": "La demande",
  "record-and-sports-shops.1": "L’article",
  "record-and-sports-shops.2": "Questions",
  "record-and-sports-shops.3": "La commande",
  "record-and-sports-shops.4": "Sur mobile",
};

export const tradeNeedTexts = {
  "bakery.1":
    "Pains et gâteaux, chacun avec une ligne et un prix. Cali en accueille vingt-quatre, Motion et Gourmet Grove quarante.",
  "bakery.2": "Une ligne par pain suffit : précisez lesquels ne sont pas là tous les jours.",
  "bakery.3":
    "Cali et Motion prennent les commandes ; Gourmet Grove a un formulaire pour le jour, l’heure et la quantité, à activer.",
  "bakery.4":
    "Où vous trouver, et quand. Gourmet Grove réserve une place à l’adresse et aux horaires.",
  "cafe.1": "Une grande photo à la lumière du jour. Cosmo a jusqu’à cinq vues, une par recoin.",
  "cafe.2":
    "Gourmet Grove liste jusqu’à quarante choses en toutes lettres ; Cali en montre jusqu’à vingt-quatre en photos.",
  "cafe.3":
    "Cosmo a un calendrier pour douze dates au plus, avec l’heure et une ligne pour chacune.",
  "cafe.4":
    "On cherche souvent un café en marchant. Cali est fait pour les mobiles ; les deux autres pour les écrans d’ordinateur.",
  "restaurant.1":
    "Les plats, chacun avec une ligne et un prix. Gourmet Grove en accueille jusqu’à quarante.",
  "restaurant.2": "Jour par jour. Gourmet Grove et Simple leur réservent une place.",
  "restaurant.3":
    "Gourmet Grove a un formulaire pour le jour, l’heure et le nombre de couverts, à activer.",
  "restaurant.4":
    "Vos clients vous cherchent depuis leur mobile. Cali est fait pour les mobiles ; les deux autres pour les écrans d’ordinateur.",
  "hair-salon.1":
    "Silent présente jusqu’à neuf prestations avec prix et durée ; Trend en présente une seule, avec son prix.",
  "hair-salon.2": "Une galerie de vos propres coupes : Trend en fait défiler jusqu’à quatre.",
  "hair-salon.3": "Dites qui fait les couleurs et qui taille les barbes, une phrase par personne.",
  "hair-salon.4": "Chaque modèle a un formulaire ; ajoutez votre numéro de téléphone à côté.",
  "beauty.1":
    "Le nom, la durée et le prix d’un coup d’œil. Silent en met trois côte à côte et en accueille neuf.",
  "beauty.2": "Les huiles et les crèmes par leur nom : les personnes allergiques les cherchent.",
  "beauty.3":
    "Cosmo peut les montrer avec une photo ; leur prix s’indique sur la ligne en dessous.",
  "beauty.4":
    "Quoi apporter, quand venir, comment annuler : trois phrases courtes évitent un appel.",
  "law-firm.1":
    "Corporate en accueille jusqu’à douze, chacun avec son détail ; Silent jusqu’à neuf.",
  "law-firm.2":
    "Le nom complet et le domaine de chaque avocat : un client veut savoir qui lit son dossier.",
  "law-firm.3": "Son prix, sa durée, les pièces à apporter. Trend l’explique étape par étape.",
  "law-firm.4":
    "Un numéro de téléphone auquel on répond, et quand. Corporate garde les horaires toujours visibles, et le numéro tient en dessous.",
  "tax-adviser.1":
    "Chaque type de client, avec ce que vous faites pour lui. Sonic a pour chacun un bloc avec texte et photo, jusqu’à huit.",
  "tax-adviser.2":
    "Comptabilité, paie, déclarations : Corporate énumère ce que chaque mission comprend.",
  "tax-adviser.3": "Le calendrier de Cosmo peut contenir jusqu’à douze échéances.",
  "tax-adviser.4": "Comment elles vous parviennent, sur papier ou par un portail, en une phrase.",
  "medical-practice.1":
    "Jour par jour, et quand on peut venir sans rendez-vous. Corporate les garde toujours visibles sur un écran d’ordinateur.",
  "medical-practice.2":
    "Ce que vous examinez et soignez, avec les mots de vos patients. Sonic a des blocs pour cela, et il est fait pour les mobiles.",
  "medical-practice.3": "Cosmo présente chaque personne avec un nom et une ligne.",
  "medical-practice.4":
    "Arrêt de bus, parking, ascenseur : avec des béquilles, on prépare son trajet.",
  "physiotherapy.1":
    "Silent en présente jusqu’à neuf avec durée et prix ; Corporate jusqu’à douze, chacun avec son détail.",
  "physiotherapy.2":
    "Qui la prescrit, combien de temps elle est valable, ce que coûte une séance sans elle.",
  "physiotherapy.3":
    "L’école du dos, le mardi à dix-huit heures : Trend présente un cours, avec son prix et son déroulement.",
  "physiotherapy.4":
    "Au-dessus du formulaire, demandez deux créneaux possibles, et aucun diagnostic.",
  "plumber.1":
    "Tout en haut, en un lien qui lance l’appel sur mobile. Le gros bouton de Sonic peut être ce lien.",
  "plumber.2": "Fuites, chaudières, prises, salles de bains : citez-les, car on les cherche.",
  "plumber.3":
    "Le déplacement, l’heure, l’urgence la nuit. Silent donne un prix à chaque prestation.",
  "plumber.4": "Sonic le raconte en blocs de photos et de texte.",
  "carpenter.1":
    "Corporate énumère ce que chacune comprend ; Silent propose des forfaits avec prix et durée.",
  "carpenter.2":
    "Corporate et Silent leur réservent un bandeau. Laissez-le de côté tant qu’ils ne sont pas vrais.",
  "carpenter.3": "Trend montre un prix et les options qui vont avec, et reçoit la demande.",
  "carpenter.4":
    "Téléphone, horaires et formulaire. Corporate garde les horaires toujours visibles.",
  "photographer.1":
    "Trend en fait défiler quatre, Sonic en met une à côté de chacun de ses huit textes. Cosmo en accueille le plus : onze grandes et seize petites.",
  "photographer.2":
    "Durée, nombre de photos, livraison : Trend affiche un prix, et des étapes qui montrent ce qu’il comprend.",
  "photographer.3": "Cosmo a un calendrier pour les mini-séances et les expositions.",
  "photographer.4":
    "Ce que les clients peuvent imprimer, publier et transmettre, en une phrase simple.",
  "fitness.1":
    "Jour, heure, niveau : dans chaque modèle, la semaine tient sur une page de texte. Le calendrier de Cosmo sert aux dates isolées, jusqu’à douze.",
  "fitness.2": "Un nom et une ligne par personne, comme dans Cosmo : on revient pour les gens.",
  "fitness.3": "Un cours, dix cours, un mois : Silent met trois offres côte à côte.",
  "fitness.4": "Un formulaire, sans paiement. Dans Trend, le bouton sous le prix peut y mener.",
  "gift-shop.1": "Motion en montre jusqu’à quarante, chacune avec une description qui s’ouvre.",
  "gift-shop.2":
    "Le panier de Thunder affiche la taille, la livraison et le total. Chaque taille est un article à part, et il y a place pour douze articles.",
  "gift-shop.3": "Une phrase sur le papier, la carte et le prix évite bien des questions.",
  "gift-shop.4": "Simple réserve une place aux horaires et à l’adresse.",
  "hotel.1":
    "Cosmo s’ouvre sur cinq vues au plus qui se succèdent, Trend sur une galerie de quatre photos.",
  "hotel.2":
    "Cosmo a un calendrier de ce qui se passe : jusqu’à douze dates, avec l’heure et une ligne pour chacune.",
  "hotel.3": "Cosmo présente la personne qui ouvre la porte, avec un nom et une ligne.",
  "hotel.4":
    "Un formulaire dans chacun : pour toute question dans Cosmo, pour la chambre elle-même dans Trend, pour le jour et le nombre de personnes dans Gourmet Grove.",
  "cleaning.1":
    "Bureaux, escaliers, vitres, pelouses, haies : Corporate énumère ce que chaque prestation comprend.",
  "cleaning.2": "Un prix de départ. Silent l’affiche à côté de la durée.",
  "cleaning.3": "Les deux mêmes personnes chaque semaine ? Alors montrez-les.",
  "cleaning.4":
    "Au-dessus du formulaire, demandez le lieu et la fréquence. Dans Trend, on choisit une surface dans votre liste.",
  "plant-shops.1": "La photo, le prix, et une ligne sur la lumière et l’eau.",
  "plant-shops.2": "Cali filtre sa liste par couleur et par catégorie.",
  "plant-shops.3":
    "Une place pour ce que vous diriez au comptoir : des promesses dans Simple, une histoire dans Cali.",
  "plant-shops.4": "L’adresse et les horaires. Simple réserve une place aux deux.",
  "workshops.1": "En grand, sous plusieurs angles. Sonic fait défiler jusqu’à trois photos.",
  "workshops.2": "Des blocs avec texte et photo dans Sonic, une histoire dans Prestige.",
  "workshops.3":
    "Matière, dimensions, tirage. Prestige leur donne un tableau, Sonic de grands chiffres.",
  "workshops.4":
    "Prestige reçoit les réservations par formulaire, Motion les commandes, et les trois permettent de vous écrire.",
  "record-and-sports-shops.1":
    "La taille et le prix. Thunder les affiche dans le panier, avec une ligne sur chaque article, Atlantic dans sa liste.",
  "record-and-sports-shops.2": "Thunder a une rubrique de questions et réponses.",
  "record-and-sports-shops.3":
    "Tous trois calculent le total et prennent la commande par formulaire.",
  "record-and-sports-shops.4":
    "Beaucoup commandent depuis leur mobile. Thunder est fait pour les mobiles ; les deux autres pour les écrans d’ordinateur.",
};

/** Why each of a trade's presets suits it. */
export const tradeReasons = {
  "bakery.gourmet-grove":
    "Chaud et sombre comme une vitrine avant l’aube : la liste de ce que vous cuisez, un regard dans le fournil, les horaires et l’adresse.",
  "bakery.cali":
    "Des produits à emporter, avec des photos et un filtre pour les petits pains, les miches et les gâteaux. Sur tous les écrans, en clair et en sombre.",
  "bakery.motion":
    "Pour les gâteaux qui méritent un mot : chacun s’ouvre sur sa propre description et se commande de là.",
  "cafe.gourmet-grove":
    "La carte, la salle et les horaires sur une seule page, et un formulaire pour la table du dimanche matin.",
  "cafe.cosmo":
    "Pour un café avec un programme : des vues de la salle, des dates, et les personnes derrière le comptoir.",
  "cafe.cali":
    "Pour le café et les gâteaux à emporter : des photos, des prix et un panier. Sur tous les écrans, en clair et en sombre.",
  "restaurant.gourmet-grove":
    "La carte, un regard en cuisine, les horaires et un formulaire de réservation : c’est le modèle dessiné pour un restaurant.",
  "restaurant.simple":
    "Pour une cuisine réputée pour deux ou trois plats : chacun avec ses détails et son prix, puis les horaires et l’adresse. Son panier peut être désactivé.",
  "restaurant.cali":
    "Pour les plats à emporter et le rayon traiteur : de quoi remplir un sac, jusqu’à vingt-quatre articles, sur tous les écrans, en clair et en sombre.",
  "hair-salon.silent":
    "Vos prestations avec prix et durée sous une grande photo, et rien de tapageur.",
  "hair-salon.trend":
    "Pour la prestation qui fait votre réputation : des photos, son prix, le déroulement d’un rendez-vous et des avis. Sur tous les écrans, en clair et en sombre.",
  "hair-salon.corporate":
    "Pour un grand salon aux nombreuses prestations : ce que chacune comprend, et des horaires toujours visibles.",
  "beauty.silent": "Une page calme par nature : une photo, vos soins, un formulaire.",
  "beauty.trend":
    "Pour le soin qui fait votre fierté : des photos, son prix, son déroulement et des avis. Sur tous les écrans, en clair et en sombre.",
  "beauty.cosmo":
    "Pour une maison avec plusieurs cabines et plusieurs personnes : des vues, des ateliers datés, et qui donne quel soin.",
  "law-firm.corporate":
    "Les domaines et ce que chacun comprend, les horaires toujours visibles, le contact et un formulaire, dans l’ordre des questions d’un client.",
  "law-firm.trend":
    "Pour un seul type d’affaire : le prix de la première consultation et ce qui vient ensuite. Sur tous les écrans, en clair et en sombre.",
  "law-firm.silent":
    "Pour un avocat qui exerce seul : une phrase, quelques domaines, un formulaire.",
  "tax-adviser.corporate":
    "Les missions et ce qu’elles comprennent, les horaires et le contact : un cabinet que l’on peut joindre.",
  "tax-adviser.sonic":
    "Un bloc par type de client, et des chiffres s’ils sont les vôtres et s’ils sont vrais. Sur tous les écrans, en clair et en sombre.",
  "tax-adviser.cosmo":
    "Pour un cabinet à plusieurs : qui fait quoi, et les dates que personne ne doit manquer.",
  "medical-practice.sonic":
    "Pour les patients sur mobile : un bouton qui peut composer votre numéro, puis ce que vous soignez, bloc après bloc. Sur tous les écrans, en clair et en sombre.",
  "medical-practice.corporate":
    "Horaires, consultations et contact, sans détour : ce que l’on demande à l’accueil toute la journée.",
  "medical-practice.cosmo":
    "Pour un cabinet de plusieurs médecins : les lieux, les personnes, et des dates comme les jours de vaccination.",
  "physiotherapy.silent": "Les soins avec durée et prix sous une photo de la salle.",
  "physiotherapy.corporate":
    "Pour un cabinet aux nombreuses méthodes : le détail de chacune, et des horaires toujours visibles.",
  "physiotherapy.trend":
    "Pour un cours ou un programme : des photos, un prix, ce qu’on y fait. Sur tous les écrans, en clair et en sombre.",
  "plumber.sonic":
    "Un gros bouton qui peut composer votre numéro, puis vos travaux en blocs de photos et de texte. Sur tous les écrans, en clair et en sombre.",
  "plumber.corporate":
    "Jusqu’à douze prestations et ce que chacune comprend, et des horaires toujours visibles.",
  "plumber.silent":
    "Les travaux avec prix et durée : réparation, entretien, nouvelle salle de bains.",
  "carpenter.corporate":
    "Les prestations en détail, des chiffres, les horaires et le contact : pour une entreprise qui conçoit ce qu’elle construit.",
  "carpenter.silent":
    "Quelques façons de commencer, chacune avec son prix et sa durée, sous une grande photo.",
  "carpenter.trend":
    "Pour une prestation à choisir parmi quelques-unes : les formats, les couleurs, ce qu’il faut mesurer, des avis. Sur tous les écrans, en clair et en sombre.",
  "photographer.trend":
    "La galerie et le prix côte à côte, en dessous le déroulement d’une séance et des avis. Sur tous les écrans, en clair et en sombre.",
  "photographer.cosmo":
    "Pour un studio aux multiples travaux : une vue pour chacun, et un calendrier des séances.",
  "photographer.sonic":
    "Pour une série ou un genre de portrait : de grandes photos, racontées bloc après bloc. Sur tous les écrans, en clair et en sombre.",
  "fitness.silent":
    "Une grande photo et quelques façons de commencer, chacune avec son prix et sa durée.",
  "fitness.cosmo":
    "Les stages et leurs dates, les personnes qui les animent, et des vues de la salle.",
  "fitness.trend":
    "Pour un seul cours : des photos, un prix, ce qu’il faut apporter, et des avis. Sur tous les écrans, en clair et en sombre.",
  "gift-shop.motion":
    "Des objets qui ont chacun leur histoire, et une commande pour ceux qui habitent loin.",
  "gift-shop.thunder":
    "Pour les vêtements et les chaussures : les tailles, la livraison, le total et des réponses aux questions. Sur tous les écrans, en clair et en sombre.",
  "gift-shop.simple":
    "Pour une petite collection : deux ou trois pièces avec leurs détails et leur prix.",
  "hotel.cosmo":
    "Des vues, des dates, les hôtes et ce que l’on peut emprunter : toute une maison sur une page.",
  "hotel.trend":
    "Pour une seule chambre, ou un appartement loué en entier : galerie, prix et avis. Sur tous les écrans, en clair et en sombre.",
  "hotel.gourmet-grove":
    "Pour une auberge connue pour sa table : la carte, les horaires et les réservations.",
  "cleaning.silent": "Jusqu’à neuf prestations avec prix et durée, et un formulaire pour un devis.",
  "cleaning.corporate":
    "Pour une entreprise avec des équipes : les prestations en détail, des chiffres, les horaires et le contact.",
  "cleaning.trend":
    "Pour une seule prestation, selon la surface : le prix, les surfaces avec un plan, ce qu’il faut préparer, des avis. Sur tous les écrans, en clair et en sombre.",
  "plant-shops.cali":
    "Une liste avec photos et prix, des filtres, un panier, et une histoire en dessous. Sur tous les écrans, en clair et en sombre.",
  "plant-shops.simple":
    "Pour les quelques produits qui font votre réputation : des graines, des bulbes, un bouquet par semaine.",
  "plant-shops.silent":
    "Pour les jardiniers qui plantent chez le client : des prestations avec prix et durée, sous une grande photo.",
  "workshops.sonic":
    "Un instrument, un outil, une machine, avec toute la place qu’il faut. Sur tous les écrans, en clair et en sombre.",
  "workshops.prestige":
    "Pour les pièces numérotées : le prix et le tirage d’abord, les détails et la réservation en dessous.",
  "workshops.motion":
    "Pour un atelier d’où sortent bien des choses : chacune avec sa photo et son histoire.",
  "record-and-sports-shops.thunder":
    "Un panier avec tailles, livraison et total, et en dessous des questions et réponses. Sur tous les écrans, en clair et en sombre.",
  "record-and-sports-shops.atlantic":
    "Jusqu’à vingt-quatre articles et leurs dimensions sur une page paisible, et la commande dans un bandeau en bas.",
  "record-and-sports-shops.motion":
    "Pour les objets qui demandent une histoire : chacun s’ouvre sur sa propre description.",
};

/** The business of the example companies, and the language of their sites. */
export const exampleCompanies = {
  silent: "des constructeurs de piscines naturelles, en allemand",
  "gourmet-grove": "un producteur d’agrumes et son salon de thé, en italien",
  atlantic: "un atelier de planches de surf, en portugais",
  corporate: "une coopérative solaire, en espagnol",
  simple: "un semencier de prairies fleuries, en anglais",
  cosmo: "une maison d’hôtes avec observatoire, en anglais",
  prestige: "un luthier, en italien",
  motion: "un atelier de cerfs-volants, en français",
  cali: "une boutique de plantes d’intérieur, en allemand",
  trend: "un atelier de peinture murale, en français",
  sonic: "un facteur de handpans, en espagnol",
  thunder: "un disquaire, en anglais",
};
