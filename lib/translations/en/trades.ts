export const trades = {
  breadcrumb: "Breadcrumb",
  title: "Website templates for your business",
  crumb: "By business",
  description:
    "What a website needs in nineteen kinds of business, from bakeries to record shops, which templates suit it, and how each looks there.",
  intro:
    "Pick your business, see what suits it: what customers want to know first, which templates tell them, and how each looks with the text and pictures of your business.",
  titleOf: "Website templates for {trade}",
  needs: "What your site should say",
  suited: "Templates that suit it",
  suitedIntro:
    "Each has an example beside it: the same template as the site of an invented company. Its link opens the preview with that company’s text and colors, but without its pictures.",
  suitedAs:
    "Beside each you see it as {one}, with texts and pictures to begin with. What only you know, such as prices and hours, is left open.",
  othersAs: "All others as {one}",
  compare: "Compare {names}",
  others: "Other businesses",
  all: "All templates",
  notSold: "The templates for this business are not sold at the moment.",
} as const;

/** Of a template that is shown as a trade. */
export const templateAsTrade = {
  alt: "The same template as {one}",
  name: "{template} as {one}",
  about: "{one}, in English",
  ofTrade: ", as {one}",
} as const;

/** Of searches and comparisons. */
export const shownAs = {
  shown: "Shown as {one}.",
  shownIn: "Shown as {one}, in {language}.",
  asTheyAre: "Show them as they are",
  tryIt: "Try every template as {one}",
  tried: "Every preview on this device now begins as {one}.",
  undo: "Undo",
} as const;

/** Of a template that is shown as an invented company. */
export const tradeExample = {
  alt: "The site of {company}: {what}",
  name: "{template} as {company}",
  open: "Open it in the preview",
  ofCompany: ", with the text of {company}",
  write: "Make {template} your own",
} as const;

/** As in "website templates for …". */
export const tradeNames = {
  bakery: "bakeries",
  cafe: "cafés",
  restaurant: "restaurants",
  "hair-salon": "hair salons",
  beauty: "beauty and massage studios",
  "law-firm": "law firms",
  "tax-adviser": "tax advisers",
  "medical-practice": "medical practices",
  physiotherapy: "physiotherapists",
  plumber: "plumbers and electricians",
  carpenter: "carpenters and builders",
  photographer: "photographers",
  fitness: "yoga and fitness studios",
  "gift-shop": "fashion and gift shops",
  hotel: "hotels and guest houses",
  cleaning: "cleaning and garden services",
  "plant-shops": "flower and plant shops",
  workshops: "makers and workshops",
  "record-and-sports-shops": "record and sports shops",
} as const;

/** As in "shown as …"; only of trades that a site can be drafted for. */
export const tradeOnes = {
  bakery: "a bakery",
  cafe: "a café",
  restaurant: "a restaurant",
  "hair-salon": "a hair salon",
  beauty: "a beauty and massage studio",
  "law-firm": "a law firm",
  "tax-adviser": "a tax adviser",
  "medical-practice": "a medical practice",
  physiotherapy: "a physiotherapist",
  plumber: "a plumber and electrician",
  carpenter: "a carpenter and builder",
  photographer: "a photographer",
  fitness: "a yoga and fitness studio",
  "gift-shop": "a fashion and gift shop",
  hotel: "a hotel and guest house",
  cleaning: "a cleaning and garden service",
} as const;

/** As answers to "What do you do?". */
export const tradeLabels = {
  bakery: "Bakery",
  cafe: "Café",
  restaurant: "Restaurant",
  "hair-salon": "Hair salon",
  beauty: "Beauty and massage",
  "law-firm": "Law firm",
  "tax-adviser": "Tax adviser",
  "medical-practice": "Medical practice",
  physiotherapy: "Physiotherapy",
  plumber: "Plumber and electrician",
  carpenter: "Carpenter and builder",
  photographer: "Photographer",
  fitness: "Yoga and fitness",
  "gift-shop": "Fashion and gift shop",
  hotel: "Hotel and guest house",
  cleaning: "Cleaning and garden service",
} as const;

