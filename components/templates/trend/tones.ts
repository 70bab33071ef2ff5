/** Three colors that go together, for an idea. */
export const tones = {
  calm: "Sand and slate",
  warm: "Plaster and clay",
  garden: "Leaf and sage",
  gallery: "White and black",
  library: "Walnut and brass",
} as const;

export const toneColors: Readonly<Record<keyof typeof tones, readonly string[]>> = {
  calm: ["#ece7dd", "#c9b79c", "#7d8a8c"],
  warm: ["#b9b1a6", "#8a5a44", "#3b3835"],
  garden: ["#dfe3d0", "#7f9168", "#3d4a36"],
  gallery: ["#f7f5f1", "#d8d4cd", "#1e1d1c"],
  library: ["#5b3a29", "#b08d4a", "#22303a"],
};
