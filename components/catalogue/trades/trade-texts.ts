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
      "A bakery’s site has to say what is baked when, where the door is, and how to order a cake. Three website templates that suit it, shown as a bakery.",
    lead: "People look up a bakery to learn whether it is open and whether the rye bread is from today. Answer both before they scroll.",
    paragraphs: [
      "Name your breads as your customers ask for them, with the weight and what is in them; people with allergies read this line first. Say on which days you bake which loaf, and by when a cake has to be ordered. Sunday hours deserve a line of their own.",
    ],
    needs: [
      {
        term: "The counter",
        text: "Breads and cakes with a line and a price each. Cali has room for twenty-four, Motion and Gourmet Grove for forty.",
      },
      {
        term: "Baking days",
        text: "A line with each loaf is enough: bread that is not there every day says so.",
      },
      {
        term: "Orders",
        text: "Cali and Motion take orders; Gourmet Grove has a form for day, hour and number, which you switch on.",
      },
      {
        term: "The door",
        text: "Address and opening hours. Gourmet Grove has a place of its own for both.",
      },
    ],
    reasons: {
      "gourmet-grove":
        "Warm and dark like a shop window before sunrise: what you bake as a list, a look into the bakehouse, hours and door.",
      cali: "Things to carry home, with pictures and a filter for rolls, loaves and cakes. On every screen, in light and dark.",
      motion:
        "For cakes that need a word: each opens into its own description, and is ordered from there.",
    },
  },
  cafe: {
    description:
      "A café’s site should show the room, the menu and the hours, and what is on this week. Three website templates that suit it, shown as a café.",
    lead: "Nobody chooses a café by its menu alone. They choose the table by the window, so show it first.",
    paragraphs: [
      "Then the menu: coffee, cakes, and until when you serve breakfast. Say whether you take reservations, whether laptops and dogs are welcome, and where the stroller goes. If you have readings or a late Friday, give each its date, and take it down when it is over.",
    ],
    needs: [
      {
        term: "The room",
        text: "One large picture in daylight. Cosmo has up to five slides, one for each corner.",
      },
      {
        term: "The menu",
        text: "Gourmet Grove lists up to forty things in words; Cali shows up to twenty-four with pictures.",
      },
      {
        term: "Evenings",
        text: "Cosmo has a calendar for up to twelve dates, with the hour and a line for each.",
      },
      {
        term: "On the go",
        text: "Many people look for coffee while walking. Cali is made for phones; the other two are made for desktop screens.",
      },
    ],
    reasons: {
      "gourmet-grove":
        "The menu, the room and the hours on one page, and a form for the table on Sunday morning.",
      cosmo:
        "For a café with a program: views of the room, dates, and the people behind the counter.",
      cali: "For coffee and cakes to take along: pictures, prices and a basket. On every screen, in light and dark.",
    },
  },
  restaurant: {
    description:
      "A restaurant’s site has to answer what there is to eat, when it is open, and how to get a table. Three website templates that suit it, shown as a restaurant.",
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
        "For a kitchen that is known for two or three dishes: each with its facts and its price, then hours and address. Its cart can be switched off.",
      cali: "For dishes to take away and a deli counter: up to twenty-four things to fill a bag with, on every screen, in light and dark.",
    },
  },
  "hair-salon": {
    description:
      "A hair salon’s site has to show the work, the prices and how to get an appointment. Three website templates that suit it, shown as a hair salon.",
    lead: "A new customer wants to know three things before they sit down: what it costs, who will cut, and when.",
    paragraphs: [
      "List your cuts and colors with a starting price, and say how long each takes; long hair costs more, so say that too. Show heads you cut yourself, not models. If people can come without an appointment, put the hours for it at the top.",
    ],
    needs: [
      {
        term: "Prices",
        text: "Silent has up to nine offers with a price and a time; Trend shows one with its price.",
      },
      {
        term: "The work",
        text: "A gallery of your own cuts: Trend has up to four pictures to click through.",
      },
      { term: "The team", text: "Say who does color and who does beards, in a sentence each." },
      { term: "Appointments", text: "Each has a form; your telephone number belongs beside it." },
    ],
    reasons: {
      silent:
        "Your offers with price and duration below one large picture, and nothing that shouts.",
      trend:
        "For the one thing you are known for: pictures, its price, how an appointment goes, and reviews. On every screen, in light and dark.",
      corporate:
        "For a larger salon with many services: what belongs to each, and hours that stay in sight.",
    },
  },
  beauty: {
    description:
      "A beauty or massage studio sells time and trust, so say what happens and what it costs. Three website templates that suit it, shown as such a studio.",
    lead: "Whoever books a massage wants quiet, and to know beforehand what happens in that hour.",
    paragraphs: [
      "Describe each treatment as it goes: how long, with what, on which part of the body, and what people feel the next day. Promise no cure. Say for whom it is not suited, for instance in pregnancy, and what a voucher costs and how long it is valid.",
    ],
    needs: [
      {
        term: "Treatments",
        text: "Name, duration and price at a glance. Silent sets three beside each other, and has room for nine.",
      },
      {
        term: "What is in it",
        text: "Oils and creams by name: people with allergies look for them.",
      },
      {
        term: "Vouchers",
        text: "Cosmo can show them with a picture; their price belongs in the line below.",
      },
      {
        term: "The first visit",
        text: "What to bring, when to come, how to cancel: three short sentences save a call.",
      },
    ],
    reasons: {
      silent: "A page that is quiet by itself: one picture, your treatments, a form.",
      trend:
        "For a single treatment of which you are proud: pictures, its price, how it goes, and reviews. On every screen, in light and dark.",
      cosmo:
        "For a house with several rooms and people: views, courses with a date, and who gives which treatment.",
    },
  },
  "law-firm": {
    description:
      "A law firm’s site has to say which cases it takes, who answers, and what a first consultation costs. Three website templates, shown as a law firm.",
    lead: "People look for a lawyer on a bad day. They want to read that you know their kind of case, and how soon they can speak to you.",
    paragraphs: [
      "Write your fields in the words of clients: a notice from the landlord, a quarrel about an inheritance, an accident. Say what the first consultation costs and what to bring to it. Name the bar or chamber that you belong to, and promise no result.",
    ],
    needs: [
      {
        term: "Fields",
        text: "Corporate holds up to twelve, each with what belongs to it; Silent up to nine.",
      },
      {
        term: "People",
        text: "Full name, and the field of each lawyer: a client wants to know who reads the file.",
      },
      {
        term: "First consultation",
        text: "What it costs, how long it takes, which papers to bring. Trend tells it step by step.",
      },
      {
        term: "Deadlines",
        text: "A telephone number that is answered, and when. Corporate keeps the hours in sight, and the number fits below them.",
      },
    ],
    reasons: {
      corporate:
        "Fields with what belongs to each, hours in sight, contact and a form, in the order in which clients ask.",
      trend:
        "For one kind of case: the price of the first consultation, and what happens after it. On every screen, in light and dark.",
      silent: "For a lawyer who works alone: one sentence, a few fields, one form.",
    },
  },
  "tax-adviser": {
    description:
      "A tax adviser’s site has to say for whom you work, what you take over and which papers you need. Three website templates that suit it, shown as a tax adviser’s.",
    lead: "Most people look for a tax adviser when a letter has come or a deadline is near. Say whether you take new clients.",
    paragraphs: [
      "Name for whom you work, the self-employed, landlords, small companies, and what you take over each month. A list of papers for the first meeting is worth more than any praise. If fees follow a regulation, say so and give an example.",
    ],
    needs: [
      {
        term: "For whom",
        text: "Each kind of client, with what you do for them. Sonic has a row of text and picture for each, up to eight.",
      },
      {
        term: "Services",
        text: "Bookkeeping, payroll, returns: Corporate lists what belongs to each.",
      },
      { term: "Dates", text: "Cosmo’s calendar can hold up to twelve deadlines." },
      { term: "Papers", text: "How they reach you, on paper or by a portal, in one sentence." },
    ],
    reasons: {
      corporate:
        "Services and what belongs to them, hours and contact: an office that can be reached.",
      sonic:
        "A row for each kind of client, and figures where they are yours and true. On every screen, in light and dark.",
      cosmo:
        "For an office with several people: who does what, and the dates that nobody should miss.",
    },
  },
  "medical-practice": {
    description:
      "A practice’s site has to say when it is open, what to bring and whom to call at night. Three website templates that suit it, shown as a practice.",
    lead: "Patients come to the site with a question, often on a phone and often in pain: are you open, and do you take new patients?",
    paragraphs: [
      "Put consulting hours, telephone and the number for emergencies where the eye falls first. Say which insurance you accept and how to get a prescription. Do not ask for symptoms in a form: health data does not belong in an ordinary e-mail.",
    ],
    needs: [
      {
        term: "Hours",
        text: "By day, and when people can come without an appointment. Corporate keeps them in sight on a desktop screen.",
      },
      {
        term: "Services",
        text: "What you examine and treat, in the words of patients. Sonic has rows for it, and is made for phones.",
      },
      { term: "Team", text: "Cosmo introduces people with a name and a line." },
      {
        term: "Getting there",
        text: "Bus stop, parking, elevator: people on crutches plan ahead.",
      },
    ],
    reasons: {
      sonic:
        "For patients on their phones: a button that can dial your number, then what you treat, row by row. On every screen, in light and dark.",
      corporate:
        "Hours, services and contact without a detour: what the front desk is asked all day.",
      cosmo:
        "For a practice with several doctors: rooms, people, and dates such as vaccination days.",
    },
  },
  physiotherapy: {
    description:
      "A physiotherapist’s site has to say what is treated, how long it takes and how prescriptions work. Three website templates, shown as a physiotherapist’s.",
    lead: "Behind many visits is a prescription, and behind all of them something that hurts. Say how soon you have a place, and for what.",
    paragraphs: [
      "Name the methods and, in a half sentence each, for which complaints they are used. Explain the prescription: where to get it, when it runs out, what patients pay themselves. Tell people what to wear; it is the question that you hear most often.",
    ],
    needs: [
      {
        term: "Treatments",
        text: "Silent shows up to nine with minutes and price; Corporate up to twelve, with what belongs to each.",
      },
      { term: "Prescriptions", text: "From whom, for how long, what it costs without one." },
      {
        term: "Courses",
        text: "Back training on Tuesdays at six: Trend shows one course, with its price and how it goes.",
      },
      {
        term: "An appointment",
        text: "Let the line above the form ask for two possible times, and for no diagnosis.",
      },
    ],
    reasons: {
      silent: "Treatments with minutes and price below one picture of the room.",
      corporate:
        "For a practice with many methods: each with its scope, and hours that stay in sight.",
      trend:
        "For one course or one program: pictures, price, what happens in it. On every screen, in light and dark.",
    },
  },
  plumber: {
    description:
      "A plumber’s or electrician’s site has to show a telephone number, an area and what you repair. Three website templates, shown as such a firm.",
    lead: "Somebody is standing in water, or in the dark. The telephone number comes first, then the area you serve.",
    paragraphs: [
      "Say which jobs you take and which you do not, what a visit costs before anything is repaired, and in which hours the emergency number is answered. For boilers, bathrooms and car chargers people take their time: there, one finished job in good pictures helps more than a list of brands.",
    ],
    needs: [
      {
        term: "The number",
        text: "At the top, as a link that a phone dials. The large button of Sonic can be that link.",
      },
      {
        term: "Jobs",
        text: "Leaks, boilers, outlets, bathrooms: name them, because people search for them.",
      },
      {
        term: "What it costs",
        text: "Travel, the hour, the emergency at night. Silent has a price at each offer.",
      },
      { term: "A finished job", text: "Sonic tells it in rows of picture and text." },
    ],
    reasons: {
      sonic:
        "A large button that can dial your number, then your jobs in rows of picture and text. On every screen, in light and dark.",
      corporate: "Up to twelve services with what belongs to each, and hours that stay in sight.",
      silent: "Jobs with price and time: repair, maintenance, a new bathroom.",
    },
  },
  carpenter: {
    description:
      "Carpenters and builders are chosen by what they have done and by whether they answer. Three website templates that suit it, shown as such a firm.",
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
      silent: "A few ways to begin, each with its price and its time, below one large picture.",
      trend:
        "For one service that is chosen from a few: sizes, colors, what to measure, reviews. On every screen, in light and dark.",
    },
  },
  photographer: {
    description:
      "A photographer’s site has to show few pictures, name a price and ask for the date. Three website templates that suit it, shown as a photographer’s.",
    lead: "Your pictures decide within seconds. Show twelve that you would take again tomorrow, and none that you have to explain.",
    paragraphs: [
      "Sort them by what people order, portraits, weddings, products, and not by year. Then say what an hour or a day costs, how many pictures that includes, when they come, and what customers may do with them. Couples ask for a date first: let them send it with the place.",
    ],
    needs: [
      {
        term: "Pictures",
        text: "Trend has four to click through, Sonic one beside each of eight texts. Cosmo has room for the most: eleven large and sixteen small.",
      },
      {
        term: "Packages",
        text: "Hours, number of pictures, delivery: Trend has one price, and steps that say what belongs to it.",
      },
      { term: "Dates", text: "Cosmo has a calendar for mini sessions and exhibitions." },
      {
        term: "Rights",
        text: "What customers may print, post and pass on, in one plain sentence.",
      },
    ],
    reasons: {
      trend:
        "Gallery and price side by side, below them how a session goes, and reviews. On every screen, in light and dark.",
      cosmo:
        "For a studio with several kinds of work: a slide for each, and a calendar of sessions.",
      sonic:
        "For one series or one kind of portrait: large pictures, told in rows. On every screen, in light and dark.",
    },
  },
  fitness: {
    description:
      "A yoga or fitness studio’s site has to show the timetable, the trainers and a trial class. Three website templates that suit it, shown as a studio.",
    lead: "Beginners are afraid of two things: to be the only one, and to sign up for two years. Take both away on the first screen.",
    paragraphs: [
      "Show the timetable as words, with the level of each class, and keep it up to date; an old one leaves somebody at a closed door. Name the price of a single class before that of a year. Say what to bring, whether mats are there, and how late people may come.",
    ],
    needs: [
      {
        term: "Classes",
        text: "Day, hour, level: in each template the week fits on a text page. Cosmo’s calendar is for single dates, up to twelve.",
      },
      {
        term: "Trainers",
        text: "A name and a line each, as in Cosmo: people come back for people.",
      },
      {
        term: "Prices",
        text: "One class, ten classes, a month: Silent sets three offers beside each other.",
      },
      {
        term: "A trial class",
        text: "One form, without payment. In Trend the button below the price can lead to it.",
      },
    ],
    reasons: {
      silent: "One large picture and a few ways to begin, each with price and time.",
      cosmo: "Workshops with dates, the people who give them, and views of the room.",
      trend:
        "For one course: pictures, price, what to bring, and reviews. On every screen, in light and dark.",
    },
  },
  "gift-shop": {
    description:
      "A fashion or gift shop’s site has to show what is new, in which sizes, and how to get it. Three website templates with orders, shown as a shop.",
    lead: "People come to you because they do not know yet what they want. Show eight things that make them stop, not eighty.",
    paragraphs: [
      "Give each thing a picture in use, its price, size and material, and say what it is good for: a birthday, a cold morning. Tell whether it can be put aside, wrapped, sent or exchanged, and until which day it arrives before Christmas.",
    ],
    needs: [
      { term: "New things", text: "Motion shows up to forty, each with a description that opens." },
      {
        term: "Sizes",
        text: "Thunder shows size, shipping and total in its cart. Each size is a piece of its own, and twelve pieces fit.",
      },
      { term: "Wrapping", text: "One sentence on paper, card and price saves many questions." },
      { term: "The shop itself", text: "Simple has a place for the hours and the door." },
    ],
    reasons: {
      motion: "Things with a story each, and an order for those who live far away.",
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
        text: "Cosmo opens with a slide for each of up to five views, Trend with a gallery of four pictures.",
      },
      {
        term: "Dates",
        text: "Cosmo has a calendar of what is on: up to twelve dates, with the hour and a line each.",
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
        "For one room, or an apartment that you rent out whole: gallery, price and reviews. On every screen, in light and dark.",
      "gourmet-grove": "For an inn that is known for its table: menu, hours and reservations.",
    },
  },
  cleaning: {
    description:
      "A cleaning or garden service is chosen by area, day and price, so name all three. Three website templates that suit it, shown as such a service.",
    lead: "Your customers give you a key. Before the price they want to know who comes.",
    paragraphs: [
      "Name the streets or towns you drive to, what an hour or a visit costs, and what is included: machines, cloths, taking the clippings away. Say that you are insured if you are. Gardens have seasons, so say in spring what you do in spring, and by when to book the hedge trimming.",
    ],
    needs: [
      {
        term: "Services",
        text: "Offices, stairs, windows, lawns, hedges: Corporate lists what belongs to each.",
      },
      { term: "Prices", text: "A starting price. Silent shows it beside the time." },
      { term: "Who comes", text: "The same two people each week? Then show them." },
      {
        term: "An offer",
        text: "Let the line above the form ask for the place and how often. In Trend people choose a size from your list.",
      },
    ],
    reasons: {
      silent: "Up to nine services with price and time, and a form for an offer.",
      corporate: "For a company with crews: services with their scope, figures, hours and contact.",
      trend:
        "For one service, by the size of the rooms: price, sizes with a plan, what to prepare, reviews. On every screen, in light and dark.",
    },
  },
  "plant-shops": {
    description:
      "A flower or plant shop needs pictures, prices and honest words about care. Three website templates for shops, growers and gardeners, with examples.",
    lead: "People buy a plant by its picture and keep it by its note. A site for plants needs room for both.",
    paragraphs: [
      "Give each plant one good picture, its price, and one sentence that a friend would say about it: how much light it wants, how much neglect it forgives. A list of eight plants you know well sells better than a long one that is out of date.",
      "Then say how it travels: whether you bring it, how it is packed, and what happens if it arrives with a broken leaf. Seasons change faster than sites: on the day a plant is gone, put another one in its place.",
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
        "For gardeners who plant at the customer’s: offers with their price and their time, below one large picture.",
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
      {
        term: "The piece",
        text: "Large, from several sides. Sonic has up to three pictures to click through.",
      },
      {
        term: "How it is made",
        text: "Rows of text and picture in Sonic, a story in Prestige.",
      },
      {
        term: "The facts",
        text: "Material, measures, edition. Prestige has a table for them, Sonic large figures.",
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
      motion: "For a bench that makes many different things: each with its picture and its story.",
    },
  },
  "record-and-sports-shops": {
    description:
      "Shops for records, boards or shoes sell to people who know what they want. Three website templates with pictures, prices and a short way to the order.",
    lead: "Your customers know the pressing, the size, the fin. Do not explain the thing to them; tell them whether you have it.",
    paragraphs: [
      "Put size, state and price beside each other, and let the picture be of the very piece. Say how you pack, because people who care for things fear the mail more than the price.",
      "You answer questions at the counter every day, so answer the five most common ones on the site, in your own words, and offer a way to ask the sixth. Orders come to you as a message with everything that was chosen, and you settle the payment as you are used to.",
    ],
    needs: [
      {
        term: "The piece",
        text: "Size and price. Thunder shows them in the cart, with a line about each piece, Atlantic in its list.",
      },
      { term: "Questions", text: "Thunder has a section for questions and answers." },
      {
        term: "The order",
        text: "All three add up the total and take the order by a form.",
      },
      {
        term: "On phones",
        text: "Many people order on their phones. Thunder is made for phones; the other two are made for desktop screens.",
      },
    ],
    reasons: {
      thunder:
        "A cart with sizes, shipping and total, and questions and answers below it. On every screen, in light and dark.",
      atlantic:
        "Up to twenty-four pieces with their measures on one calm page, and the order in a bar below.",
      motion: "For things that need a story: each opens into its own description.",
    },
  },
};
