import { type Group, Shape } from "three";
import { glossLight, type Triple } from "../kit/light";
import { band } from "../kit/loft";
import { glass, leather, metal, plastic } from "../kit/materials";
import { box, group, lathe, noShadow, place, plate, rod } from "../kit/shapes";
import type { Camera, Shot } from "../kit/stage";

// One scene unit is a centimetre here: the case is 41.5 mm wide.
const gold = (roughness = 0.16) => metal("#e2b184", roughness);

function strap(side: number): Group {
  const bow = (t: number, lift = 0): Triple => {
    const a = t * 1.05;
    return [
      0,
      side * (1.72 + Math.sin(a) * (3.95 + lift)),
      -0.1 - (1 - Math.cos(a)) * 3.5 + lift * Math.cos(a),
    ];
  };
  const steps = Array.from({ length: 13 }, (_, i) => i / 12);
  const face = (t: number): Triple => [0, side * Math.sin(t * 1.05), Math.cos(t * 1.05)];
  const width = (t: number) => 1.02 - t * 0.16;
  const body = band(
    steps.map((t) => bow(t)),
    leather("#4a2b1a", 2.2, { roughness: 0.5 }),
    { width, thick: (t) => 0.2 - 0.07 * t, face, sag: 0.05, square: 3.2, cuts: 120 },
  );
  const thread = [-1, 1].flatMap((s) =>
    Array.from({ length: 30 }, (_, i) => {
      const ends = [i / 30 + 0.006, i / 30 + 0.025].map((t): Triple => {
        const [, y, z] = bow(t, 0.165 - 0.07 * t);
        return [s * (width(t) - 0.17), y, z];
      });
      return rod(
        ends[0] ?? [0, 0, 0],
        ends[1] ?? [0, 0, 0],
        0.024,
        0.024,
        plastic("#d9a679", 0.7),
        8,
      );
    }),
  );
  return group(body, ...thread);
}

function lug(x: number, y: number): Group {
  const shape = new Shape();
  shape.moveTo(-0.19, -0.6);
  shape.lineTo(0.3, -0.6);
  shape.quadraticCurveTo(0.2, 0.1, 0, 0.42);
  shape.quadraticCurveTo(-0.06, 0.5, -0.13, 0.42);
  shape.quadraticCurveTo(-0.19, 0.2, -0.19, -0.6);
  const made = place(
    group(plate(shape, 0.46, 0.14, gold())),
    [x * 1.22, y * 1.9, -0.05],
    [0, 0, y < 0 ? Math.PI : 0],
  );
  made.scale.x = x * y;
  return made;
}

function dialFace(): Group {
  const sun = plastic("#3a2418", 0.35, { metalness: 0.65 });
  const disc = place(
    lathe(
      [
        [1.98, 0.16],
        [1.8, 0.02],
        [1.78, 0],
        [0, 0],
      ],
      sun,
    ),
    [0, 0, 0.2],
    [Math.PI / 2, 0, 0],
  );
  const marks = Array.from({ length: 60 }, (_, i) => {
    const hour = i % 5 === 0;
    const size: [number, number, number] = hour
      ? [i % 15 ? 0.075 : 0.13, 0.32, 0.06]
      : [0.018, 0.1, 0.02];
    return place(
      group(box(size, 0.012, gold(0.1), [0, hour ? 1.5 : 1.66, 0])),
      [0, 0, 0.24],
      [0, 0, (-i / 60) * Math.PI * 2],
    );
  });
  const small = place(
    group(
      lathe(
        [
          [0, 0],
          [0.44, 0.006],
          [0.46, 0.03],
          [0.49, 0.03],
          [0.5, 0],
        ],
        gold(0.2),
      ),
      lathe(
        [
          [0.43, 0.02],
          [0, 0.02],
        ],
        plastic("#2a1a12", 0.4),
      ),
    ),
    [0, -0.82, 0.21],
    [Math.PI / 2, 0, 0],
  );
  const hand = (length: number, width: number, turn: number, z: number) => {
    const shape = new Shape();
    shape.moveTo(-width * 0.4, -0.25);
    shape.lineTo(width * 0.4, -0.25);
    shape.lineTo(width, length * 0.45);
    shape.lineTo(0.008, length);
    shape.lineTo(-width, length * 0.45);
    return place(group(plate(shape, 0.035, 0.01, gold(0.12))), [0, 0, z], [0, 0, turn]);
  };
  const thin = place(
    group(box([0.022, 0.4, 0.02], 0.006, gold(), [0, 0.1, 0])),
    [0, -0.82, 0.26],
    [0, 0, 2.1],
  );
  return group(
    disc,
    ...marks,
    small,
    thin,
    hand(0.95, 0.07, 1.05, 0.3),
    hand(1.45, 0.055, -1.05, 0.35),
    rod([0, 0, 0.2], [0, 0, 0.42], 0.07, 0.06, gold()),
  );
}