/** For search engines. */
export const tradeDescriptions = {
  bakery:
    "A bakery’s site has to say what is baked when, where the door is, and how to order a cake. Three website templates that suit it, shown as a bakery.",
  cafe: "A café’s site should show the room, the menu and the hours, and what is on this week. Three website templates that suit it, shown as a café.",
  restaurant:
    "A restaurant’s site has to answer what there is to eat, when it is open, and how to get a table. Three website templates that suit it, shown as a restaurant.",
  "hair-salon":
    "A hair salon’s site has to show the work, the prices and how to get an appointment. Three website templates that suit it, shown as a hair salon.",
  beauty:
    "A beauty or massage studio sells time and trust, so say what happens and what it costs. Three website templates that suit it, shown as such a studio.",
  "law-firm":
    "A law firm’s site has to say which cases it takes, who answers, and what a first consultation costs. Three website templates, shown as a law firm.",
  "tax-adviser":
    "A tax adviser’s site has to say for whom you work, what you take over and which papers you need. Three website templates that suit it, shown as a tax adviser’s.",
  "medical-practice":
    "A practice’s site has to say when it is open, what to bring and whom to call at night. Three website templates that suit it, shown as a practice.",
  physiotherapy:
    "A physiotherapist’s site has to say what is treated, how long it takes and how prescriptions work. Three website templates, shown as a physiotherapist’s.",
  plumber:
    "A plumber’s or electrician’s site has to show a telephone number, an area and what you repair. Three website templates, shown as such a firm.",
  carpenter:
    "Carpenters and builders are chosen by what they have done and by whether they answer. Three website templates that suit it, shown as such a firm.",
  photographer:
    "A photographer’s site has to show few pictures, name a price and ask for the date. Three website templates that suit it, shown as a photographer’s.",
  fitness:
    "A yoga or fitness studio’s site has to show the timetable, the trainers and a trial class. Three website templates that suit it, shown as a studio.",
  "gift-shop":
    "A fashion or gift shop’s site has to show what is new, in which sizes, and how to get it. Three website templates with orders, shown as a shop.",
  hotel:
    "A hotel or guest house has to show its rooms, what there is to do, and how to ask for a night. Three website templates, shown as a guest house.",
  cleaning:
    "A cleaning or garden service is chosen by area, day and price, so name all three. Three website templates that suit it, shown as such a service.",
  "plant-shops":
    "A flower or plant shop needs pictures, prices and honest words about care. Three website templates for shops, growers and gardeners, with examples.",
  workshops:
    "Makers sell one thing at a time, and how it is made is half of it. Three website templates for workshops and studios, with examples.",
  "record-and-sports-shops":
    "Shops for records, boards or shoes sell to people who know what they want. Three website templates with pictures, prices and a short way to the order.",
} as const;

export const tradeLeads = {
  bakery:
    "People look up a bakery to learn whether it is open and whether the rye bread is from today. Answer both before they scroll.",
  cafe: "Nobody chooses a café by its menu alone. They choose the table by the window, so show it first.",
  restaurant:
    "People who open a restaurant’s site want to know three things: what there is to eat, when you are open, and whether there is a table.",
  "hair-salon":
    "A new customer wants to know three things before they sit down: what it costs, who will cut, and when.",
  beauty: "Whoever books a massage wants quiet, and to know beforehand what happens in that hour.",
  "law-firm":
    "People look for a lawyer on a bad day. They want to read that you know their kind of case, and how soon they can speak to you.",
  "tax-adviser":
    "Most people look for a tax adviser when a letter has come or a deadline is near. Say whether you take new clients.",
  "medical-practice":
    "Patients come to the site with a question, often on a phone and often in pain: are you open, and do you take new patients?",
  physiotherapy:
    "Behind many visits is a prescription, and behind all of them something that hurts. Say how soon you have a place, and for what.",
  plumber:
    "Somebody is standing in water, or in the dark. The telephone number comes first, then the area you serve.",
  carpenter:
    "People who look for a carpenter or builder have a wall, a roof or a garden in mind, and one question: do you do this, and when would you come?",
  photographer:
    "Your pictures decide within seconds. Show twelve that you would take again tomorrow, and none that you have to explain.",
  fitness:
    "Beginners are afraid of two things: to be the only one, and to sign up for two years. Take both away on the first screen.",
  "gift-shop":
    "People come to you because they do not know yet what they want. Show eight things that make them stop, not eighty.",
  hotel:
    "Guests decide by the view from the bed and by what there is to do after breakfast. Show both first.",
  cleaning: "Your customers give you a key. Before the price they want to know who comes.",
  "plant-shops":
    "People buy a plant by its picture and keep it by its note. A site for plants needs room for both.",
  workshops:
    "What a workshop sells is made once, by somebody, out of something. Its site should show all three.",
  "record-and-sports-shops":
    "Your customers know the pressing, the size, the fin. Do not explain the thing to them; tell them whether you have it.",
} as const;

