export const reference = {
  title: "Référence de l’API",
  description:
    "Tous les appels de l’API publique de la boutique : ce qu’il faut envoyer, ce qu’elle répond, ce qui peut échouer.",
  sameAs: "Également au format",
  openapi: "OpenAPI 3.1",
  bodyOf: "Corps, {contentType}",
};

/** The words in which the reference describes a type. */
export const schemaType = {
  maxItems: "au plus {count}",
  maxLength: "au plus {count} caractères",
  default: "{value} par défaut",
  listOf: "liste : {type}",
  wholeNumber: "entier",
};

/** Of llms.txt, which language models read. */
export const llms = {
  pages: "Pages",
  shop: "[Boutique]({url}) : tous les modèles, avec les filtres dans l’adresse",
  search:
    "[Recherche]({url}) : les mots, dans l’une des langues de la boutique, figurent dans l’adresse. En JSON : [/api/preset?q=]({api}), les meilleurs résultats d’abord",
  sampleSearch: "boulangerie calme",
  comparisons: "[Comparaisons]({url}) : jusqu’à trois modèles côte à côte, d’après leurs numéros",
  trades:
    "[Par activité]({url}) : ce qu’il faut à un site selon l’activité, les modèles qui conviennent et des exemples déjà rédigés",
  team: "[L’équipe]({url}) : qui les crée",
  legal:
    "[Mentions légales]({imprint}) : qui vend. [CGV]({terms}), [licence]({license}), [remboursements]({refunds}), [confidentialité]({privacy}), [sous-traitance RGPD]({dataProcessing}), [accessibilité]({accessibility})",
  reference: "[Référence de l’API]({url}) : le catalogue en JSON ; [OpenAPI 3.1]({openapi})",
  forAgents: "Pour les agents",
  mcp: "[Serveur MCP]({url}) : Model Context Protocol par Streamable HTTP, sans compte. Il recherche des modèles, en lit un, lit la structure des contenus d’un modèle, en prépare un aperçu au nom d’une entreprise, avec ses couleurs et ses textes, et crée un lien vers le panier. Avec le jeton d’API d’un client, créé dans le profil, il liste ses commandes et ses sites",
  cartLinks:
    "Liens vers le panier, par exemple [{path}]({url}) : ils affichent des modèles et un bouton pour les ajouter au panier. Seule une personne peut passer commande",
  ucp: "[Profil UCP]({url}) : recherche dans le catalogue selon l’Universal Commerce Protocol, par le même serveur MCP",
  feeds:
    "[Flux de produits]({json}) : au format de l’Agentic Commerce Protocol, en JSON ; [le même pour les comparateurs de prix]({rss}), en RSS. Les deux contiennent les {most, number} modèles les plus récents",
  presets: "Modèles",
  firstOf:
    "Les {shown, number} premiers sur {total, number}, par nom. L’API les liste tous : {url}",
};
