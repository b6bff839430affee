/**
 * The directions in which imports may run, for dependency-cruiser (`npm run check`):
 * domain ← firebase, i18n, theme, lib ← ui ← features ← landing ← app; functions → domain. Dynamic imports and
 * imports of types count.
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

module.exports = {
  forbidden: [
    ...layerRules,
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
    forbid(
      'functions-to-domain',
      'functions import domain and nothing else of the project',
      { path: '^functions/' },
      { path: '^(web|scripts|tests)/' },
    ),
    forbid(
      'web-to-domain',
      'web imports domain and nothing else of the project',
      { path: '^web/' },
      { path: '^(functions|scripts|tests)/' },
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