/** By trade and number. */
export const tradeParagraphs = {
  "bakery.1":
    "Name your breads as your customers ask for them, with the weight and what is in them; people with allergies read this line first. Say on which days you bake which loaf, and by when a cake has to be ordered. Sunday hours deserve a line of their own.",
  "cafe.1":
    "Then the menu: coffee, cakes, and until when you serve breakfast. Say whether you take reservations, whether laptops and dogs are welcome, and where the stroller goes. If you have readings or a late Friday, give each its date, and take it down when it is over.",
  "restaurant.1":
    "Write the menu as words on the page, neither as a photograph nor as a PDF. Words fit every screen, a search finds them, and you change them before the service when the trout is gone. Keep the price beside its dish.",
  "restaurant.2":
    "Give the hours by day and the address as it stands on an envelope. If you take reservations, ask for the day, the hour and how many they are, and say when you answer. Whatever else a form asks for costs you tables.",
  "hair-salon.1":
    "List your cuts and colors with a starting price, and say how long each takes; long hair costs more, so say that too. Show heads you cut yourself, not models. If people can come without an appointment, put the hours for it at the top.",
  "beauty.1":
    "Describe each treatment as it goes: how long, with what, on which part of the body, and what people feel the next day. Promise no cure. Say for whom it is not suited, for instance in pregnancy, and what a voucher costs and how long it is valid.",
  "law-firm.1":
    "Write your fields in the words of clients: a notice from the landlord, a quarrel about an inheritance, an accident. Say what the first consultation costs and what to bring to it. Name the bar or chamber that you belong to, and promise no result.",
  "tax-adviser.1":
    "Name for whom you work, the self-employed, landlords, small companies, and what you take over each month. A list of papers for the first meeting is worth more than any praise. If fees follow a regulation, say so and give an example.",
  "medical-practice.1":
    "Put consulting hours, telephone and the number for emergencies where the eye falls first. Say which insurance you accept and how to get a prescription. Do not ask for symptoms in a form: health data does not belong in an ordinary e-mail.",
  "physiotherapy.1":
    "Name the methods and, in a half sentence each, for which complaints they are used. Explain the prescription: where to get it, when it runs out, what patients pay themselves. Tell people what to wear; it is the question that you hear most often.",
  "plumber.1":
    "Say which jobs you take and which you do not, what a visit costs before anything is repaired, and in which hours the emergency number is answered. For boilers, bathrooms and car chargers people take their time: there, one finished job in good pictures helps more than a list of brands.",
  "carpenter.1":
    "Name your services in the words of customers, and say what belongs to each: who measures, who asks for the permit, who takes the rubble away. A price to begin with, even a rough one, spares you visits that lead to nothing.",
  "carpenter.2":
    "Show one thing you built in good photographs rather than twenty snapshots. Figures help where they are yours and true. Then a telephone number, the hours in which it is answered, and a form for the evening, when most people think about their roof.",
  "photographer.1":
    "Sort them by what people order, portraits, weddings, products, and not by year. Then say what an hour or a day costs, how many pictures that includes, when they come, and what customers may do with them. Couples ask for a date first: let them send it with the place.",
  "fitness.1":
    "Show the timetable as words, with the level of each class, and keep it up to date; an old one leaves somebody at a closed door. Name the price of a single class before that of a year. Say what to bring, whether mats are there, and how late people may come.",
  "gift-shop.1":
    "Give each thing a picture in use, its price, size and material, and say what it is good for: a birthday, a cold morning. Tell whether it can be put aside, wrapped, sent or exchanged, and until which day it arrives before Christmas.",
  "hotel.1":
    "Use pictures of the house as it is in the month you want to fill. Name the rooms, say how many sleep in each, and put the price where nobody has to ask for it. Say plainly what you do not have; it saves both of you an e-mail.",
  "hotel.2":
    "Then give people a reason for a date: a harvest, a concert, a clear night. None of these templates takes bookings by itself. Guests send you a request, and a personal answer from their host is what guests of small houses come for.",
  "cleaning.1":
    "Name the streets or towns you drive to, what an hour or a visit costs, and what is included: machines, cloths, taking the clippings away. Say that you are insured if you are. Gardens have seasons, so say in spring what you do in spring, and by when to book the hedge trimming.",
  "plant-shops.1":
    "Give each plant one good picture, its price, and one sentence that a friend would say about it: how much light it wants, how much neglect it forgives. A list of eight plants you know well sells better than a long one that is out of date.",
  "plant-shops.2":
    "Then say how it travels: whether you bring it, how it is packed, and what happens if it arrives with a broken leaf. Seasons change faster than sites: on the day a plant is gone, put another one in its place.",
  "workshops.1":
    "Begin with the piece, as large as the screen allows, and say in one sentence what it is for. Below it tell how it is made, step by step, with pictures of hands and tools rather than of smiles.",
  "workshops.2":
    "Be plain about what takes time: how many you make, when the next one is ready, what it costs, and who repairs it. People who wait for something handmade like to know what they are waiting for.",
  "record-and-sports-shops.1":
    "Put size, state and price beside each other, and let the picture be of the very piece. Say how you pack, because people who care for things fear the mail more than the price.",
  "record-and-sports-shops.2":
    "You answer questions at the counter every day, so answer the five most common ones on the site, in your own words, and offer a way to ask the sixth. Orders come to you as a message with everything that was chosen, and you settle the payment as you are used to.",
} as const;

