import {
  Color,
  type ColorRepresentation,
  type DataTexture,
  MeshPhysicalMaterial,
  Vector2,
} from "three";
import { fbm, noise } from "./random";
import { boucle, corduroy, grain, grey, hide, relief, stone, tint, veins, weave } from "./textures";

/** Textures take a second to compute, so each is made once for a scene. */
const cache = new Map<string, DataTexture>();
function once(key: string, make: () => DataTexture): DataTexture {
  const found = cache.get(key) ?? make();
  cache.set(key, found);
  return found;
}

type Over = ConstructorParameters<typeof MeshPhysicalMaterial>[0];
type Weave = "linen" | "boucle" | "corduroy" | "felt" | "knit";

/** Cloth: `size` is the width of one texture tile in scene units. */
export function fabric(
  color: ColorRepresentation,
  kind: Weave = "linen",
  size = 0.5,
  over: Over = {},
) {
  const heights = {
    linen: () => relief(weave(96), size, 1.5),
    boucle: () => relief(boucle(40), size, 2.6),
    corduroy: () => relief(corduroy(22), size, 4),
    felt: () => relief((u, v) => fbm(u * 64, v * 64, 1, 3, 64), size, 1.6),
    knit: () => relief(boucle(64, 9), size, 2.2),
  };
  const base = new Color(color);
  const normalMap = once(`${kind}${size}`, heights[kind]);
  const cords = corduroy(22);
  const map = once(`tone ${kind}${size}`, () =>
    tint((u, v) => {
      const soft = 0.9 + 0.12 * fbm(u * 6, v * 6, 4, 4, 6);
      const valley = kind === "corduroy" ? 0.62 + 0.38 * Math.min(1, cords(u, v)) : 1;
      const yarn =
        kind === "linen"
          ? 0.86 + 0.2 * noise(u * 96, v * 96, 6, 96)
          : 0.94 + 0.1 * noise(u * 128, v * 128, 6, 128);
      return grey(Math.min(1, soft * valley * yarn));
    }, size),
  );
  return new MeshPhysicalMaterial({
    color: base,
    map,
    normalMap,
    normalScale: new Vector2(1, 1),
    roughness: 0.95,
    specularIntensity: 0.25,
    sheen: 0.6,
    sheenRoughness: 0.6,
    sheenColor: base.clone().lerp(new Color("#ffffff"), 0.25),
    ...over,
  });
}

export function leather(color: ColorRepresentation, size = 0.35, over: Over = {}) {
  return new MeshPhysicalMaterial({
    color,
    normalMap: once(`hide${size}`, () => relief(hide(48), size, 1.1)),
    normalScale: new Vector2(0.7, 0.7),
    map: once(`hide tone${size}`, () =>
      tint((u, v) => grey(0.86 + 0.2 * fbm(u * 5, v * 5, 2, 4, 5)), size),
    ),
    roughness: 0.46,
    specularIntensity: 0.7,
    ...over,
  });
}

/** Wood with the grain along the v axis of its tile. */
export function wood(
  color: ColorRepresentation,
  dark = 0.4,
  size = 0.6,
  over: Over = {},
  seed = 0,
) {
  return new MeshPhysicalMaterial({
    color,
    map: once(`wood${dark}${size}${seed}`, () => tint(grain(dark, seed), size)),
    normalMap: once(`fibre${size}`, () =>
      relief((u, v) => noise(u * 180, v * 6, 2, 180, 6), size, 0.5),
    ),
    roughness: 0.55,
    specularIntensity: 0.6,
    ...over,
  });
}

export function metal(color: ColorRepresentation = "#d8d8d6", roughness = 0.22, over: Over = {}) {
  return new MeshPhysicalMaterial({ color, metalness: 1, roughness, ...over });
}

/** Metal with brush marks along u. */
export function brushed(color: ColorRepresentation = "#cfcfcd", size = 0.5, roughness = 0.32) {
  return metal(color, roughness, {
    normalMap: once(`brush${size}`, () =>
      relief((u, v) => fbm(u * 4, v * 220, 3, 2, 4, 220), size, 0.7),
    ),
    normalScale: new Vector2(0.35, 0.35),
  });
}

export function plastic(color: ColorRepresentation, roughness = 0.45, over: Over = {}) {
  return new MeshPhysicalMaterial({ color, roughness, specularIntensity: 0.8, ...over });
}

/** Enamel, glazed ceramic, car paint: colour under a clear coat. */
export function lacquer(color: ColorRepresentation, roughness = 0.4, over: Over = {}) {
  return new MeshPhysicalMaterial({
    color,
    roughness,
    clearcoat: 1,
    clearcoatRoughness: 0.06,
    ...over,
  });
}

export function marble(
  color: ColorRepresentation = "#f2efe9",
  size = 1,
  strength = 0.55,
  over: Over = {},
) {
  return new MeshPhysicalMaterial({
    color,
    map: once(`marble${size}${strength}`, () => tint(veins(strength), size, 768)),
    roughness: 0.3,
    ...over,
  });
}

export function rock(color: ColorRepresentation, size = 1, strength = 5, over: Over = {}) {
  return new MeshPhysicalMaterial({
    color,
    normalMap: once(`rock${size}${strength}`, () => relief(stone(5), size, strength, 768)),
    map: once(`rock tone${size}`, () =>
      tint((u, v) => grey(0.62 + 0.5 * fbm(u * 7, v * 7, 3, 6, 7)), size),
    ),
    roughness: 0.72,
    specularIntensity: 0.6,
    ...over,
  });
}

/** Plaster, concrete, paper: nearly flat, with a quiet unevenness. */
export function plaster(color: ColorRepresentation, size = 1, strength = 0.8, over: Over = {}) {
  return new MeshPhysicalMaterial({
    color,
    normalMap: once(`plaster${size}${strength}`, () =>
      relief((u, v) => fbm(u * 24, v * 24, 2, 4, 24), size, strength),
    ),
    map: once(`plaster tone${size}`, () =>
      tint((u, v) => grey(0.92 + 0.1 * fbm(u * 5, v * 5, 3, 5, 5)), size),
    ),
    roughness: 0.9,
    specularIntensity: 0.35,
    ...over,
  });
}

/** See-through, yet with full reflections, on any background. */
export function glass(color: ColorRepresentation = "#dfe8e8", opacity = 0.14, over: Over = {}) {
  const material = new MeshPhysicalMaterial({
    color,
    roughness: 0.04,
    transparent: true,
    opacity,
    depthWrite: false,
    premultipliedAlpha: true,
    ...over,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <premultiplied_alpha_fragment>",
      `float shine = dot( totalSpecular, vec3( 0.33 ) );
       gl_FragColor.rgb = totalDiffuse * opacity + totalSpecular;
       gl_FragColor.a = clamp( opacity + shine * 0.6, 0.0, 1.0 );`,
    );
  };
  return material;
}

export function glowing(color: ColorRepresentation, power: number) {
  return new MeshPhysicalMaterial({
    color: "#000000",
    emissive: color,
    emissiveIntensity: power,
    roughness: 1,
  });
}
