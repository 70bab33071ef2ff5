import type { Group } from "three";
import { studioLight, type Triple } from "../kit/light";
import { band } from "../kit/loft";
import { fabric, leather, metal } from "../kit/materials";
import { box, cushion, group, place, plate, roundedRect, tube } from "../kit/shapes";
import type { Camera, Shot } from "../kit/stage";

const brass = () => metal("#d0b07a", 0.22);

function hipBag(): Group {
  const salmon = () => fabric("#e58a73", "linen", 0.08);
  const dark = () => fabric("#b4553f", "linen", 0.04);
  const body = cushion([0.34, 0.16, 0.1], salmon(), [0, 0.09, 0], {
    axis: "z",
    puff: 0.022,
    radius: 0.045,
    wrinkle: 0.005,
    fold: 0.07,
    detail: 70,
  });
  const pocket = cushion([0.25, 0.085, 0.05], salmon(), [0, 0.07, 0.065], {
    axis: "z",
    puff: 0.014,
    radius: 0.022,
    wrinkle: 0.004,
    fold: 0.06,
    seed: 7,
    detail: 60,
  });
  const zip = (y: number, z: number, width: number) =>
    group(
      place(box([width, 0.011, 0.005], 0.002, dark()), [0, y, z], [-0.35, 0, 0]),
      place(
        box([width - 0.01, 0.003, 0.003], 0.001, brass()),
        [0, y + 0.001, z + 0.003],
        [-0.35, 0, 0],
      ),
      box([0.006, 0.026, 0.003], 0.0014, brass(), [width / 2 - 0.03, y - 0.014, z + 0.009]),
    );
  const label = box([0.045, 0.026, 0.003], 0.001, leather("#7a4330", 0.04), [-0.07, 0.066, 0.105]);
  const belt: Triple[] = Array.from({ length: 25 }, (_, i) => {
    const a = -2.55 + (i / 24) * 5.1;
    return [Math.sin(a) * 0.215, 0.096, -0.115 + Math.cos(a) * 0.085];
  });
  const webbing = band(belt, dark(), {
    width: () => 0.019,
    thick: () => 0.0024,
    face: (t) => [Math.sin(-2.55 + t * 5.1), 0, Math.cos(-2.55 + t * 5.1)],
    cuts: 160,
  });
  const buckle = group(
    box([0.06, 0.046, 0.014], 0.006, leather("#2b2725", 0.05), [0.0, 0.096, -0.192]),
  );
  return group(body, pocket, zip(0.142, 0.06, 0.27), zip(0.1, 0.099, 0.19), label, webbing, buckle);
}

function satchel(): Group {
  const blue = () => fabric("#2f5596", "linen", 0.09);
  const tan = () => leather("#8d5632", 0.07);
  const body = cushion([0.36, 0.25, 0.12], blue(), [0, 0.13, 0], {
    axis: "z",
    puff: 0.016,
    radius: 0.035,
    wrinkle: 0.004,
    fold: 0.09,
    detail: 70,
  });
  const flap = cushion([0.372, 0.17, 0.03], blue(), [0, 0.187, 0.07], {
    axis: "z",
    puff: 0.01,
    radius: 0.01,
    wrinkle: 0.004,
    fold: 0.09,
    seed: 5,
    detail: 70,
  });
  const top = cushion([0.368, 0.03, 0.13], blue(), [0, 0.257, 0.006], {
    puff: 0.004,
    radius: 0.014,
    wrinkle: 0.002,
    detail: 60,
  });
  const trim = box([0.366, 0.011, 0.03], 0.005, tan(), [0, 0.104, 0.074]);
  const straps = [-0.1, 0.1].map((x) =>
    group(
      box([0.03, 0.165, 0.007], 0.003, tan(), [x, 0.172, 0.094]),
      place(plate(roundedRect(0.042, 0.034, 0.008), 0.005, 0.002, brass()), [x, 0.1, 0.098]),
      box([0.028, 0.05, 0.008], 0.003, tan(), [x, 0.07, 0.088]),
      box([0.003, 0.026, 0.005], 0.001, metal("#b8965f", 0.3), [x, 0.1, 0.103]),
    ),
  );
  const handle = tube(
    [
      [-0.06, 0.27, 0],
      [-0.058, 0.305, 0],
      [0, 0.325, 0],
      [0.058, 0.305, 0],
      [0.06, 0.27, 0],
    ],
    0.0085,
    tan(),
  );
  const sling = band(
    [
      [-0.186, 0.2, 0],
      [-0.2, 0.26, -0.004],
      [-0.19, 0.35, -0.03],
      [-0.11, 0.435, -0.05],
      [0.02, 0.45, -0.06],
      [0.14, 0.4, -0.05],
      [0.2, 0.32, -0.02],
      [0.2, 0.25, 0],
      [0.186, 0.2, 0],
    ],
    tan(),
    {
      width: () => 0.016,
      thick: () => 0.0026,
      face: (t) => [Math.cos(t * Math.PI) * -1, Math.sin(t * Math.PI), 0.12],
      cuts: 160,
    },
  );
  const rings = [-1, 1].map((s) =>
    group(
      box([0.006, 0.06, 0.034], 0.003, tan(), [s * 0.184, 0.19, 0]),
      place(
        plate(roundedRect(0.044, 0.02, 0.006), 0.005, 0.002, brass()),
        [s * 0.19, 0.212, 0],
        [0, Math.PI / 2, 0],
      ),
    ),
  );
  return group(body, flap, top, trim, ...straps, handle, sling, ...rings);
}

function shot(build: () => Group, camera: Camera): Shot {
  return {
    width: 800,
    height: 800,
    build,
    light: studioLight(),
    camera: { fill: 0.84, ...camera },
    samples: 24,
  };
}

export const scenes: Record<string, Shot> = {
  "hip-bag": shot(hipBag, { around: 18, above: 14 }),
  satchel: shot(satchel, { around: 24, above: 11 }),
};
