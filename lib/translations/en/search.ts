/** Words by which people search for categories, here and below separated by spaces; a word may belong to several. */
export const searchCategories = {
  basic: "basic cheap small starter",
  medium: "medium dark darkmode night",
  premium: "premium dark darkmode night responsive mobile phone smartphone",
} as const;

/** For colors. */
export const searchColors = {
  white: "white light",
  green: "green olive",
  blue: "blue navy",
  yellow: "yellow mustard",
  brown: "brown beige",
  red: "red crimson",
} as const;

/** For types. */
export const searchTypes = {
  shop: "shop store webshop ecommerce catalog catalogue products listing",
  home: "home homepage landing landingpage start startpage onepager",
  detail: "detail details product productpage",
  cart: "cart basket checkout",
  about: "about company profile",
} as const;

export const searchWords = {
  /** For the shop's products in general: a search for these words alone finds everything. */
  goods:
    "page pages preset presets site sites template templates theme themes webpage website websites",
  /** Without meaning for a search. */
  fillers:
    "a an and are at by find for from get have i in is it like looking me my need of on one or our that the there this to want web where which with you your",
} as const;

/** For the business or the products of those whom a template suits. Words of its sample, and of trades that it suits best, need not be repeated. */
export const searchTemplates = {
  "gourmet-grove":
    "chef cook dining food menu vegetarian vegan farm farmer garden vegetables fruit wine reservation butcher",
  atlantic:
    "furniture sofa couch chair desk carpet rug woodwork carpenter carpentry joiner homeware interior",
  corporate:
    "building architect architects architecture surveyor surveying engineer engineering planner planners planning consulting consultant consultancy agency office services craftsman property realtor vet veterinarian garage mechanic cleaning insurance logistics school kindergarten",
  silent:
    "acoustics acoustic noise soundproofing quiet silence office workplace therapist therapy coach coaching",
  simple:
    "bag bags backpack handbag leather accessories fashion sewing tailor textile satchel tea soap candles",
  cosmo:
    "furniture interior furnishing lamp lamps lighting sofa couch armchair sideboard living decor museum gallery theater theatre club event events venue festival church choir",
  prestige:
    "watch watches watchmaker clock jewelry jewellery jeweler jeweller goldsmith luxury violin optician glasses eyewear",
  motion:
    "objects design vases ceramics pottery lamps decoration gadgets books bookshop bookstore games",
  cali: "kitchen kitchenware appliances appliance household coffee espresso blender toaster kettle mixer fridge",
  sonic:
    "headphones headphone earphones audio music musician sound hifi speaker speakers electronics technology tech podcast instrument band app startup software",
  thunder:
    "shoes shoe sneakers sneaker footwear boots sport sports running fashion clothing clothes apparel streetwear",
  trend:
    "interior designer decorator decorating room rooms planning sofa couch furniture architect renovation painter artist mural tattoo",
} as const;

/** For a trade and its companies. */
export const searchTrades = {
  bakery: "bakery bakeries baker bakers pastry patisserie bread cake cakes confectioner",
  cafe: "cafe cafes tearoom",
  restaurant:
    "restaurant restaurants bistro bar pub catering caterer diner eatery pizzeria delicatessen brewery winery inn",
  "hair-salon": "hairdresser hairdressers hair haircut barber barbershop salon salons stylist",
  beauty: "beauty beautician cosmetics cosmetician spa massage masseur nails manicure wellness",
  "law-firm": "law lawyer lawyers attorney attorneys solicitor legal notary",
  "tax-adviser":
    "tax taxes adviser advisers advisor accountant accountants accounting bookkeeper bookkeeping",
  "medical-practice":
    "doctor doctors physician physicians dentist dentists dental medical practice practices clinic surgery pediatrician",
  physiotherapy: "physiotherapy physiotherapist physiotherapists physio osteopath osteopathy",
  plumber: "plumber plumbers plumbing heating electrician electricians electrical sanitary solar",
  carpenter:
    "carpenter carpenters carpentry joiner joinery woodwork builder builders construction roofer roofing bricklayer mason plasterer tiler renovation contractor",
  photographer:
    "photographer photographers photography photo photos portrait portraits wedding weddings",
  fitness: "yoga fitness gym pilates trainer training meditation studio workout",
  "gift-shop":
    "gift gifts giftshop fashion boutique clothes clothing apparel toys toyshop stationery souvenirs",
  hotel:
    "hotel hotels hostel guesthouse guesthouses guest guests houses inn bed breakfast bnb lodging lodge accommodation apartment holiday vacation rental chalet camping campsite motel",
  cleaning:
    "cleaning cleaner cleaners janitor garden gardens gardening landscaper landscaping lawn caretaker services",
  "plant-shops":
    "flower flowers florist bouquet plant plants houseplant houseplants nursery gardener seeds",
  workshops:
    "maker makers workshop workshops handmade handcrafted artisan craft crafts manufacture luthier blacksmith woodturner bookbinder",
  "record-and-sports-shops":
    "record records vinyl sport sports surf surfboard skate skateboard snowboard ski bike bikes bicycle bicycles cycling climbing",
} as const;
