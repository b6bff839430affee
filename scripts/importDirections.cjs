/**
 * The directions in which imports may run, for dependency-cruiser (`npm run check`):
 * domain ← firebase, i18n, theme, lib ← ui ← features ← landing ← app; functions → domain; scripts and tests look at
 * all of these and are seen by none. Dynamic imports and imports of types count.
 */
const tests = '\\.test\\.tsx?$'
const firebaseSdk = '(^|/)node_modules/(firebase|@firebase|reactfire|rxfire)/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Layers of the page, the lowest first. */
const layers = [['firebase', 'i18n', 'theme', 'lib'], ['ui'], ['features'], ['landing'], ['app']]
const placeOf = (names) => `^web/src/(${names.join('|')})/`

const layerRules = layers.slice(0, -1).map((layer, at) => {
  const above = layers.slice(at + 1).flat()
  const comment = `${layer.join(', ')} must not import ${above.join(', ')}`
  return forbid(`above-${layer[0]}`, comment, { path: placeOf(layer) }, { path: placeOf(above) })
})

/** Who imports what of the project; `$1` is what the brackets before it matched. */
const reach = [
  ['web', '^web/', ['^(web|domain)/']],
  ['functions', '^functions/', ['^(functions|domain)/']],
  ['domain', '^domain/', ['^(domain|tests/support)/']],
  ['seed', '^scripts/seed/', ['^(domain|scripts/seed)/']],
  ['lib', '^scripts/lib/', ['^(domain|scripts/(lib|seed))/']],
  ['commands', '^scripts/(?!mutants)[^/]+$', ['^(domain|functions|scripts)/']],
  // The folder of a command is its own. Mutants and soak are tests, too long for every day, and use what tests use.
  ['command', '^scripts/(?!lib/|seed/|soak/)([^/]+)/', ['^(domain|functions|scripts/($1|lib|seed))/']],
  ['mutants', '^scripts/mutants\\.ts$', ['^(domain|scripts|tests/rules)/']],
  [
    'soak',
    '^scripts/soak/',
    ['^(domain|scripts/(soak|lib|seed)|tests/(e2e|support))/', '^web/src/(i18n|features/settings)/'],
  ],
  ['test-configs', '^tests/[^/]+$', ['^scripts/lib/', '^tests/components/plugin\\.ts$']],
  ['test-support', '^tests/support/', ['^(domain|scripts/(lib|seed)|tests/support)/']],
  ['test-rules', '^tests/rules/', ['^(domain|tests/(rules|support))/']],
  ['test-functions', '^tests/functions/', ['^(domain|functions|scripts/lib|tests/(functions|support))/']],
  // The gallery knows all that the console can show; the tests of its access walk through the same list.
  [
    'components',
    '^tests/components/',
    ['^(domain|web/src|scripts/(lib|seed|gallery)|tests/(components|support))/', '^web/index\\.html$'],
  ],
  // Journeys look at the built site: of its source they know the words and the addresses.
  [
    'journeys',
    '^tests/e2e/',
    ['^(domain|scripts/(lib|seed|gallery)|tests/(e2e|support))/', '^web/src/(i18n/|app/console/pages\\.ts$)'],
  ],
]

const reachRules = reach.map(([name, path, pathNot]) =>
  forbid(
    `reach-of-${name}`,
    `Of the project it imports only ${pathNot.join(', ')}`,
    { path },
    { path: '^(domain|web|functions|scripts|tests)/', pathNot },
  ),
)

module.exports = {
  forbidden: [
    ...layerRules,
    ...reachRules,
    forbid(
      'features-apart',
      'Features never import each other; landing and app compose them',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'one-door-to-firebase',
      'The Firebase SDK and reactfire are imported in web/src/firebase only',
      { path: '^(web|domain)/', pathNot: '^web/src/firebase/' },
      { path: firebaseSdk },
    ),
    forbid(
      'data-only',
      "Only a feature's data.ts and app/ import web/src/firebase",
      { path: '^web/', pathNot: ['^web/src/(firebase|app)/', '^web/src/features/[^/]+/data\\.ts$'] },
      { path: '^web/src/firebase/' },
    ),
    forbid(
      'pure-domain',
      'domain imports valibot and itself: no React, no Firebase, no I/O',
      { path: '^domain/', pathNot: tests },
      { pathNot: ['^domain/', '(^|/)node_modules/valibot/'] },
    ),
    forbid('no-cycles', 'An import leads back to its own file', {}, { circular: true }),
    forbid(
      'resolved',
      'An import that leads nowhere escapes the rules',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(web/(dist|dev-dist)|functions/lib)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
}