/** What the site of a trade needs, by trade and number. */
export const tradeNeeds = {
  "bakery.1": "The counter",
  "bakery.2": "Baking days",
  "bakery.3": "Orders",
  "bakery.4": "The door",
  "cafe.1": "The room",
  "cafe.2": "The menu",
  "cafe.3": "Evenings",
  "cafe.4": "On the go",
  "restaurant.1": "The menu",
  "restaurant.2": "Hours",
  "restaurant.3": "A table",
  "restaurant.4": "On phones",
  "hair-salon.1": "Prices",
  "hair-salon.2": "The work",
  "hair-salon.3": "The team",
  "hair-salon.4": "Appointments",
  "beauty.1": "Treatments",
  "beauty.2": "What is in it",
  "beauty.3": "Vouchers",
  "beauty.4": "The first visit",
  "law-firm.1": "Fields",
  "law-firm.2": "People",
  "law-firm.3": "First consultation",
  "law-firm.4": "Deadlines",
  "tax-adviser.1": "For whom",
  "tax-adviser.2": "Services",
  "tax-adviser.3": "Dates",
  "tax-adviser.4": "Papers",
  "medical-practice.1": "Hours",
  "medical-practice.2": "Services",
  "medical-practice.3": "Team",
  "medical-practice.4": "Getting there",
  "physiotherapy.1": "Treatments",
  "physiotherapy.2": "Prescriptions",
  "physiotherapy.3": "Courses",
  "physiotherapy.4": "An appointment",
  "plumber.1": "The number",
  "plumber.2": "Jobs",
  "plumber.3": "What it costs",
  "plumber.4": "A finished job",
  "carpenter.1": "Services",
  "carpenter.2": "Figures",
  "carpenter.3": "What it costs",
  "carpenter.4": "When you answer",
  "photographer.1": "Pictures",
  "photographer.2": "Packages",
  "photographer.3": "Dates",
  "photographer.4": "Rights",
  "fitness.1": "Classes",
  "fitness.2": "Trainers",
  "fitness.3": "Prices",
  "fitness.4": "A trial class",
  "gift-shop.1": "New things",
  "gift-shop.2": "Sizes",
  "gift-shop.3": "Wrapping",
  "gift-shop.4": "The shop itself",
  "hotel.1": "The place",
  "hotel.2": "Dates",
  "hotel.3": "The hosts",
  "hotel.4": "Asking for a night",
  "cleaning.1": "Services",
  "cleaning.2": "Prices",
  "cleaning.3": "Who comes",
  "cleaning.4": "An offer",
  "plant-shops.1": "Each plant",
  "plant-shops.2": "Finding one",
  "plant-shops.3": "Care",
  "plant-shops.4": "The shop itself",
  "workshops.1": "The piece",
  "workshops.2": "How it is made",
  "workshops.3": "The facts",
  "workshops.4": "Asking for one",
  "record-and-sports-shops.1": "The piece",
  "record-and-sports-shops.2": "Questions",
  "record-and-sports-shops.3": "The order",
  "record-and-sports-shops.4": "On phones",
} as const;

