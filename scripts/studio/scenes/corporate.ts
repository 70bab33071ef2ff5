import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry } from "three";
import { studioLight, type Triple } from "../kit/light";
import { metal, plaster } from "../kit/materials";
import { backdrop, box, group, noShadow, place } from "../kit/shapes";
import type { Shot } from "../kit/stage";
import { many } from "../models/tower";

function sky() {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: { high: { value: new Color("#7f9bb0") }, low: { value: new Color("#ffd793") } },
    vertexShader:
      "varying vec3 p; void main(){ p = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
    fragmentShader:
      "uniform vec3 high; uniform vec3 low; varying vec3 p; void main(){ float h = normalize(p).y; gl_FragColor = vec4(mix(low, high, smoothstep(0.0, 0.62, h)), 1.0); }",
  });
  return backdrop(noShadow(group(new Mesh(new SphereGeometry(900, 48, 32), material))));
}

/** Deep concrete frames around every window: the low sun draws their shadows. */
function block(bays: number, floors: number, deep: number, side: number) {
  const [bay, floor] = [4.2, 4];
  const [width, height] = [bays * bay, floors * floor];
  const stone = () => plaster("#efe4d2", 9, 0.25);
  const posts: Triple[] = Array.from({ length: bays + 1 }, (_, i) => [
    i * bay - width / 2,
    height / 2,
    deep / 2,
  ]);
  const sidePosts: Triple[] = Array.from({ length: side + 1 }, (_, k) => [
    width / 2 + deep / 2,
    height / 2,
    -k * bay,
  ]);
  const slabs = Array.from({ length: floors + 1 }, (_, f) => f * floor);
  const blinds: Triple[] = [];
  for (let f = 0; f < floors; f++)
    for (let i = 0; i < bays; i++)
      if ((i * 7 + f * 5) % 4 === 0)
        blinds.push([(i + 0.5) * bay - width / 2, (f + 0.72) * floor, 0.1]);
  const mullions: Triple[] = Array.from({ length: bays }, (_, i) => [
    (i + 0.5) * bay - width / 2,
    height / 2,
    0.1,
  ]);
  return group(
    box([width, height, side * bay], 0.02, metal("#a9b6bd", 0.06), [
      0,
      height / 2,
      (-side * bay) / 2,
    ]),
    many([0.6, height + 0.8, deep], stone(), posts),
    many([deep, height + 0.8, 0.6], stone(), sidePosts),
    many(
      [width + 0.6, 0.7, deep],
      stone(),
      slabs.map((y): Triple => [0, y, deep / 2]),
    ),
    many(
      [deep, 0.7, side * bay + 0.6],
      stone(),
      slabs.map((y): Triple => [width / 2 + deep / 2, y, (-side * bay) / 2]),
    ),
    many([bay - 0.6, floor * 0.45, 0.1], plaster("#f3e6c8", 4, 0.2), blinds),
    many([0.12, height, 0.16], metal("#4b3d28", 0.4), mullions),
    box([width + deep + 1.4, 1.1, side * bay + deep + 1.4], 0.1, stone(), [
      deep / 2,
      height + 0.5,
      (-side * bay) / 2 + deep / 2,
    ]),
  );
}

function campus() {
  return group(
    sky(),
    place(block(9, 9, 2, 7), [-13, 0, 4], [0, -0.55, 0]),
    place(block(7, 14, 1.6, 6), [29, 0, -34], [0, -0.55, 0]),
    place(block(8, 6, 1.6, 6), [-58, 0, -44], [0, -0.1, 0]),
    backdrop(group(box([600, 1, 600], 0.1, plaster("#d8c9b0", 30, 0.2), [0, -0.5, 0]))),
  );
}

export const scenes: Record<string, Shot> = {
  building: {
    width: 1600,
    height: 1000,
    build: campus,
    light: studioLight({
      lamps: [
        { from: [-5.5, 3.6, 4.5], size: 0.05, power: 2.6, color: "#ffc980" },
        { from: [6, 3, 2], size: 0.5, power: 0.15, color: "#ffdfae" },
      ],
      dome: { power: 0.4, color: "#dfe4ee" },
      softboxes: [{ from: [-6, 2.6, 5], width: 3, height: 3, power: 6, color: "#ffd48a" }],
      sky: "#8ea3b3",
      horizon: "#ffdf9e",
      ground: "#a58c66",
    }),
    background: "#d9a75a",
    camera: { around: 4, above: -12, fov: 42, target: [0, 23, 0], distance: 58 },
    film: { glow: 0.3, vignette: 0.25, contrast: 1.06 },
    samples: 10,
  },
};
