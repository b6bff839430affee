/** What the scenes of pieces.ts are written with. */
const words = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform float time;
uniform vec2 size;
out vec4 colour;
const float TAU = 6.28318530718;
vec3 still(vec2 p) { return texture(picture, clamp(p, .001, .999), .35).rgb; }
float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
/* To and fro, 0 at the start wherever it is in its turn: whole turns of t alone. */
float swing(float t, float phase) { return sin(t * TAU + phase) - sin(phase); }
float gate(float t) { return smoothstep(0., .12, t) * smoothstep(1., .88, t); }
float pulse(float x) { return pow(.5 + .5 * cos(x * TAU), 5.); }
vec2 bob(float t, float at) { return vec2(swing(t, at * 2.4), swing(t, at * 2.4 + 1.57)) * .004; }
/* Goes one way for ever: where it has to begin again, it melts into its own beginning. */
vec3 flow(vec2 p, vec2 by, float t) { return mix(still(p - by * t), still(p - by * (t - 1.)), smoothstep(0., 1., t)); }
vec3 zoom(vec2 p, vec2 eye, float by, float t) {
  vec2 d = p - eye;
  return mix(still(eye + d * exp(-by * t)), still(eye + d * exp(-by * (t - 1.))), smoothstep(0., 1., t));
}
vec2 turned(vec2 d, vec2 radii, float angle) {
  vec2 u = d / radii;
  float s = sin(angle), k = cos(angle);
  return vec2(u.x * k - u.y * s, u.x * s + u.y * k) * radii;
}
vec3 turn(vec2 p, vec2 c, vec2 radii, float by, float t) {
  return mix(still(c + turned(p - c, radii, by * t)), still(c + turned(p - c, radii, by * (t - 1.))), smoothstep(0., 1., t));
}
/* What stands within a circle goes by a way, and takes its surroundings along the less the farther they are. */
vec2 push(vec2 p, vec2 c, float inner, float outer, vec2 by) {
  return by * (1. - smoothstep(inner, outer, length((p - c) * vec2(1., .5625))));
}
/* A ball of the chain swells and glows when its turn comes. */
void hop(vec2 p, vec2 c, float t, inout vec2 q, inout float heat) {
  float now = exp(-t * t * 260.);
  float far = length((p - c) * vec2(1., .5625));
  q -= (p - c) * (1. - smoothstep(.026, .046, far)) * now * .24 - vec2(0., .02) * (1. - smoothstep(.026, .046, far)) * now;
  heat += (1. - smoothstep(.028, .034, far)) * now;
}
float line(vec2 p, vec2 a, vec2 b) {
  vec2 d = b - a;
  return length((p - a - d * clamp(dot(p - a, d) / dot(d, d), 0., 1.)) * vec2(1., .5625));
}
float grain(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1., 0.)), f.x), mix(hash(i + vec2(0., 1.)), hash(i + 1.), f.x), f.y);
}
float cloud(vec2 p) { p *= vec2(5., 9.); return grain(p) * .55 + grain(p * 2.1 + 7.) * .3 + grain(p * 4.3 + 3.) * .15; }
`

/** The fragment shader of a scene. */
export const shaderOf = (scene: string) => `${words}${scene}
void main() {
  vec2 p = gl_FragCoord.xy / size;
  p.y = 1. - p.y;
  colour = vec4(scene(p, time), 1.);
}`