export const tradeNeedTexts = {
  "bakery.1":
    "Breads and cakes with a line and a price each. Cali has room for twenty-four, Motion and Gourmet Grove for forty.",
  "bakery.2": "A line with each loaf is enough: bread that is not there every day says so.",
  "bakery.3":
    "Cali and Motion take orders; Gourmet Grove has a form for day, hour and number, which you switch on.",
  "bakery.4": "Address and opening hours. Gourmet Grove has a place of its own for both.",
  "cafe.1": "One large picture in daylight. Cosmo has up to five slides, one for each corner.",
  "cafe.2":
    "Gourmet Grove lists up to forty things in words; Cali shows up to twenty-four with pictures.",
  "cafe.3": "Cosmo has a calendar for up to twelve dates, with the hour and a line for each.",
  "cafe.4":
    "Many people look for coffee while walking. Cali is made for phones; the other two are made for desktop screens.",
  "restaurant.1": "Dishes with a line and a price each. Gourmet Grove holds up to forty.",
  "restaurant.2": "By day. In Gourmet Grove and Simple they have a place of their own.",
  "restaurant.3": "Gourmet Grove has a form for day, hour and guests, which you switch on.",
  "restaurant.4":
    "Guests look you up on their phones. Cali is made for phones; the other two are made for desktop screens.",
  "hair-salon.1":
    "Silent has up to nine offers with a price and a time; Trend shows one with its price.",
  "hair-salon.2": "A gallery of your own cuts: Trend has up to four pictures to click through.",
  "hair-salon.3": "Say who does color and who does beards, in a sentence each.",
  "hair-salon.4": "Each has a form; your telephone number belongs beside it.",
  "beauty.1":
    "Name, duration and price at a glance. Silent sets three beside each other, and has room for nine.",
  "beauty.2": "Oils and creams by name: people with allergies look for them.",
  "beauty.3": "Cosmo can show them with a picture; their price belongs in the line below.",
  "beauty.4": "What to bring, when to come, how to cancel: three short sentences save a call.",
  "law-firm.1": "Corporate holds up to twelve, each with what belongs to it; Silent up to nine.",
  "law-firm.2":
    "Full name, and the field of each lawyer: a client wants to know who reads the file.",
  "law-firm.3":
    "What it costs, how long it takes, which papers to bring. Trend tells it step by step.",
  "law-firm.4":
    "A telephone number that is answered, and when. Corporate keeps the hours in sight, and the number fits below them.",
  "tax-adviser.1":
    "Each kind of client, with what you do for them. Sonic has a row of text and picture for each, up to eight.",
  "tax-adviser.2": "Bookkeeping, payroll, returns: Corporate lists what belongs to each.",
  "tax-adviser.3": "Cosmo’s calendar can hold up to twelve deadlines.",
  "tax-adviser.4": "How they reach you, on paper or by a portal, in one sentence.",
  "medical-practice.1":
    "By day, and when people can come without an appointment. Corporate keeps them in sight on a desktop screen.",
  "medical-practice.2":
    "What you examine and treat, in the words of patients. Sonic has rows for it, and is made for phones.",
  "medical-practice.3": "Cosmo introduces people with a name and a line.",
  "medical-practice.4": "Bus stop, parking, elevator: people on crutches plan ahead.",
  "physiotherapy.1":
    "Silent shows up to nine with minutes and price; Corporate up to twelve, with what belongs to each.",
  "physiotherapy.2": "From whom, for how long, what it costs without one.",
  "physiotherapy.3":
    "Back training on Tuesdays at six: Trend shows one course, with its price and how it goes.",
  "physiotherapy.4":
    "Let the line above the form ask for two possible times, and for no diagnosis.",
  "plumber.1":
    "At the top, as a link that a phone dials. The large button of Sonic can be that link.",
  "plumber.2": "Leaks, boilers, outlets, bathrooms: name them, because people search for them.",
  "plumber.3": "Travel, the hour, the emergency at night. Silent has a price at each offer.",
  "plumber.4": "Sonic tells it in rows of picture and text.",
  "carpenter.1":
    "Corporate lists what belongs to each; Silent has packages with a price and a time.",
  "carpenter.2": "Corporate and Silent have a row for them. Leave it off until they are true.",
  "carpenter.3": "Trend shows a price and the choices that belong to it, and takes the request.",
  "carpenter.4": "Telephone, hours and a form. Corporate keeps its hours in sight.",
  "photographer.1":
    "Trend has four to click through, Sonic one beside each of eight texts. Cosmo has room for the most: eleven large and sixteen small.",
  "photographer.2":
    "Hours, number of pictures, delivery: Trend has one price, and steps that say what belongs to it.",
  "photographer.3": "Cosmo has a calendar for mini sessions and exhibitions.",
  "photographer.4": "What customers may print, post and pass on, in one plain sentence.",
  "fitness.1":
    "Day, hour, level: in each template the week fits on a text page. Cosmo’s calendar is for single dates, up to twelve.",
  "fitness.2": "A name and a line each, as in Cosmo: people come back for people.",
  "fitness.3": "One class, ten classes, a month: Silent sets three offers beside each other.",
  "fitness.4": "One form, without payment. In Trend the button below the price can lead to it.",
  "gift-shop.1": "Motion shows up to forty, each with a description that opens.",
  "gift-shop.2":
    "Thunder shows size, shipping and total in its cart. Each size is a piece of its own, and twelve pieces fit.",
  "gift-shop.3": "One sentence on paper, card and price saves many questions.",
  "gift-shop.4": "Simple has a place for the hours and the door.",
  "hotel.1":
    "Cosmo opens with a slide for each of up to five views, Trend with a gallery of four pictures.",
  "hotel.2":
    "Cosmo has a calendar of what is on: up to twelve dates, with the hour and a line each.",
  "hotel.3": "Cosmo introduces the person who opens the door, with a name and a line.",
  "hotel.4":
    "A form in each: any question in Cosmo, the room itself in Trend, day and number in Gourmet Grove.",
  "cleaning.1": "Offices, stairs, windows, lawns, hedges: Corporate lists what belongs to each.",
  "cleaning.2": "A starting price. Silent shows it beside the time.",
  "cleaning.3": "The same two people each week? Then show them.",
  "cleaning.4":
    "Let the line above the form ask for the place and how often. In Trend people choose a size from your list.",
  "plant-shops.1": "Picture, price, and one line about light and water.",
  "plant-shops.2": "Cali filters its list by color and by category.",
  "plant-shops.3":
    "A place for what you would say at the counter: promises in Simple, a story in Cali.",
  "plant-shops.4": "Where the door is and when it is open. Simple has a place for both.",
  "workshops.1": "Large, from several sides. Sonic has up to three pictures to click through.",
  "workshops.2": "Rows of text and picture in Sonic, a story in Prestige.",
  "workshops.3": "Material, measures, edition. Prestige has a table for them, Sonic large figures.",
  "workshops.4":
    "Prestige takes reservations by a form, Motion takes orders, and all three can be written to.",
  "record-and-sports-shops.1":
    "Size and price. Thunder shows them in the cart, with a line about each piece, Atlantic in its list.",
  "record-and-sports-shops.2": "Thunder has a section for questions and answers.",
  "record-and-sports-shops.3": "All three add up the total and take the order by a form.",
  "record-and-sports-shops.4":
    "Many people order on their phones. Thunder is made for phones; the other two are made for desktop screens.",
} as const;