function watch(): Group {
  const body = place(
    lathe(
      [
        [0, -0.5],
        [1.5, -0.5],
        [1.85, -0.36],
        [2.02, -0.2],
        [2.075, 0.02],
        [2.05, 0.2],
        [2.0, 0.26],
        [1.96, 0.4],
        [1.9, 0.46],
        [1.83, 0.44],
        [1.8, 0.3],
      ],
      gold(),
    ),
    [0, 0, 0],
    [Math.PI / 2, 0, 0],
  );
  const flutes = Array.from({ length: 96 }, (_, i) => {
    const a = (i / 96) * Math.PI * 2;
    return rod(
      [Math.cos(a) * 2.0, Math.sin(a) * 2.0, 0.3],
      [Math.cos(a) * 1.9, Math.sin(a) * 1.9, 0.45],
      0.05,
      0.04,
      gold(0.12),
      8,
    );
  });
  const crystal = noShadow(
    place(
      lathe(
        [
          [0, 0.5],
          [1.2, 0.48],
          [1.8, 0.42],
        ],
        glass("#ffffff", 0.02, { specularIntensity: 0.35 }),
      ),
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
  const crown = group(
    rod([2.0, 0, 0], [2.2, 0, 0], 0.16, 0.16, gold()),
    rod([2.18, 0, 0], [2.46, 0, 0], 0.3, 0.28, gold(0.2)),
    ...Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * Math.PI * 2;
      return rod(
        [2.19, Math.cos(a) * 0.29, Math.sin(a) * 0.29],
        [2.44, Math.cos(a) * 0.28, Math.sin(a) * 0.28],
        0.035,
        0.035,
        gold(),
        8,
      );
    }),
  );
  const lugs = [-1, 1].flatMap((x) => [-1, 1].map((y) => lug(x, y)));
  return group(body, ...flutes, dialFace(), crystal, crown, ...lugs, strap(1), strap(-1));
}

function shot(build: () => Group, camera: Camera): Shot {
  const light = glossLight({
    dome: { power: 0.75 },
    // Seen from the front, polished gold mirrors what stands behind the camera.
    softboxes: [
      ...glossLight().softboxes,
      { from: [-2.5, 4.5, 8], width: 8, height: 5, power: 3.2 },
    ],
    sky: "#847a72",
    horizon: "#75685b",
    ground: "#a08e7c",
  });
  return { width: 1000, height: 1200, build, light, camera, shadow: 0.5, samples: 24 };
}

export const scenes: Record<string, Shot> = {
  "watch-front": shot(() => group(place(watch(), [0, 5.6, 0])), {
    around: 0,
    above: 4,
    fill: 0.86,
  }),
  "watch-side": shot(() => group(place(watch(), [0, 5.6, 0], [0, -0.15, 0])), {
    around: 52,
    above: 10,
    fill: 0.86,
  }),
};
