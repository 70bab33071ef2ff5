import {
  BasicShadowMap,
  Color,
  type ColorRepresentation,
  DirectionalLight,
  FloatType,
  type Group,
  type Material,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { develop, type Film, layShadow } from "./film";
import { shadowCatcher } from "./ground";
import { environment, type Light, type Triple } from "./light";
import { even } from "./random";

export interface Camera {
  /** Degrees around the object, 0 = from the front, and degrees above the horizon. */
  around: number;
  above: number;
  fov?: number;
  target?: Triple;
  distance?: number;
  /** Share of the frame the object fills; the camera then finds its own place. */
  fill?: number;
  /** Moves the object in the frame, in shares of its width and height. */
  shift?: [number, number];
  /** Lens opening in scene units, and what is sharp. */
  aperture?: number;
  focus?: Triple;
}

export interface Shot {
  width: number;
  height: number;
  build: () => Group;
  camera: Camera;
  light: Light;
  film?: Film;
  /** Set: a full scene on this colour. Not set: a cut-out with its shadow. */
  background?: ColorRepresentation;
  shadow?: number;
  samples?: number;
}

export interface Picture {
  width: number;
  height: number;
  transparent: boolean;
  pixels: string;
}

function points(root: Object3D): Vector3[] {
  const found: Vector3[] = [];
  root.updateMatrixWorld(true);
  root.traverse((node) => {
    if (!(node instanceof Mesh) || node.userData.backdrop) return;
    const position = node.geometry.getAttribute("position");
    const step = Math.max(1, Math.floor(position.count / 400));
    for (let i = 0; i < position.count; i += step) {
      found.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(node.matrixWorld));
    }
  });
  return found;
}

function direction(camera: Camera): Vector3 {
  const [a, b] = [(camera.around * Math.PI) / 180, (camera.above * Math.PI) / 180];
  return new Vector3(Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b));
}

/** Steps back and aside until the object sits centred and fills its share of the frame. */
function frame(lens: PerspectiveCamera, camera: Camera, cloud: Vector3[], size: number) {
  const target = new Vector3(...(camera.target ?? [0, 0, 0]));
  let distance = camera.distance ?? size * 4;
  const towards = direction(camera);
  const place = () => {
    lens.position.copy(target).addScaledVector(towards, distance);
    lens.lookAt(target);
    lens.updateMatrixWorld(true);
  };
  if (!camera.target) {
    for (let round = 0; round < 12; round++) {
      place();
      const seen = cloud.map((point) => point.clone().project(lens));
      const xs = seen.map((p) => p.x);
      const ys = seen.map((p) => p.y);
      const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const half = distance * Math.tan((lens.fov * Math.PI) / 360);
      const right = new Vector3().setFromMatrixColumn(lens.matrixWorld, 0);
      const up = new Vector3().setFromMatrixColumn(lens.matrixWorld, 1);
      const [sx, sy] = camera.shift ?? [0, 0.02];
      target.addScaledVector(right, ((x0 + x1) / 2 - sx * 2) * half * lens.aspect);
      target.addScaledVector(up, ((y0 + y1) / 2 - sy * 2) * half);
      distance *= Math.max(x1 - x0, y1 - y0) / 2 / (camera.fill ?? 0.84);
    }
  }
  place();
  return { target, distance };
}

function lampsOf(light: Light) {
  const lamps = light.lamps.map((lamp) => ({ ...lamp, dome: false }));
  const dome = {
    from: [0, 1, 0] as Triple,
    size: 0,
    power: light.dome.power,
    color: light.dome.color,
  };
  return [...lamps, { ...dome, dome: true }, { ...dome, dome: true }];
}

