export const courses = [
  { name: "Beetroot baked in clay", text: "Smoked curd, its own leaves, rye", price: "$14" },
  { name: "Broad beans off the coals", text: "Mint, preserved lemon, egg yolk", price: "$16" },
  { name: "River trout, three minutes", text: "Brown butter, cucumber, dill seed", price: "$29" },
  { name: "Shoulder of lamb, nine hours", text: "White turnip, hay, wild garlic", price: "$34" },
  { name: "Hearth bread and cultured butter", text: "Baked at four, gone by ten", price: "$7" },
  { name: "Burnt honey cream", text: "Bee pollen, pear, almond skin", price: "$12" },
];

export const steps = [
  { name: "Before noon", text: "We pull, wash and weigh. The menu is written from the scale." },
  { name: "Afternoon", text: "Stems go to stock, skins to ash, roots into the embers." },
  { name: "On the pass", text: "Each plate leaves within ninety seconds of the fire." },
];

export const hours = [
  { name: "Wednesday to Friday", text: "18:30 to 23:00" },
  { name: "Saturday", text: "17:30 to 23:30" },
  { name: "Sunday lunch", text: "12:30 to 15:30" },
];
