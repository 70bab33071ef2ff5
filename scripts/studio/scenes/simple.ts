import type { Group } from "three";
import { studioLight } from "../kit/light";
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
  const webbing = [-1, 1].map((s) =>
    group(
      ...Array.from({ length: 22 }, (_, i) => {
        const a = (i / 21) * 2.2;
        const [x, z] = [s * (0.16 + Math.sin(a) * 0.06), -Math.min(0.17, (1 - Math.cos(a)) * 0.11)];
        return place(box([0.016, 0.036, 0.004], 0.0015, dark()), [x, 0.095, z], [0, s * a, 0]);
      }),
    ),
  );
  const back = place(
    plate(roundedRect(0.36, 0.036, 0.01), 0.005, 0.001, dark()),
    [0, 0.095, -0.17],
  );
  const buckle = group(
    box([0.06, 0.046, 0.014], 0.006, leather("#2b2725", 0.05), [0.02, 0.095, -0.165]),
  );
  return group(
    body,
    pocket,
    zip(0.142, 0.06, 0.27),
    zip(0.1, 0.09, 0.19),
    label,
    ...webbing,
    back,
    buckle,
  );
}

function satchel(): Group {
  const blue = () => fabric("#2c4f9e", "linen", 0.09);
  const tan = () => leather("#8d5632", 0.07);
  const body = cushion([0.36, 0.25, 0.12], blue(), [0, 0.13, 0], {
    axis: "z",
    puff: 0.016,
    radius: 0.035,
    wrinkle: 0.004,
    fold: 0.09,
    detail: 70,
  });
  const flap = cushion([0.37, 0.17, 0.022], blue(), [0, 0.185, 0.066], {
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
  const trim = box([0.365, 0.012, 0.026], 0.005, tan(), [0, 0.103, 0.067]);
  const straps = [-0.1, 0.1].map((x) =>
    group(
      box([0.03, 0.17, 0.007], 0.003, tan(), [x, 0.165, 0.087]),
      place(plate(roundedRect(0.042, 0.034, 0.008), 0.005, 0.002, brass()), [x, 0.1, 0.089]),
      box([0.028, 0.05, 0.008], 0.003, tan(), [x, 0.07, 0.084]),
      box([0.003, 0.026, 0.005], 0.001, metal("#b8965f", 0.3), [x, 0.1, 0.094]),
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
  const sling = tube(
    [
      [-0.18, 0.22, 0],
      [-0.205, 0.34, -0.01],
      [-0.1, 0.47, -0.03],
      [0.1, 0.47, -0.03],
      [0.205, 0.34, -0.01],
      [0.18, 0.22, 0],
    ],
    0.008,
    tan(),
  );
  const corners = [-1, 1].map((s) =>
    cushion([0.05, 0.05, 0.126], tan(), [s * 0.158, 0.032, 0], {
      puff: 0.002,
      radius: 0.02,
      wrinkle: 0.001,
    }),
  );
  return group(body, flap, top, trim, ...straps, handle, sling, ...corners);
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
