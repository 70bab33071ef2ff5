import type { TemplateSlug } from "@/components/templates/registry";
import type { TradeSlug } from "@/lib/catalogue/trades/rules";

interface TradeTexts {
  /** For search engines. */
  description: string;
  lead: string;
  paragraphs: readonly string[];
  needs: readonly { term: string; text: string }[];
  /** The reasons why each of the industry's presets suits it. */
  reasons: Partial<Record<TemplateSlug, string>>;
}

export const tradeTexts: Record<TradeSlug, TradeTexts> = {
  restaurants: {
    description:
      "A restaurant’s site has to answer what there is to eat, when it is open, and how to get a table. Three website templates that do, with examples.",
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
        "For a bakery or a coffee bar that sells two or three things: each with its facts and its price, then hours and address.",
      cali: "For a delicatessen or a roastery: eight things to fill a bag with, on every screen, in light and dark.",
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
  "guest-houses": {
    description:
      "A guest house has to show its rooms, what there is to do, and how to ask for a night. Three website templates for small hosts, with examples.",
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
  builders: {
    description:
      "Builders and planners are chosen by what they have done and by whether they answer. Three website templates for trades that come to the house, with examples.",
    lead: "People who look for a builder have a wall, a roof or a garden in mind, and one question: do you do this, and when would you come?",
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
        "Services with their scope, figures, hours and contact: for an office that plans what it builds.",
      silent: "Three ways to begin, each with its price and its time, below one large picture.",
      trend:
        "For one service that is chosen from a few: sizes, colors, what to measure, reviews. On every screen, in light and dark.",
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
