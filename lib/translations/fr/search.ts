/** Words by which people search for categories, here and below separated by spaces; a word may belong to several. */
export const searchCategories = {
  basic: "petit petite cher économique abordable gratuit",
  medium: "moyen moyenne sombre",
  premium: "sombre mobile téléphone smartphone gamme",
};

/** For colors. */
export const searchColors = {
  white: "blanc blanche blancs blanches clair claire",
  green: "verte verts vertes olive kaki",
  blue: "bleu bleue bleus bleues marine turquoise",
  yellow: "jaune jaunes moutarde",
  brown: "marron brun brune beige",
  red: "rouge rouges bordeaux",
};

/** For types. */
export const searchTypes = {
  shop: "boutique magasin ecommerce commerce catalogue produits vendre ventes",
  home: "accueil",
  detail: "produit fiche article détail détails",
  cart: "panier caisse commande paiement",
  about: "propos entreprise société sommes présentation",
};

export const searchWords = {
  /** For the shop's products in general: a search for these words alone finds everything. */
  goods: "site sites page pages modèle modèles template templates thème thèmes vitrine gabarit",
  /** Without meaning for a search. */
  fillers:
    "à activité aimerais au aux avec avoir besoin ce ces cette cherche chercher cherchons chez comme comment création créer dans de des du elle en est et exemple exemples faire il internet je la le les leur leurs ligne ma main mes mettre moi mon métier nos notre nous on ou ouvrir par pas plus pour professionnel professionnelle qu que quel quelle qui recherche recherchons sa sans ses souhaite sur trouver un une vos votre voudrais voulons vous veux web deux",
};

/** For the business or the products of those whom a template suits. Words of its sample, and of trades that it suits best, need not be repeated. */
export const searchTemplates = {
  "gourmet-grove":
    "chef cuisinier cuisinière cuisine gastronomique végétarien ferme maraîcher légumes pains fruits bio vin vins vigneron vigneronne vignoble caviste boucher boucherie charcuterie fromager fromagerie poissonnerie épicerie primeur miel apiculteur viticole",
  atlantic:
    "atlantique meuble meubles mobilier canapé canapés chaise chaises bureau tapis bois ébéniste ébénisterie menuisier menuiserie",
  corporate:
    "architecte architectes architecture géomètre ingénieur ingénierie études urbanisme conseil conseils consultant consultante artisan artisans cabinet agence bureau immobilier immobilière promoteur syndic vétérinaire vétérinaires garage garagiste automobile auto mécanicien assurance assurances assureur courtier transport transporteur déménagement école crèche serrurier serrurerie pharmacie formateur formatrice formations toilettage funèbres taxi mairie",
  silent:
    "acoustique acousticien insonorisation phonique bruit silence calme bureaux thérapeute thérapie psychologue psy psychothérapeute sophrologue sophrologie hypnothérapeute hypnose naturopathe réflexologue coach coaching institut",
  simple:
    "sac sacs sacoche besace cuir maroquinerie maroquinier couture couturier couturière retouches mercerie textile tissu tissus accessoires savon savons savonnerie bougie bougies mode",
  cosmo:
    "meuble meubles mobilier ameublement canapé canapés fauteuil fauteuils salon luminaire luminaires lampe lampes éclairage décoration intérieur musée galerie théâtre association associations événement événements événementiel festival église paroisse chorale fondation spectacle concert culturel comédien comédienne danse",
  prestige:
    "montre montres horloger horlogère horlogerie bijou bijoux bijouterie bijoutier joaillier joaillerie orfèvre luxe violon opticien opticienne lunettes optique parfum parfumerie",
  motion:
    "objet objets design vases céramique céramiste poterie potier déco décoration lampe lampes luminaire livres librairie libraire jeux",
  cali: "cuisine cuisines cuisiniste électroménager ustensiles cafetière machine machines bouilloire mixeur frigo réfrigérateur torréfacteur torréfaction",
  sonic:
    "sonique casque casques écouteurs audio musique musicien musicienne enceinte enceintes sonorisation électronique technologie informatique informaticien logiciel application appli startup podcast guitare piano instrument instruments enregistrement ordinateur dj",
  thunder:
    "chaussure chaussures basket baskets bottes cordonnier cordonnerie sport sports running mode vêtement vêtements friperie prêtàporter",
  trend:
    "intérieur décorateur décoratrice décoration aménagement rénovation canapé artiste artistes peintre vidéaste fresque tatoueur tatoueuse tatouage graphiste illustrateur illustratrice",
};

/** For a trade and its companies. */
export const searchTrades = {
  bakery:
    "boulangerie boulangeries boulanger boulangère pâtisserie pâtisseries pâtissier pâtissière gâteau gâteaux chocolatier chocolaterie viennoiserie",
  cafe: "café cafés cafétéria glacier brunch",
  restaurant:
    "restaurant restaurants restaurateur bistrot bistro brasserie crêperie pizzeria traiteur auberge guinguette gastronomique brasseur gastronomie restauration tapas",
  "hair-salon": "coiffure coiffeur coiffeuse coiffeurs coiffeuses barbier cheveux",
  beauty:
    "beauté esthéticienne esthétique cosmétiques massage massages masseur masseuse onglerie ongles manucure maquillage maquilleuse spa bienêtre",
  "law-firm": "avocat avocate avocats avocates notaire notaires juriste juridique huissier droit",
  "tax-adviser": "comptable comptables comptabilité fiscal fiscaliste fiscalité impôts",
  "medical-practice":
    "médecin médecins médical médicale docteur dentiste dentistes dentaire généraliste pédiatre infirmier infirmière infirmiers orthodontiste clinique santé diététicienne orthophoniste",
  physiotherapy:
    "kinésithérapeute kinésithérapeutes kinésithérapie ostéopathe ostéopathes ostéopathie kinés",
  plumber:
    "plombier plombiers plomberie chauffagiste chauffage électricien électriciens électricité sanitaire sanitaires solaire solaires photovoltaïque climatisation dépannage",
  carpenter:
    "menuisier menuisiers menuiserie charpentier charpente maçon maçonnerie couvreur toiture bâtiment constructeur construction carreleur carrelage plaquiste peintre rénovation travaux",
  photographer:
    "photographe photographes photographie photo photos portrait portraits mariage mariages",
  fitness: "yoga fitness salle pilates musculation sportif sportive méditation gym",
  "gift-shop":
    "cadeau cadeaux boutique jouet jouets vêtement vêtements papeterie souvenirs prêtàporter",
  hotel:
    "hôtel hôtels hôtellerie chambre chambres hôtes gîtes auberge vacances saisonnière camping campings",
  cleaning:
    "nettoyage ménage propreté jardinier jardiniers jardinage jardins paysagiste paysagistes espaces élagueur élagage conciergerie",
  "plant-shops":
    "fleuriste fleuristes fleurs bouquet plante plantes jardinerie pépinière pépiniériste horticulteur graines",
  workshops:
    "atelier ateliers artisan artisans artisanal artisanat créations créateur créatrice créateurs luthier ferronnier forgeron tourneur relieur manufacture fait faits faite",
  "record-and-sports-shops":
    "disquaire disquaires disque disques vinyle vinyles sport sports vélos cycles surf kitesurf ski escalade planche",
};