export function render(shot: Shot, draft: boolean): Picture {
  const scale = draft ? 0.5 : 1;
  const [width, height] = [Math.round(shot.width * scale), Math.round(shot.height * scale)];
  const renderer = new WebGLRenderer({ antialias: false });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = BasicShadowMap;
  renderer.setClearColor(new Color(shot.background ?? "#000000"), shot.background ? 1 : 0);
  const scene = new Scene();
  const subject = shot.build();
  subject.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    node.castShadow = node.userData.castShadow ?? true;
    node.receiveShadow = true;
  });
  scene.add(subject);
  scene.environment = environment(renderer, shot.light);

  const cloud = points(subject);
  const low = new Vector3(Infinity, Infinity, Infinity);
  const high = low.clone().negate();
  for (const point of cloud) {
    low.min(point);
    high.max(point);
  }
  const centre = low.clone().add(high).multiplyScalar(0.5);
  const radius = high.distanceTo(low) / 2;
  const catcher = shot.background ? undefined : shadowCatcher(radius, shot.shadow ?? 0.62, centre);
  if (catcher) scene.add(catcher);

  const lens = new PerspectiveCamera(
    shot.camera.fov ?? 24,
    width / height,
    radius * 0.02,
    radius * 80,
  );
  const { target, distance } = frame(lens, shot.camera, cloud, radius);
  const home = lens.position.clone();
  const right = new Vector3().setFromMatrixColumn(lens.matrixWorld, 0);
  const up = new Vector3().setFromMatrixColumn(lens.matrixWorld, 1);
  const focus = shot.camera.focus ? new Vector3(...shot.camera.focus) : target;
  const depth = focus.clone().sub(home).dot(target.clone().sub(home).normalize()) || distance;

  const lamps = lampsOf(shot.light).map((lamp) => {
    const sun = new DirectionalLight(lamp.color ?? "#ffffff", 1);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    const box = sun.shadow.camera;
    box.left = box.bottom = -radius * 1.15;
    box.right = box.top = radius * 1.15;
    box.near = radius * 0.1;
    box.far = radius * 6;
    sun.shadow.radius = 1.5;
    sun.shadow.normalBias = radius * 0.004;
    sun.shadow.bias = -0.0006;
    scene.add(sun, sun.target);
    sun.target.position.copy(centre);
    return { lamp, sun };
  });

  const target_ = new WebGLRenderTarget(width, height, { type: FloatType });
  const lowest = catcher ? 0.22 : 0.06;
  const samples = draft ? 12 : (shot.samples ?? 28);
  const sum = new Float32Array(width * height * 4);
  const one = new Float32Array(width * height * 4);
  const shade = new Float32Array(width * height);
  const wrote = new Map<Material, boolean>();
  subject.traverse((node) => {
    if (node instanceof Mesh) wrote.set(node.material, node.material.depthWrite);
  });
  for (let index = 0; index < samples; index++) {
    lamps.forEach(({ lamp, sun }, place) => {
      const [u, v] = even(index, place * 0.413);
      const from = new Vector3(...lamp.from).normalize();
      if (lamp.dome) {
        const y = lowest + (1 - lowest) * u;
        const flat = Math.sqrt(1 - y * y);
        from.set(flat * Math.cos(v * Math.PI * 2), y, flat * Math.sin(v * Math.PI * 2));
      } else {
        const side = new Vector3(0, 1, 0).cross(from).normalize();
        const top = from.clone().cross(side);
        const [r, a] = [Math.sqrt(u) * lamp.size, v * Math.PI * 2];
        from
          .addScaledVector(side, r * Math.cos(a))
          .addScaledVector(top, r * Math.sin(a))
          .normalize();
      }
      sun.position.copy(centre).addScaledVector(from, radius * 3);
      sun.intensity = lamp.dome ? lamp.power * Math.PI : lamp.power * 1.6;
    });
    const [jx, jy] = even(index, 0.21);
    const [lu, lv] = even(index, 0.77);
    const opening = Math.sqrt(lu) * (shot.camera.aperture ?? 0);
    const [dx, dy] = [opening * Math.cos(lv * Math.PI * 2), opening * Math.sin(lv * Math.PI * 2)];
    lens.position.copy(home).addScaledVector(right, dx).addScaledVector(up, dy);
    // Sliding the film back keeps the plane in focus still while the lens moves.
    const pixels = height / (2 * Math.tan((lens.fov * Math.PI) / 360) * depth);
    lens.setViewOffset(
      width,
      height,
      jx - 0.5 - dx * pixels,
      jy - 0.5 + dy * pixels,
      width,
      height,
    );
    if (catcher) catcher.visible = false;
    renderer.shadowMap.autoUpdate = true;
    renderer.setRenderTarget(target_);
    renderer.clear();
    renderer.render(scene, lens);
    renderer.readRenderTargetPixels(target_, 0, 0, width, height, one);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + Math.min(6, one[i] ?? 0);
    if (!catcher) continue;
    // The shadow on the ground is taken alone, so that it can be softened without touching the object.
    catcher.visible = true;
    renderer.shadowMap.autoUpdate = false;
    for (const material of wrote.keys()) material.colorWrite = material.depthWrite = false;
    renderer.render(scene, lens);
    for (const [material, depth_] of wrote) {
      material.colorWrite = true;
      material.depthWrite = depth_;
    }
    renderer.readRenderTargetPixels(target_, 0, 0, width, height, one);
    for (let i = 0; i < shade.length; i++)
      shade[i] = (shade[i] ?? 0) + (one[i * 4 + 3] ?? 0) / samples;
  }
  renderer.dispose();
  renderer.forceContextLoss();
  if (catcher) layShadow(sum, shade, width, height, samples);
  const pixels = develop(sum, width, height, samples, shot.film ?? {});
  return { width, height, transparent: !shot.background, pixels };
}