/** Why each of a trade's presets suits it. */
export const tradeReasons = {
  "bakery.gourmet-grove":
    "Warm and dark like a shop window before sunrise: what you bake as a list, a look into the bakehouse, hours and door.",
  "bakery.cali":
    "Things to carry home, with pictures and a filter for rolls, loaves and cakes. On every screen, in light and dark.",
  "bakery.motion":
    "For cakes that need a word: each opens into its own description, and is ordered from there.",
  "cafe.gourmet-grove":
    "The menu, the room and the hours on one page, and a form for the table on Sunday morning.",
  "cafe.cosmo":
    "For a café with a program: views of the room, dates, and the people behind the counter.",
  "cafe.cali":
    "For coffee and cakes to take along: pictures, prices and a basket. On every screen, in light and dark.",
  "restaurant.gourmet-grove":
    "A menu, a look into the kitchen, opening hours and a form for reservations: the one that was drawn for a restaurant.",
  "restaurant.simple":
    "For a kitchen that is known for two or three dishes: each with its facts and its price, then hours and address. Its cart can be switched off.",
  "restaurant.cali":
    "For dishes to take away and a deli counter: up to twenty-four things to fill a bag with, on every screen, in light and dark.",
  "hair-salon.silent":
    "Your offers with price and duration below one large picture, and nothing that shouts.",
  "hair-salon.trend":
    "For the one thing you are known for: pictures, its price, how an appointment goes, and reviews. On every screen, in light and dark.",
  "hair-salon.corporate":
    "For a larger salon with many services: what belongs to each, and hours that stay in sight.",
  "beauty.silent": "A page that is quiet by itself: one picture, your treatments, a form.",
  "beauty.trend":
    "For a single treatment of which you are proud: pictures, its price, how it goes, and reviews. On every screen, in light and dark.",
  "beauty.cosmo":
    "For a house with several rooms and people: views, courses with a date, and who gives which treatment.",
  "law-firm.corporate":
    "Fields with what belongs to each, hours in sight, contact and a form, in the order in which clients ask.",
  "law-firm.trend":
    "For one kind of case: the price of the first consultation, and what happens after it. On every screen, in light and dark.",
  "law-firm.silent": "For a lawyer who works alone: one sentence, a few fields, one form.",
  "tax-adviser.corporate":
    "Services and what belongs to them, hours and contact: an office that can be reached.",
  "tax-adviser.sonic":
    "A row for each kind of client, and figures where they are yours and true. On every screen, in light and dark.",
  "tax-adviser.cosmo":
    "For an office with several people: who does what, and the dates that nobody should miss.",
  "medical-practice.sonic":
    "For patients on their phones: a button that can dial your number, then what you treat, row by row. On every screen, in light and dark.",
  "medical-practice.corporate":
    "Hours, services and contact without a detour: what the front desk is asked all day.",
  "medical-practice.cosmo":
    "For a practice with several doctors: rooms, people, and dates such as vaccination days.",
  "physiotherapy.silent": "Treatments with minutes and price below one picture of the room.",
  "physiotherapy.corporate":
    "For a practice with many methods: each with its scope, and hours that stay in sight.",
  "physiotherapy.trend":
    "For one course or one program: pictures, price, what happens in it. On every screen, in light and dark.",
  "plumber.sonic":
    "A large button that can dial your number, then your jobs in rows of picture and text. On every screen, in light and dark.",
  "plumber.corporate":
    "Up to twelve services with what belongs to each, and hours that stay in sight.",
  "plumber.silent": "Jobs with price and time: repair, maintenance, a new bathroom.",
  "carpenter.corporate":
    "Services with their scope, figures, hours and contact: for a firm that plans what it builds.",
  "carpenter.silent":
    "A few ways to begin, each with its price and its time, below one large picture.",
  "carpenter.trend":
    "For one service that is chosen from a few: sizes, colors, what to measure, reviews. On every screen, in light and dark.",
  "photographer.trend":
    "Gallery and price side by side, below them how a session goes, and reviews. On every screen, in light and dark.",
  "photographer.cosmo":
    "For a studio with several kinds of work: a slide for each, and a calendar of sessions.",
  "photographer.sonic":
    "For one series or one kind of portrait: large pictures, told in rows. On every screen, in light and dark.",
  "fitness.silent": "One large picture and a few ways to begin, each with price and time.",
  "fitness.cosmo": "Workshops with dates, the people who give them, and views of the room.",
  "fitness.trend":
    "For one course: pictures, price, what to bring, and reviews. On every screen, in light and dark.",
  "gift-shop.motion": "Things with a story each, and an order for those who live far away.",
  "gift-shop.thunder":
    "For clothes and shoes: sizes, shipping, total, and answers to questions. On every screen, in light and dark.",
  "gift-shop.simple":
    "For a small collection: two or three pieces with their facts and their price.",
  "hotel.cosmo": "Views, dates, hosts and what can be borrowed: a whole house on one page.",
  "hotel.trend":
    "For one room, or an apartment that you rent out whole: gallery, price and reviews. On every screen, in light and dark.",
  "hotel.gourmet-grove": "For an inn that is known for its table: menu, hours and reservations.",
  "cleaning.silent": "Up to nine services with price and time, and a form for an offer.",
  "cleaning.corporate":
    "For a company with crews: services with their scope, figures, hours and contact.",
  "cleaning.trend":
    "For one service, by the size of the rooms: price, sizes with a plan, what to prepare, reviews. On every screen, in light and dark.",
  "plant-shops.cali":
    "A list with pictures and prices, filters, a basket, and a story below. On every screen, in light and dark.",
  "plant-shops.simple": "For the few things you are known for: seeds, bulbs, one bouquet a week.",
  "plant-shops.silent":
    "For gardeners who plant at the customer’s: offers with their price and their time, below one large picture.",
  "workshops.sonic":
    "One instrument, one tool, one machine, with all the room there is. On every screen, in light and dark.",
  "workshops.prestige":
    "For numbered pieces: price and edition in front, facts and a reservation below.",
  "workshops.motion":
    "For a bench that makes many different things: each with its picture and its story.",
  "record-and-sports-shops.thunder":
    "A cart with sizes, shipping and total, and questions and answers below it. On every screen, in light and dark.",
  "record-and-sports-shops.atlantic":
    "Up to twenty-four pieces with their measures on one calm page, and the order in a bar below.",
  "record-and-sports-shops.motion":
    "For things that need a story: each opens into its own description.",
} as const;

/** The business of the example companies, and the language of their sites. */
export const exampleCompanies = {
  silent: "builders of swimming ponds, in German",
  "gourmet-grove": "a citrus grower with a tea garden, in Italian",
  atlantic: "a workshop of surfboards, in Portuguese",
  corporate: "a solar cooperative, in Spanish",
  simple: "a seller of meadow seeds, in English",
  cosmo: "a guest house with an observatory, in English",
  prestige: "a violin maker, in Italian",
  motion: "a workshop of kites, in French",
  cali: "a shop of houseplants, in German",
  trend: "a painter of murals, in French",
  sonic: "a maker of handpans, in Spanish",
  thunder: "a record shop, in English",
} as const;
