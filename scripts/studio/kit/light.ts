import {
  BackSide,
  Color,
  type ColorRepresentation,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from "three";

export type Triple = [number, number, number];

/** A lamp that throws shadows. `from` is where it stands, `size` how wide it is, seen from there (radians). */
interface Lamp {
  from: Triple;
  size: number;
  power: number;
  color?: ColorRepresentation;
}

/** What glossy things mirror: a bright panel somewhere around the object. */
interface Softbox {
  from: Triple;
  width: number;
  height: number;
  power: number;
  color?: ColorRepresentation;
}

export interface Light {
  lamps: Lamp[];
  /** Even light from the upper half of the world; it is what darkens folds and corners. */
  dome: { power: number; color?: ColorRepresentation };
  softboxes: Softbox[];
  /** Colours mirrored above, around and below. */
  sky: ColorRepresentation;
  horizon: ColorRepresentation;
  ground: ColorRepresentation;
  surround?: number;
}

const boxes: Softbox[] = [
  { from: [-5, 4, 3], width: 4, height: 5, power: 5 },
  { from: [6, 3, 1], width: 2, height: 6, power: 4 },
  { from: [0, 8, 0], width: 6, height: 4, power: 3 },
  { from: [1, 2.5, -7], width: 5, height: 1.2, power: 3 },
];

/** Big soft key from the left, a weak fill, a rim from behind. */
export function studioLight(over: Partial<Light> = {}): Light {
  return {
    lamps: [
      { from: [-4, 6, 4.5], size: 0.45, power: 1.7, color: "#fff6ea" },
      { from: [5, 4, -3], size: 0.4, power: 0.7, color: "#eef4ff" },
    ],
    dome: { power: 0.62 },
    softboxes: boxes,
    sky: "#b8bcc2",
    horizon: "#6d6e70",
    ground: "#a5a29c",
    ...over,
  };
}

/** Darker surroundings with strong panels: for metal, glass and lacquer. */
export function glossLight(over: Partial<Light> = {}): Light {
  return studioLight({
    softboxes: [
      { from: [-6, 3, 2.5], width: 3, height: 7, power: 7 },
      { from: [7, 3, 2], width: 1.4, height: 7, power: 6 },
      { from: [0, 8, 1], width: 7, height: 3.4, power: 5 },
      { from: [-2, 3, -7], width: 7, height: 1.6, power: 4 },
    ],
    sky: "#75787c",
    horizon: "#3c3d3f",
    ground: "#8d8b88",
    ...over,
  });
}

export function environment(renderer: WebGLRenderer, light: Light): Texture {
  const scene = new Scene();
  const strength = light.surround ?? 1;
  const tone = (value: ColorRepresentation) => new Color(value).multiplyScalar(strength);
  const world = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: {
      sky: { value: tone(light.sky) },
      horizon: { value: tone(light.horizon) },
      ground: { value: tone(light.ground) },
    },
    vertexShader:
      "varying vec3 p; void main(){ p = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
    fragmentShader: `uniform vec3 sky; uniform vec3 horizon; uniform vec3 ground; varying vec3 p;
      void main(){ float h = normalize(p).y;
        vec3 c = h > 0.0 ? mix(horizon, sky, smoothstep(0.0, 0.7, h)) : mix(horizon, ground, smoothstep(0.0, 0.25, -h));
        gl_FragColor = vec4(c, 1.0); }`,
  });
  scene.add(new Mesh(new SphereGeometry(50, 48, 32), world));
  for (const box of light.softboxes) {
    const color = new Color(box.color ?? "#ffffff").multiplyScalar(box.power);
    const panel = new Mesh(
      new PlaneGeometry(box.width, box.height),
      new MeshBasicMaterial({ color, side: 2 }),
    );
    panel.position.set(...box.from);
    panel.lookAt(new Vector3());
    scene.add(panel);
  }
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(scene, 0.015, 0.1, 100);
  generator.dispose();
  return target.texture;
}
