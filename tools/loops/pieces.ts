/**
 * How each sample still moves, in GLSL: `scene(p, t)` is the colour at `p` (0..1 from the top left corner) at `t` of the
 * loop (0..1). At 0 it is the still itself, and 1 is 0 again. shader.ts has what they are written with.
 */
export const pieces = {
  'cafe-aurora': `
vec3 scene(vec2 p, float t) {
  float air = smoothstep(.8, .66, p.y) * smoothstep(.28, .36, p.x) * smoothstep(.72, .62, p.x);
  vec2 sway = vec2(swing(t, p.y * 14.) * .012 * smoothstep(.8, .2, p.y), 0.);
  vec3 c = flow(p + sway * air, vec2(0., -.11) * air, t);
  vec2 cup = (p - vec2(.5, .866)) / vec2(.225, .068);
  float depth = smoothstep(.96, .3, length(cup));
  c = mix(c, turn(p, vec2(.5, .866), vec2(.225, .068), 1.1 * depth, t), step(.001, depth));
  float lights = (1. - air) * smoothstep(.78, .7, p.y) * smoothstep(.14, .34, abs(p.x - .5));
  return c * (1. + lights * .25 * swing(t, p.x * 11. + p.y * 7.));
}`,
  'brisa-botanica': `
vec3 scene(vec2 p, float t) {
  vec2 drift = vec2(swing(t, 0.) * .010, (1. - cos(t * TAU)) * -.008);
  vec2 q = p + drift * .6;
  ${[
    [0.274, 0.57, 0.064],
    [0.445, 0.572, 0.056],
    [0.552, 0.472, 0.066],
    [0.77, 0.547, 0.086],
    [0.68, 0.313, 0.054],
    [0.907, 0.42, 0.047],
    [0.313, 0.883, 0.06],
    [0.588, 0.9, 0.074],
    [0.34, 0.355, 0.04],
    [0.346, 0.16, 0.034],
    [0.243, 0.357, 0.035],
    [0.74, 0.94, 0.056],
    [0.06, 0.91, 0.06],
  ]
    .map(([x, y, r = 0], at) => `q -= push(p, vec2(${x}, ${y}), ${r} + .01, ${r} + .06, bob(t, ${at}.));`)
    .join('\n  ')}
  float across = dot(p, vec2(.8, .6));
  float leaf = smoothstep(.0, .2, across - (t * 2.2 - .55)) * smoothstep(.62, .3, across - (t * 2.2 - .55));
  float sun = smoothstep(.16, .0, abs(across - (t * 2.2 - .75)));
  return still(q) * (1. - .42 * leaf * gate(t) + .35 * sun * gate(t));
}`,
  volta: `
vec3 scene(vec2 p, float t) {
  vec2 eye = vec2(.615, .375);
  vec2 d = p - eye;
  float road = smoothstep(.39, .45, p.y);
  float away = d.x < -.02 - d.y * .18 ? 1. : -1.;
  vec3 c = p.y < .36 ? flow(p, vec2(.05, 0.) * smoothstep(.36, .28, p.y), t) : zoom(p, eye, .16 * road * away, t);
  float lane = sin(atan(d.y, d.x) * 7.) * .8;
  float far = log(length(d * vec2(1.78, 1.)) + .02);
  float lit = smoothstep(.1, .3, max(c.r, c.g)) * road;
  float beat = pulse(far * .5 + lane - away * t * 2.);
  c *= 1. + lit * 1.3 * beat * gate(t) * smoothstep(.01, .08, length(d));
  float town = smoothstep(.36, .38, p.y) * smoothstep(.43, .41, p.y);
  return c * (1. + town * .2 * swing(t * 2., p.x * 40.));
}`,
  'horizonte-sur': `
vec3 scene(vec2 p, float t) {
  float near = smoothstep(.3, 1., p.y);
  vec2 q = p + vec2(swing(t, 0.) * mix(.004, .045, near * near), (1. - cos(t * TAU)) * -.006 * near);
  vec3 c = flow(q, vec2(.06, .004) * smoothstep(.34, .2, p.y), t);
  float light = dot(c, vec3(.3, .5, .2));
  float bed = smoothstep(.36, .5, p.y) * smoothstep(.93, .7, p.y) * smoothstep(.12, .5, light);
  float mist = mix(cloud(p - vec2(t, 0.) * .3), cloud(p - vec2(t - 1., 0.) * .3), t) - cloud(p);
  c += vec3(.95, .9, .78) * bed * mist * .7;
  float glow = exp(-14. * length((p - vec2(.629, .334)) * vec2(1.78, 1.)));
  return c + vec3(1., .75, .4) * glow * .35 * (1. - cos(t * TAU)) * .5;
}`,
  pulso: `
vec3 scene(vec2 p, float t) {
  vec2 q = p;
  float heat = 0.;
  ${[
    [0.031, 0.164],
    [0.085, 0.196],
    [0.141, 0.304],
    [0.199, 0.477],
    [0.303, 0.529],
    [0.355, 0.412],
    [0.406, 0.357],
    [0.461, 0.377],
    [0.514, 0.467],
  ]
    .map(([x, y], at) => `hop(p, vec2(${x}, ${y}), t - ${(0.16 + at * 0.085).toFixed(3)}, q, heat);`)
    .join('\n  ')}
  q -= push(p, vec2(.682, .485), .17, .24, vec2(0., swing(t, 0.) * .011));
  q -= push(p, vec2(.682, .84), .15, .24, vec2(0., -swing(t, 0.) * .014));
  q -= push(p, vec2(.868, .685), .075, .12, vec2((1. - cos(t * TAU)) * -.012, 0.));
  q -= push(p, vec2(.418, .768), .075, .13, vec2(0., swing(t * 2., 0.) * -.012));
  q -= push(p, vec2(.615, .79), .035, .07, vec2(swing(t, 0.) * .02, 0.));
  q -= push(p, vec2(.256, .714), .045, .08, vec2(swing(t, 0.) * -.02, 0.));
  q = (q - .5) * (1. - .02 * (1. - cos(t * TAU))) + .5;
  vec3 c = still(q);
  return mix(c, c * vec3(1.25, .62, .3) + vec3(.1, .02, 0.), heat * smoothstep(.35, .6, c.r));
}`,
  'frecuencia-nocturna': `
vec3 scene(vec2 p, float t) {
  float column = floor((p.x * 1280. - 145.2) / 13.55);
  float needle = smoothstep(.004, .012, abs(p.x - .619));
  float beat = .15 * swing(t * 2., hash(vec2(column, 1.)) * 6.28) + .12 * swing(t * 5., column * .55);
  float tall = 1. + needle * clamp(beat, -.45, .5);
  float floorLine = .6535;
  vec2 q = vec2(p.x, floorLine + (p.y - floorLine) / tall);
  float drift = .0012 * swing(t * 3., p.y * 90.) * smoothstep(.66, .8, p.y);
  vec3 bar = still(q + vec2(drift, 0.));
  vec3 dark = min(still(p), textureLod(picture, p, 5.).rgb);
  float bright = smoothstep(.05, .16, max(bar.r, bar.g) - max(dark.r, dark.g));
  vec3 c = mix(still(p), mix(dark, bar, bright), gate(t) * needle);
  float spark = exp(-90. * abs(p.x - .619)) * exp(-7. * abs(p.y - floorLine));
  return c + vec3(1., .8, .5) * spark * .5 * (.5 - .5 * cos(t * 4. * TAU));
}`,
  'sample-reel': `
vec3 scene(vec2 p, float t) {
  vec2 q = p;
  float up = 1. - cos(t * TAU);
  float card = step(.302, p.x) * step(p.x, .527);
  q -= card * push(p, vec2(.414, .422), .068, .108, vec2(0., up * -.011));
  q.y += card * smoothstep(.5, .6, p.y) * smoothstep(.8, .68, p.y) * .009 * swing(t, p.x * 26.);
  q -= push(p, vec2(.196, .466), .088, .115, vec2(0., swing(t * 2., 0.) * .022));
  q -= push(p, vec2(.652, .33), .05, .085, vec2(swing(t, 0.) * .012, up * .006));
  float sea = smoothstep(.535, .56, p.x) * smoothstep(.735, .715, p.x) * smoothstep(.52, .56, p.y) * smoothstep(.82, .78, p.y);
  q.x += sea * .0025 * swing(t * 2., p.y * 120.);
  float silk = smoothstep(.75, .79, p.x) * smoothstep(.89, .85, p.x) * smoothstep(.24, .34, p.y) * smoothstep(.78, .7, p.y);
  vec3 c = flow(q, vec2(-.06, 0.) * silk, t);
  float lights = smoothstep(.09, .06, p.x);
  return c * (1. + lights * .5 * swing(t, p.y * 9.));
}`,
  'sample-ugc': `
vec3 scene(vec2 p, float t) {
  float bar = min(min(line(p, vec2(.402, .01), vec2(.586, .92)), line(p, vec2(.25, .535), vec2(.74, .397))),
    line(p, vec2(.3, .755), vec2(.76, .615)));
  float free = smoothstep(.004, .035, bar);
  float fronds = free * smoothstep(.3, .42, p.x) * smoothstep(.86, .78, p.x) * smoothstep(.3, .42, p.y) * smoothstep(.98, .88, p.y);
  float blur = free * smoothstep(.24, .3, p.x) * smoothstep(.66, .58, p.x) * smoothstep(.0, .08, p.y) * smoothstep(.56, .46, p.y);
  vec2 wind = vec2(swing(t, p.y * 5.) * .006 + swing(t * 2., p.x * 9.) * .002, swing(t, p.x * 7. + 1.) * .007);
  vec2 q = p + wind * fronds + wind.yx * blur;
  q.x += smoothstep(.74, .84, p.x) * .02 * swing(t, p.x * 18. + p.y * 3.);
  vec3 c = still(q);
  float light = smoothstep(.35, .7, c.r) * smoothstep(.84, .74, p.x);
  float shade = mix(cloud(p * .5 - vec2(t, t * .4) * .4), cloud(p * .5 - vec2(t - 1., (t - 1.) * .4) * .4), t) - cloud(p * .5);
  return c * (1. + light * .7 * shade);
}`,
  'sample-longform': `
vec3 scene(vec2 p, float t) {
  float sea = smoothstep(.575, .62, p.y);
  float near = smoothstep(.57, 1., p.y);
  vec2 wave = vec2(swing(t * 2., p.y * mix(160., 40., near) + p.x * 8.) * .006, swing(t, p.x * 22. + p.y * 30.) * .008) * sea * (.4 + near);
  vec3 c = flow(p + wave, vec2(.05 * smoothstep(.53, .4, p.y), .04 * near * sea), t);
  float gold = smoothstep(.55, .8, c.r) * sea;
  c *= 1. + gold * .2 * swing(t * 3., grain(p * vec2(40., 50.)) * 5.);
  float ray = exp(-9. * length((p - vec2(.4, .53)) * vec2(1.2, 1.6)));
  c += vec3(1., .55, .2) * ray * .12 * (1. - cos(t * TAU)) * (1. - sea);
  float flare = smoothstep(.008, 0., abs(p.y - .533)) * exp(-3. * abs(p.x - .4));
  return c + vec3(1., .7, .5) * flare * .35 * swing(t, 0.);
}`,
} as const
