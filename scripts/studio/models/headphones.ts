import { Color, type Group, type Material, Shape } from "three";
import type { Triple } from "../kit/light";
import { band } from "../kit/loft";
import { fabric, leather, metal, plastic } from "../kit/materials";
import { box, group, lathe, place, plate, rod, tube } from "../kit/shapes";

type P = [number, number];

function arch(outer: number, inner: number, start: number): Shape {
  const shape = new Shape();
  const [a, b] = [Math.PI / 2 - start, Math.PI / 2 + start];
  shape.absarc(0, 0, outer, a, b, false);
  shape.absarc(0, 0, inner, b, a, true);
  shape.closePath();
  return shape;
}

export interface HeadphoneColours {
  shell: string;
  pad: string;
  metal: string;
}

/** Smooth, so that no grain is stretched around the ring of a pad. */
const padding = (colours: HeadphoneColours) =>
  plastic(colours.pad, 0.58, { sheen: 0.5, sheenRoughness: 0.5, sheenColor: new Color("#ffffff") });

/** The cushion under the headband, thinning out towards its ends. */
function headCushion(colours: HeadphoneColours) {
  const angle = (share: number) => (share - 0.5) * 1.9;
  const round = (share: number) => Math.sqrt(Math.max(0.02, 1 - Math.abs(2 * share - 1) ** 9));
  const points = Array.from({ length: 25 }, (_, i): Triple => {
    const a = angle(i / 24);
    return [Math.sin(a) * 0.079, 0.1 + Math.cos(a) * 0.079, 0];
  });
  return band(points, padding(colours), {
    width: (share) => 0.0148 * round(share),
    thick: (share) => 0.0052 * round(share),
    face: (share) => [-Math.sin(angle(share)), -Math.cos(angle(share)), 0],
    square: 2.8,
  });
}

/** One cup, looking along +x from the inside out. */
export function cup(colours: HeadphoneColours): Group {
  const shell = () => plastic(colours.shell, 0.42, { clearcoat: 0.25, clearcoatRoughness: 0.35 });
  const gold = () => metal(colours.metal, 0.2);
  const body: P[] = [
    [0, 0.001],
    [0.034, 0.001],
    [0.0385, 0.004],
    [0.0395, 0.01],
    [0.0385, 0.018],
    [0.035, 0.023],
    [0.033, 0.0245],
  ];
  const dish: P[] = [
    [0.0325, 0.0235],
    [0.031, 0.0222],
    [0.02, 0.0212],
    [0, 0.021],
  ];
  const pad: P[] = [
    [0.02, -0.001],
    [0.0185, -0.01],
    [0.0215, -0.018],
    [0.028, -0.0205],
    [0.0355, -0.018],
    [0.039, -0.01],
    [0.0375, -0.001],
    [0.034, 0.001],
  ];
  const piping: P[] = Array.from({ length: 13 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    return [0.0386 + Math.cos(a) * 0.0011, -0.0012 + Math.sin(a) * 0.0011];
  });
  const grooves = [0.027, 0.0225, 0.018].map((r) =>
    lathe(
      [
        [r, 0.0214],
        [r + 0.0006, 0.0225],
        [r + 0.0012, 0.0216],
      ],
      shell(),
    ),
  );
  const dotRing: P[] = [
    [0, 0.0212],
    [0.006, 0.0212],
    [0.0064, 0.0222],
    [0.0056, 0.0228],
    [0, 0.0228],
  ];
  const holes = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * 0.6 - 1.9;
    return place(
      lathe(
        [
          [0, 0],
          [0.0007, 0],
          [0.0007, 0.0004],
          [0, 0.0004],
        ],
        plastic("#2a2324", 0.8),
      ),
      [Math.cos(a) * 0.0393, 0.013, Math.sin(a) * 0.0393],
      [0, 0, 0],
    );
  });
  const disc = group(
    lathe(body, shell()),
    lathe(
      [
        [0.0322, 0.0228],
        [0.0322, 0.0252],
        [0.0338, 0.0256],
        [0.0352, 0.0244],
        [0.0352, 0.0226],
      ],
      gold(),
    ),
    lathe(dish, shell()),
    ...grooves,
    lathe(dotRing, gold()),
    lathe(pad, padding(colours), [0, 0, 0], true),
    lathe(piping, padding(colours)),
    lathe(
      [
        [0, -0.003],
        [0.021, -0.003],
      ],
      fabric("#4a3b3c", "knit", 0.02),
    ),
    lathe(
      [
        [0.0395, 0.0075],
        [0.0401, 0.0085],
        [0.0395, 0.0095],
      ],
      gold(),
    ),
    ...holes,
  );
  disc.rotation.z = -Math.PI / 2;
  disc.scale.set(1.16, 1, 1);
  return group(disc);
}

