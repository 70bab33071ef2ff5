import { Mesh, PlaneGeometry, ShaderChunk, ShadowMaterial, type Vector3 } from "three";

// Many weak lights with shadows stand in for soft panels, so the even part of the environment, which
// knows no shadow, is turned down, and the lights leave no points on mirrors: there the panels show.
ShaderChunk.envmap_physical_pars_fragment = ShaderChunk.envmap_physical_pars_fragment.replace(
  "return PI * envMapColor.rgb",
  "return 0.3 * PI * envMapColor.rgb",
);
ShaderChunk.lights_physical_pars_fragment = ShaderChunk.lights_physical_pars_fragment
  .replace(
    "reflectedLight.directSpecular += irradiance * specularBRDF",
    "reflectedLight.directSpecular += smoothstep( 0.2, 0.5, material.roughness ) * irradiance * specularBRDF",
  )
  .replace(
    "clearcoatSpecularDirect += ccIrradiance",
    "clearcoatSpecularDirect += 0.0 * ccIrradiance",
  );

const catcherMask = `
float getShadowMask() {
  float lit = 0.0; float all = 0.0001; float w;
  vec3 up = normalize( ( viewMatrix * vec4( 0.0, 1.0, 0.0, 0.0 ) ).xyz );
  DirectionalLightShadow s;
  #pragma unroll_loop_start
  for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
    s = directionalLightShadows[ i ];
    w = max( dot( up, directionalLights[ i ].direction ), 0.0 ) * directionalLights[ i ].color.g;
    all += w;
    lit += w * getShadow( directionalShadowMap[ i ], s.shadowMapSize, s.shadowIntensity, s.shadowBias, s.shadowRadius, vDirectionalShadowCoord[ i ] );
  }
  #pragma unroll_loop_end
  return lit / all;
}`;

export function shadowCatcher(radius: number, strength: number, centre: Vector3): Mesh {
  const material = new ShadowMaterial({ opacity: strength, color: "#0b0a0a" });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      "void main() {",
      "varying vec3 vAt; void main() { vAt = position;",
    );
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <shadowmask_pars_fragment>", `varying vec3 vAt; ${catcherMask}`)
      .replace(
        "1.0 - getShadowMask() )",
        `1.0 - getShadowMask() ) * ( 1.0 - smoothstep( ${(radius * 0.45).toFixed(4)}, ${(radius * 1.3).toFixed(4)}, length( vAt.xy ) ) )`,
      );
  };
  const mesh = new Mesh(new PlaneGeometry(radius * 6, radius * 6), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(centre.x, 0, centre.z);
  mesh.receiveShadow = true;
  return mesh;
}
