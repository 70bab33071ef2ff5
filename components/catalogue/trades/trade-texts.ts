import type { TemplateSlug } from "@/components/templates/registry";
import type { TradeSlug } from "@/lib/catalogue/trades/rules";

interface TradeTexts {
  /** For search engines. */
  description: string;
  lead: string;
  paragraphs: readonly string[];
  needs: readonly { term: string; text: string }[];
  /** The reasons why each of the trade's presets suits it. */
  reasons: Partial<Record<TemplateSlug, string>>;
}

export const tradeTexts: Record<TradeSlug, TradeTexts> = {
  bakery: {
    description:
      "A bakery’s site has to say what is baked when, where the door is, and how to order a cake. Three website templates that do, shown as a bakery.",
    lead: "People look up a bakery to learn whether it is open and whether the rye bread is from today. Answer both before they scroll.",
    paragraphs: [
      "Name your breads as your customers ask for them, with the weight and what is in them; people with allergies read this line first. Say on which days you bake which loaf, and until when a cake has to be ordered. Sunday hours deserve a line of their own.",
    ],
    needs: [
      {
        term: "The counter",
        text: "Breads and cakes with a line and a price each. Cali and Motion have room for eight, Gourmet Grove for forty.",
      },
      {
        term: "Baking days",
        text: "A line at each loaf is enough: what is not there every day says so.",
      },
      {
        term: "Orders",
        text: "Cali and Motion take orders for collection; Gourmet Grove can ask for a day and an hour.",
      },
      {
        term: "The door",
        text: "Address and opening hours. Gourmet Grove has a place of its own for both.",
      },
    ],
    reasons: {
      "gourmet-grove":
        "Warm and dark like a shop window before sunrise: what you bake as a list, a look into the bakehouse, hours and door.",
      cali: "Eight things to carry home, with filters for rolls, loaves and cakes. On every screen, in light and dark.",
      motion:
        "For cakes that need a word: each opens into its own description, and is ordered from there.",
    },
  },
  cafe: {
    description:
      "A café’s site should show the room, the card and the hours, and what is on this week. Three website templates that do, shown as a café.",
    lead: "Nobody chooses a café by its menu alone. They choose the table by the window, so show it first.",
    paragraphs: [
      "Then the card: coffee, cakes, breakfast until when. Say whether one can reserve, whether laptops and dogs are welcome, and where the pram goes. If you have readings or a late Friday, give each its date, and take it down when it is over.",
    ],
    needs: [
      {
        term: "The room",
        text: "One large picture in daylight. Cosmo has a slide for each corner.",
      },
      {
        term: "The card",
        text: "Gourmet Grove sorts it by course; Cali shows eight things with pictures.",
      },
      { term: "Evenings", text: "Cosmo has a calendar with day, hour and a line for each." },
      {
        term: "On the go",
        text: "Most people look for coffee while walking. Cali is made for phones.",
      },
    ],
    reasons: {
      "gourmet-grove":
        "The card, the room and the hours on one page, and a form for the table on Sunday morning.",
      cosmo:
        "For a café with a program: views of the room, dates, and the people behind the counter.",
      cali: "For coffee and cakes to take along: pictures, prices and a basket. On every screen, in light and dark.",
    },
  },
  restaurant: {
    description:
      "A restaurant’s site has to answer what there is to eat, when it is open, and how to get a table. Three website templates that do, shown as a restaurant.",
    lead: "People who open a restaurant’s site want to know three things: what there is to eat, when you are open, and whether there is a table.",
    paragraphs: [
      "Write the menu as words on the page, neither as a photograph nor as a PDF. Words fit every screen, a search finds them, and you change them before the service when the trout is gone. Keep the price beside its dish.",
      "Give the hours by day and the address as it stands on an envelope. If you take reservations, ask for the day, the hour and how many they are, and say when you answer. Whatever else a form asks for costs you tables.",
    ],
    needs: [
      {
        term: "The menu",
        text: "Dishes with a line and a price each. Gourmet Grove holds up to forty.",
      },
      {
        term: "Hours",
        text: "By day. In Gourmet Grove and Simple they have a place of their own.",
      },
      {
        term: "A table",
        text: "Gourmet Grove has a form for day, hour and guests, which you switch on.",
      },
      {
        term: "On phones",
        text: "Guests look you up on their phones. Cali is made for phones; the other two are made for desktop screens.",
      },
    ],
    reasons: {
      "gourmet-grove":
        "A menu, a look into the kitchen, opening hours and a form for reservations: the one that was drawn for a restaurant.",
      simple:
        "For a kitchen that is known for two or three dishes: each with its facts and its price, then hours and address.",
      cali: "For dishes to take away and a deli counter: eight things to fill a bag with, on every screen, in light and dark.",
    },
  },
  "hair-salon": {
    description:
      "A hair salon’s site has to show the work, the prices and the next free chair. Three website templates that do, shown as a hair salon.",
    lead: "A new customer wants to know three things before they sit down: what it costs, who will cut, and when.",
    paragraphs: [
      "List your cuts and colors with a price from which they start, and say how long each takes; long hair costs more, so say that too. Show heads you cut yourself, not models. If people can come without an appointment, put the hours for it at the top.",
    ],
    needs: [
      {
        term: "Prices",
        text: "Silent has three offers with a price and a time; Trend shows one with its choices.",
      },
      { term: "The work", text: "A gallery of your own cuts: Trend turns through its pictures." },
      { term: "The team", text: "Say who does color and who does beards, in a sentence each." },
      { term: "Appointments", text: "Each has a form; your telephone number belongs beside it." },
    ],
    reasons: {
      silent:
        "Three offers with price and duration below one large picture, as calm as the washbasin.",
      trend:
        "For one treatment with choices: length, color, care. Gallery and reviews. On every screen, in light and dark.",
      corporate:
        "For a larger salon with many services: what belongs to each, hours and contact always in sight.",
    },
  },
  beauty: {
    description:
      "A beauty or massage studio sells time and trust. Three website templates with treatments, durations and prices, shown as such a studio.",
    lead: "Whoever books a massage wants quiet, and to know beforehand what happens in that hour.",
    paragraphs: [
      "Describe each treatment as it goes: how long, with what, on which part of the body, and what one feels the next day. Promise no cure. Say for whom it is not suited, for instance in pregnancy, and what a voucher costs and how long it is valid.",
    ],
    needs: [
      {
        term: "Treatments",
        text: "Name, duration and price in one line. Silent holds three of them beside each other.",
      },
      {
        term: "What is in it",
        text: "Oils and creams by name. Prestige has a table for such facts.",
      },
      { term: "Vouchers", text: "Cosmo can show things to buy beside its dates." },
      {
        term: "The first visit",
        text: "What to bring, when to come, how to cancel: three short sentences save a call.",
      },
    ],
    reasons: {
      silent: "A page that is quiet by itself: one picture, three treatments, a form.",
      cosmo:
        "For a house with several rooms and people: views, courses with a date, and who gives which treatment.",
      prestige:
        "For a single treatment of which you are proud: large, dark, with its facts and a reservation.",
    },
  },
  "law-firm": {
    description:
      "A law firm’s site has to say which cases it takes, who answers, and what a first talk costs. Three website templates that do, shown as a law firm.",
    lead: "People look for a lawyer on a bad day. They want to read that you know their kind of case, and how soon they can speak to you.",
    paragraphs: [
      "Write your fields in the words of clients: a notice from the landlord, a quarrel about an inheritance, an accident. Say what the first talk costs and what to bring to it. Names, chambers and the professional rules belong in the imprint, and nothing that promises a result.",
    ],
    needs: [
      { term: "Fields", text: "Corporate lists what belongs to each; Silent holds three." },
      {
        term: "People",
        text: "Full name, and the field of each lawyer: a client wants to know who reads the file.",
      },
      {
        term: "The first talk",
        text: "What it costs, how long it takes, which papers: a section for questions fits.",
      },
      {
        term: "Deadlines",
        text: "A telephone number that is answered. Corporate keeps it in sight with the hours.",
      },
    ],
    reasons: {
      corporate:
        "Fields with their scope, people, hours and contact, in the order in which clients ask.",
      atlantic: "For a firm with many fields: up to eight on one calm page, numbered like files.",
      silent: "For a lawyer who works alone: one sentence, three fields, one form.",
    },
  },
  "tax-adviser": {
    description:
      "A tax adviser’s site has to say for whom you work, what you take over and which papers you need. Three website templates that do, shown as one.",
    lead: "Most people look for a tax adviser when a letter has come or a deadline is near. Say whether you still take clients.",
    paragraphs: [
      "Name for whom you work, the self-employed, landlords, small companies, and what you take over each month. A list of papers for the first meeting is worth more than any praise. If fees follow a regulation, say so and give an example.",
    ],
    needs: [
      {
        term: "For whom",
        text: "Three kinds of clients, each with what you do for them. Silent has exactly three places.",
      },
      {
        term: "Services",
        text: "Bookkeeping, payroll, returns: Corporate lists what belongs to each.",
      },
      { term: "Dates", text: "Cosmo’s calendar can hold the deadlines of the year." },
      { term: "Papers", text: "How they reach you, on paper or by a portal, in one sentence." },
    ],
    reasons: {
      corporate:
        "Services and what belongs to them, hours and contact: an office that can be reached.",
      silent: "Three kinds of clients, three offers, and figures where they are yours and true.",
      cosmo:
        "For an office with several people: who does what, and the dates that nobody should miss.",
    },
  },
  "medical-practice": {
    description:
      "A practice’s site has to say when it is open, what to bring and whom to call at night. Three website templates that do, shown as a practice.",
    lead: "Patients come to the site with a question, often on a phone and often in pain: are you open, and do you take new patients?",
    paragraphs: [
      "Put consulting hours, telephone and the number for emergencies where the eye falls first. Say which insurances you accept and how to get a prescription. Do not ask for symptoms in a form: health data does not belong in an ordinary e-mail.",
    ],
    needs: [
      {
        term: "Hours",
        text: "By day, with those without an appointment. Corporate keeps them in sight.",
      },
      {
        term: "Services",
        text: "What you examine and treat, in the words of patients rather than of the profession.",
      },
      { term: "Team", text: "Cosmo introduces people with a name and a line." },
      { term: "Getting there", text: "Bus stop, parking, lift: people on crutches plan ahead." },
    ],
    reasons: {
      corporate:
        "Hours, services and contact without a detour: what the front desk is asked all day.",
      cosmo:
        "For a practice with several doctors: rooms, people, and dates such as vaccination days.",
      silent:
        "For a practice by appointment: three services with their duration, much air around them.",
    },
  },
  physiotherapy: {
    description:
      "A physiotherapist’s site has to say what is treated, how long it takes and how prescriptions work. Three website templates that do, shown as one.",
    lead: "Behind most visits is a prescription and a shoulder that hurts. Say how soon you have a place, and for what.",
    paragraphs: [
      "Name the methods and, in a half sentence each, for which complaints they are used. Explain the prescription: where to get it, when it runs out, what one pays oneself. Tell people what to wear; it is the question that you hear most often.",
    ],
    needs: [
      {
        term: "Treatments",
        text: "Silent shows three with their minutes; Corporate lists all of them.",
      },
      { term: "Prescriptions", text: "From whom, for how long, what it costs without one." },
      {
        term: "Courses",
        text: "Back training on Tuesdays at six: Trend shows one course with its choices.",
      },
      {
        term: "An appointment",
        text: "A form that asks for two times of the day, and no diagnosis.",
      },
    ],
    reasons: {
      silent: "Three treatments with minutes and price below one picture of the room.",
      corporate:
        "For a practice with many methods: each with its scope, and hours that stay in sight.",
      trend:
        "For one course or one program: pictures, price, choices. On every screen, in light and dark.",
    },
  },
  plumber: {
    description:
      "A plumber’s or electrician’s site has to show a telephone number, a district and what is mended. Three website templates that do, shown as one.",
    lead: "Somebody stands in water, or in the dark. The telephone number comes first, then the district to which you drive.",
    paragraphs: [
      "Say which jobs you take and which you do not, what a visit costs before anything is repaired, and in which hours the emergency number is answered. For boilers, bathrooms and charging points people take their time: there, one finished job in good pictures helps more than a list of brands.",
    ],
    needs: [
      {
        term: "The number",
        text: "At the top, as a link that a phone dials. Corporate keeps it in sight.",
      },
      {
        term: "Jobs",
        text: "Leaks, boilers, sockets, bathrooms: name them, because people search for them.",
      },
      {
        term: "What it costs",
        text: "Travel, the hour, the emergency at night. Silent has a price at each offer.",
      },
      { term: "A finished job", text: "Sonic tells it in rows of picture and text." },
    ],
    reasons: {
      corporate: "All services with their scope, and hours and contact that stay in sight.",
      silent: "Three jobs with price and time: repair, maintenance, a new bathroom.",
      sonic:
        "For one kind of work that you want to do more of, such as heat pumps: shown large. On every screen, in light and dark.",
    },
  },
  carpenter: {
    description:
      "Carpenters and builders are chosen by what they have done and by whether they answer. Three website templates that show it, as such a firm.",
    lead: "People who look for a carpenter or builder have a wall, a roof or a garden in mind, and one question: do you do this, and when would you come?",
    paragraphs: [
      "Name your services in the words of customers, and say what belongs to each: who measures, who asks for the permit, who takes the rubble away. A price to begin with, even a rough one, spares you visits that lead to nothing.",
      "Show one thing you built in good photographs rather than twenty snapshots. Figures help where they are yours and true. Then a telephone number, the hours in which it is answered, and a form for the evening, when most people think about their roof.",
    ],
    needs: [
      {
        term: "Services",
        text: "Corporate lists what belongs to each; Silent has packages with a price and a time.",
      },
      {
        term: "Figures",
        text: "Corporate and Silent have a row for them. Leave it off until they are true.",
      },
      {
        term: "What it costs",
        text: "Trend shows a price and the choices that belong to it, and takes the request.",
      },
      {
        term: "When you answer",
        text: "Telephone, hours and a form. Corporate keeps its hours in sight.",
      },
    ],
    reasons: {
      corporate:
        "Services with their scope, figures, hours and contact: for a firm that plans what it builds.",
      silent: "Three ways to begin, each with its price and its time, below one large picture.",
      trend:
        "For one service that is chosen from a few: sizes, colors, what to measure, reviews. On every screen, in light and dark.",
    },
  },
  photographer: {
    description:
      "A photographer’s site has to show few pictures, name a price and say which dates are free. Three website templates that do, shown as one.",
    lead: "Your pictures decide within seconds. Show twelve that you would take again tomorrow, and none that you have to explain.",
    paragraphs: [
      "Sort them by what people order, portraits, weddings, products, and not by year. Then say what an hour or a day costs, how many pictures one gets, when they come, and what one may do with them. Couples ask for a date first: let them send it with the place.",
    ],
    needs: [
      {
        term: "Pictures",
        text: "Trend turns through its gallery; Sonic sets one beside each paragraph.",
      },
      {
        term: "Packages",
        text: "Hours, number of pictures, delivery. Trend shows the choices beside the price.",
      },
      { term: "Dates", text: "Cosmo has a calendar for mini sessions and exhibitions." },
      { term: "Rights", text: "What one may print, post and pass on, in one plain sentence." },
    ],
    reasons: {
      trend:
        "Gallery, price and choices side by side, reviews below. On every screen, in light and dark.",
      cosmo: "For a studio with several kinds of work: a slide for each, and dates to book.",
      sonic:
        "For one series or one kind of portrait: large pictures, told in rows. On every screen, in light and dark.",
    },
  },
  fitness: {
    description:
      "A yoga or fitness studio’s site has to show the timetable, the trainers and a trial class. Three website templates that do, shown as a studio.",
    lead: "Beginners are afraid of two things: to be the only one, and to sign for two years. Take both away on the first screen.",
    paragraphs: [
      "Show the timetable as words, with the level of each class, and keep it up to date; an old one costs you a person at a closed door. Name the price of a single class before that of a year. Say what to bring, whether mats are there, and how late one may come.",
    ],
    needs: [
      { term: "Classes", text: "Day, hour, level. Cosmo’s calendar holds them." },
      { term: "Trainers", text: "A name and a line each: people come back for people." },
      {
        term: "Prices",
        text: "One class, ten classes, a month: Silent has three places beside each other.",
      },
      {
        term: "A trial class",
        text: "One form, without payment. Trend can lead to it beside the choices.",
      },
    ],
    reasons: {
      silent: "One large picture and three ways to begin, each with price and time.",
      cosmo: "Classes with dates, the people who give them, and views of the room.",
      trend:
        "For one course with its levels and times to choose from. On every screen, in light and dark.",
    },
  },
  "gift-shop": {
    description:
      "A fashion or gift shop’s site has to show what is new, in which sizes, and how to get it. Three website templates with orders, shown as a shop.",
    lead: "People come to you because they do not know yet what they want. Show eight things at which one stops, not eighty.",
    paragraphs: [
      "Give each thing a picture in use, its price, size and material, and say what it is good for: a birthday, a cold morning. Tell whether it can be put aside, wrapped, sent or exchanged, and until which day it arrives before Christmas.",
    ],
    needs: [
      { term: "New things", text: "Motion shows eight, each with a description that opens." },
      { term: "Sizes", text: "Thunder shows size, shipping and total in its cart." },
      { term: "Wrapping", text: "One sentence on paper, card and price saves many questions." },
      { term: "The shop itself", text: "Simple has a place for the hours and the door." },
    ],
    reasons: {
      motion: "Eight things with a story each, and an order for those who live far away.",
      thunder:
        "For clothes and shoes: sizes, shipping, total, and answers to questions. On every screen, in light and dark.",
      simple: "For a small collection: two or three pieces with their facts and their price.",
    },
  },
  hotel: {
    description:
      "A hotel or guest house has to show its rooms, what there is to do, and how to ask for a night. Three website templates, shown as a guest house.",
    lead: "Guests decide by the view from the bed and by what there is to do after breakfast. Show both first.",
    paragraphs: [
      "Use pictures of the house as it is in the month you want to fill. Name the rooms, say how many sleep in each, and put the price where nobody has to ask for it. Say plainly what you do not have; it saves both of you an e-mail.",
      "Then give people a reason for a date: a harvest, a concert, a clear night. None of these templates takes bookings by itself. Guests send you a request, and a personal answer from their host is what guests of small houses come for.",
    ],
    needs: [
      {
        term: "The place",
        text: "Cosmo opens with a slide for each view, Trend with a gallery.",
      },
      {
        term: "Dates",
        text: "Cosmo has a calendar of what is on, with day, hour and a line each.",
      },
      {
        term: "The hosts",
        text: "Cosmo introduces the person who opens the door, with a name and a line.",
      },
      {
        term: "Asking for a night",
        text: "A form in each: any question in Cosmo, the room itself in Trend, day and number in Gourmet Grove.",
      },
    ],
    reasons: {
      cosmo: "Views, dates, hosts and what can be borrowed: a whole house on one page.",
      trend:
        "For one room or one flat that is let as a whole: gallery, price, choices and reviews. On every screen, in light and dark.",
      "gourmet-grove": "For an inn that is known for its table: menu, hours and reservations.",
    },
  },
  cleaning: {
    description:
      "A cleaning or garden service is chosen by district, day and price. Three website templates that name all three, shown as such a service.",
    lead: "Your customers give you a key. Before the price they want to know who comes.",
    paragraphs: [
      "Name the streets or towns you drive to, what an hour or a square meter costs, and what is included: machines, cloths, the green waste. Say that you are insured if you are. Gardens have seasons, so say in spring what you do in spring, and when to order the hedge.",
    ],
    needs: [
      {
        term: "Services",
        text: "Offices, stairs, windows, lawns, hedges: Corporate lists what belongs to each.",
      },
      { term: "Prices", text: "A price from which it starts. Silent shows it beside the time." },
      { term: "Who comes", text: "The same two people each week? Then show them." },
      { term: "An offer", text: "A form that asks for the place, the size and how often." },
    ],
    reasons: {
      silent: "Three services with price and time, and a form for an offer.",
      corporate:
        "For a company with crews: all services with their scope, figures, hours and contact.",
      simple:
        "For one person with two or three offers: facts and price of each, promises, a telephone number.",
    },
  },
  "plant-shops": {
    description:
      "A flower or plant shop needs pictures, prices and honest words about care. Three website templates for shops, growers and gardeners, with examples.",
    lead: "People buy a plant by its picture and keep it by its note. A site for plants needs room for both.",
    paragraphs: [
      "Give each plant one good picture, its price, and one sentence that a friend would say about it: how much light it wants, how much neglect it forgives. A list of eight plants you know well sells better than a long one that is out of date.",
      "Then say how it travels: whether you bring it, how it is packed, and what happens if it arrives with a broken leaf. Seasons change faster than sites, so choose one in which you can change a plant in a minute.",
    ],
    needs: [
      { term: "Each plant", text: "Picture, price, and one line about light and water." },
      {
        term: "Finding one",
        text: "Cali filters its list by color and by category.",
      },
      {
        term: "Care",
        text: "A place for what you would say at the counter: promises in Simple, a story in Cali.",
      },
      {
        term: "The shop itself",
        text: "Where the door is and when it is open. Simple has a place for both.",
      },
    ],
    reasons: {
      cali: "A list with pictures and prices, filters, a basket, and a story below. On every screen, in light and dark.",
      simple: "For the few things you are known for: seeds, bulbs, one bouquet a week.",
      silent:
        "For gardeners who plant at the customer’s: three offers with their price and their time, below one large picture.",
    },
  },
  workshops: {
    description:
      "Makers sell one thing at a time, and how it is made is half of it. Three website templates for workshops and studios, with examples.",
    lead: "What a workshop sells is made once, by somebody, out of something. Its site should show all three.",
    paragraphs: [
      "Begin with the piece, as large as the screen allows, and say in one sentence what it is for. Below it tell how it is made, step by step, with pictures of hands and tools rather than of smiles.",
      "Be plain about what takes time: how many you make, when the next one is ready, what it costs, and who repairs it. People who wait for something handmade like to know what they are waiting for.",
    ],
    needs: [
      { term: "The piece", text: "Large, from several sides. Sonic turns through its pictures." },
      {
        term: "How it is made",
        text: "Rows of text and picture in Sonic, a story in Prestige.",
      },
      {
        term: "The facts",
        text: "Material, measures, edition. Prestige has a table for them, Sonic four large figures.",
      },
      {
        term: "Asking for one",
        text: "Prestige takes reservations by a form, Motion takes orders, and all three can be written to.",
      },
    ],
    reasons: {
      sonic:
        "One instrument, one tool, one machine, with all the room there is. On every screen, in light and dark.",
      prestige: "For numbered pieces: price and edition in front, facts and a reservation below.",
      motion: "For a bench that makes eight different things: each with its picture and its story.",
    },
  },
  "record-and-sports-shops": {
    description:
      "Shops for records, boards or shoes sell to people who know what they want. Three website templates with sizes, prices and a short way to the order.",
    lead: "Your customers know the pressing, the size, the fin. Do not explain the thing to them; tell them whether you have it.",
    paragraphs: [
      "Put size, state and price beside each other, and let the picture be of the very piece. Say how you pack, because people who care for things fear the post more than the price.",
      "You answer questions at the counter every day, so answer the five most common ones on the site, in your own words, and offer a way to ask the sixth. Orders come to you as a message with everything that was chosen, and you settle the payment as you are used to.",
    ],
    needs: [
      {
        term: "The piece",
        text: "Size, line and price. Thunder shows them in the cart, Atlantic in its list.",
      },
      { term: "Questions", text: "Thunder has a section for questions and answers." },
      {
        term: "The order",
        text: "All three take orders by a form that shows the total.",
      },
      {
        term: "On phones",
        text: "Many people order on their phones. Thunder is made for phones; the other two are made for desktop screens.",
      },
    ],
    reasons: {
      thunder:
        "A cart with sizes, shipping and total, and questions and answers beside it. On every screen, in light and dark.",
      atlantic: "Eight pieces with their measures on one calm page, and an order below.",
      motion: "For things that need a story: each opens into its own description.",
    },
  },
};
