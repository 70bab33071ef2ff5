import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry } from "three";
import { studioLight } from "../kit/light";
import { backdrop, group, noShadow, place } from "../kit/shapes";
import type { Shot } from "../kit/stage";
import { type TowerLook, tower } from "../models/tower";

/** The sky after sunset: deep above, paler over the roofs. */
function sky(high: string, low: string) {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: { high: { value: new Color(high) }, low: { value: new Color(low) } },
    vertexShader:
      "varying vec3 p; void main(){ p = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
    fragmentShader:
      "uniform vec3 high; uniform vec3 low; varying vec3 p; void main(){ float h = normalize(p).y; gl_FragColor = vec4(mix(low, high, smoothstep(0.02, 0.75, h)), 1.0); }",
  });
  return backdrop(noShadow(group(new Mesh(new SphereGeometry(900, 48, 32), material))));
}

const look = (over: Partial<TowerLook>): TowerLook => ({
  width: 30,
  depth: 30,
  floors: 30,
  bay: 1.5,
  floor: 3.6,
  glass: "#7f9ccb",
  frame: "#aebcd8",
  lit: 0.12,
  seed: 1,
  fin: 0.5,
  ...over,
});

function street() {
  return group(
    sky("#173a86", "#7f9fdc"),
    place(
      group(tower(look({ width: 33, floors: 34, seed: 4, fin: 0.8 }))),
      [21, 0, -6],
      [0, -0.42, 0],
    ),
    place(
      group(
        tower(
          look({
            width: 27,
            depth: 36,
            floors: 27,
            bay: 3,
            seed: 9,
            glass: "#6f8fc4",
            frame: "#8598c0",
            lit: 0.16,
          }),
        ),
      ),
      [-25, 0, -14],
      [0, 0.5, 0],
    ),
    place(
      group(
        tower(
          look({
            width: 21,
            depth: 24,
            floors: 40,
            bay: 1,
            seed: 17,
            glass: "#92addb",
            frame: "#b7c5e2",
            lit: 0.1,
            fin: 0.3,
          }),
        ),
      ),
      [-3, 0, -62],
      [0, 0.2, 0],
    ),
    place(
      group(
        tower(
          look({ width: 30, floors: 22, bay: 2, seed: 23, glass: "#8ca8d6", frame: "#a9bbdc" }),
        ),
      ),
      [52, 0, -62],
      [0, -0.2, 0],
    ),
  );
}

export const scenes: Record<string, Shot> = {
  office: {
    width: 1600,
    height: 1000,
    build: street,
    light: studioLight({
      lamps: [
        { from: [-6, 3, 4], size: 0.4, power: 0.5, color: "#a9c2ff" },
        { from: [5, 4, 3], size: 0.5, power: 0.25, color: "#8fb0ff" },
      ],
      dome: { power: 0.3, color: "#9db8ff" },
      softboxes: [
        { from: [-7, 1.2, 2], width: 9, height: 1.6, power: 1.3, color: "#ffd9c0" },
        { from: [5, 3, 5], width: 5, height: 5, power: 0.8, color: "#b9cfff" },
      ],
      sky: "#2a4f9c",
      horizon: "#c3d4f7",
      ground: "#1a2a4c",
    }),
    background: "#26468c",
    camera: { around: 4, above: -24, fov: 46, target: [0, 46, 0], distance: 90 },
    film: { glow: 0.5, vignette: 0.3, saturation: 0.86 },
    samples: 9,
  },
};