/** Standing upright, the ears at +x and -x, the face towards +z. `swivel` turns the cups flat. */
export function headphones(colours: HeadphoneColours, swivel = 0): Group {
  const shell = () => plastic(colours.shell, 0.42, { clearcoat: 0.25, clearcoatRoughness: 0.35 });
  const gold = (): Material => metal(colours.metal, 0.2);
  const hoop = place(plate(arch(0.0875, 0.0835, 1.22), 0.032, 0.0016, shell()), [0, 0.1, 0]);
  const rims = [-1, 1].map((z) =>
    place(plate(arch(0.0885, 0.0858, 1.22), 0.0016, 0.0006, gold()), [0, 0.1, z * 0.0158]),
  );
  const soft = headCushion(colours);
  const sides = [-1, 1].map((x) => {
    const end = [Math.sin(1.22) * 0.0855, 0.1 + Math.cos(1.22) * 0.0855] as const;
    const sleeve = place(
      box([0.0085, 0.034, 0.026], 0.0042, shell()),
      [x * (end[0] + 0.0012), end[1] - 0.004, 0],
      [0, 0, x * 0.24],
    );
    const slider = rod(
      [x * (end[0] + 0.004), end[1] - 0.013, 0],
      [x * (end[0] + 0.0075), end[1] - 0.042, 0],
      0.0036,
      0.0036,
      gold(),
    );
    const hub = [x * (end[0] + 0.0078), end[1] - 0.044] as const;
    const arm = tube(
      [
        [hub[0], 0.062 - 0.02, 0.0425],
        [hub[0] + x * 0.001, 0.062, 0.042],
        [hub[0] + x * 0.001, 0.077, 0.037],
        [hub[0], 0.0865, 0.016],
        [hub[0], 0.088, 0],
        [hub[0], 0.0865, -0.016],
        [hub[0] + x * 0.001, 0.077, -0.0335],
        [hub[0] + x * 0.001, 0.062, -0.042],
        [hub[0], 0.062 - 0.02, -0.0425],
      ],
      0.003,
      gold(),
    );
    const pivots = [-1, 1].map((z) =>
      rod([hub[0], 0.042, z * 0.039], [hub[0], 0.042, z * 0.0455], 0.0042, 0.0042, gold()),
    );
    const ear = cup(colours);
    ear.scale.x = x;
    place(ear, [hub[0] - x * 0.008, 0.042, 0], [0, 0, -x * 0.06]);
    const side = group(arm, ...pivots, ear);
    const turning = group(side);
    side.position.x = -hub[0];
    turning.position.set(hub[0], 0, 0);
    turning.rotation.y = x * swivel;
    return group(sleeve, slider, turning);
  });
  return group(hoop, ...rims, soft, ...sides);
}

/** A hard oval travel case with a zip around it. */
export function travelCase(color: string, zip: string): Group {
  const outline = (grow: number): Shape => {
    const shape = new Shape();
    shape.absellipse(0, 0, 0.105 + grow, 0.088 + grow, 0, Math.PI * 2, false, 0);
    return shape;
  };
  const cloth = () => fabric(color, "linen", 0.05);
  const lower = place(
    plate(outline(-0.014), 0.036, 0.016, cloth()),
    [0, 0.018, 0],
    [-Math.PI / 2, 0, 0],
  );
  const upper = place(
    plate(outline(-0.016), 0.04, 0.019, cloth()),
    [0, 0.052, 0],
    [-Math.PI / 2, 0, 0],
  );
  const seam = place(
    plate(outline(0.0005), 0.005, 0.002, fabric(zip, "felt", 0.02)),
    [0, 0.0345, 0],
    [-Math.PI / 2, 0, 0],
  );
  const teeth = Array.from({ length: 150 }, (_, i) => {
    const a = (i / 150) * Math.PI * 2;
    return place(
      box([0.0022, 0.0022, 0.0018], 0.0006, metal("#d8b79a", 0.25)),
      [Math.cos(a) * 0.1075, 0.0345, Math.sin(a) * 0.0905],
      [0, -a, 0],
    );
  });
  const pull = group(
    box([0.006, 0.006, 0.01], 0.0025, metal("#d8b79a", 0.2), [0.04, 0.0345, 0.088]),
    place(
      box([0.006, 0.024, 0.003], 0.0014, leather(zip, 0.05)),
      [0.041, 0.022, 0.0935],
      [0.1, 0, 0.12],
    ),
  );
  const loop = tube(
    [
      [-0.1, 0.036, 0.02],
      [-0.125, 0.03, 0.028],
      [-0.134, 0.018, 0.01],
      [-0.124, 0.028, -0.012],
      [-0.1, 0.036, -0.012],
    ],
    0.0032,
    leather(zip, 0.05),
  );
  const emblem = place(
    plate(outline(-0.05), 0.0015, 0.0006, leather(zip, 0.05)),
    [0, 0.0722, 0],
    [-Math.PI / 2, 0, 0],
    0.32,
  );
  return group(lower, upper, seam, ...teeth, pull, loop, emblem);
}
