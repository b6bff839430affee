/**
 * The allowed directions of imports, for dependency-cruiser (`npm run check`). Dynamic imports and imports of types
 * count.
 *
 * - lib, i18n, theme ← device ← firebase ← sync
 * - lib, i18n, theme ← ui ← editor
 * - all of these ← content ← public, console ← app
 * - domain ← web, functions
 * - all of these ← scripts, tools, tests, which nothing else imports
 */
const tests = '\\.test\\.tsx?$'
const firebaseSdk = '(^|/)node_modules/(firebase|@firebase|reactfire|rxfire)/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The design tokens, whose colours pictures and the bench's plain page share. */
const tokens = '^web/src/theme/tokens\\.ts$'

const placeOf = (names) => `^web/src/(${names.join('|')})/`

/** The folders of web/src that each of its folders may import. */
const base = ['lib', 'i18n', 'theme']
const data = ['device', 'firebase', 'sync']
const folders = {
  lib: ['i18n', 'theme'],
  i18n: ['lib', 'theme'],
  theme: ['lib', 'i18n'],
  device: base,
  firebase: [...base, 'device'],
  sync: [...base, 'device', 'firebase'],
  ui: base,
  editor: [...base, 'device', 'ui'],
  content: [...base, ...data, 'ui', 'editor'],
  public: [...base, ...data, 'ui', 'content'],
  console: [...base, ...data, 'ui', 'editor', 'content'],
}

const layerRules = Object.entries(folders).map(([name, known]) =>
  forbid(
    `reach-of-web-${name}`,
    `Of web/src it imports only ${known.join(', ')}`,
    { path: placeOf([name]) },
    { path: '^web/src/', pathNot: placeOf([name, ...known]) },
  ),
)

/** The parts of the project and their allowed imports; `$1` is the match of the group in the second pattern. */
const reach = [
  ['web', '^web/', ['^(web|domain)/']],
  ['functions', '^functions/', ['^(functions|domain)/']],
  ['domain', '^domain/', ['^(domain|tests/support)/']],
  ['seed', '^scripts/seed/', ['^(domain|scripts/seed)/']],
  ['lib', '^scripts/lib/', ['^(domain|scripts/(lib|seed))/']],
  ['deploy', '^scripts/deploy/', ['^(domain|scripts/(deploy|lib|seed))/']],
  ['commands', '^scripts/[^/]+$', ['^(domain|functions|scripts)/']],
  [
    'tools',
    '^tools/(?!mutants)[^/]+$',
    ['^(domain|functions|scripts|tools)/', '^web/src/i18n/publicTexts\\.ts$', tokens],
  ],
  // Tools may not import each other, only tools/shared. Mutants and soak are long tests and use the tests' helpers.
  [
    'tool',
    '^tools/(?!soak/|mutants/)([^/]+)/',
    ['^(domain|functions|tools/(shared|$1)|scripts/(lib|seed))/', '^tests/support/noticeServices\\.ts$', tokens],
  ],
  ['mutants', '^tools/mutants(\\.ts$|/)', ['^(domain|scripts|tools/(shared|mutants)|tests/rules)/']],
  ['soak', '^tools/soak/', ['^(domain|tools/(shared|soak)|scripts/lib|tests/(e2e|support))/', '^web/src/i18n/']],
  [
    'test-configs',
    '^tests/[^/]+$',
    [
      '^scripts/lib/',
      '^tests/components/plugin\\.ts$',
      '^tests/support/conditions\\.ts$',
      '^tests/e2e/(conditions|support/studio)\\.ts$',
    ],
  ],
  // The emulators' functions know one mail server, so tests with another run the functions' own notices.
  [
    'test-support',
    '^tests/support/',
    ['^(domain|scripts/(deploy/findings|lib|seed)|tests/support)/', '^functions/src/notices/'],
  ],
  // These tests simulate whole devices against the rules, with the product's own outbox and sender.
  [
    'test-rules',
    '^tests/rules/',
    ['^(domain|scripts/lib|tests/(rules|support))/', '^web/src/(sync/outbox|firebase|device)/'],
  ],
  ['test-deploy', '^tests/deploy/', ['^(domain|scripts|tests/(deploy|support))/', '^functions/src/publisher/']],
  ['test-functions', '^tests/functions/', ['^(domain|functions|scripts/lib|tests/(functions|support))/']],
  // The gallery lists all states of the console; the accessibility tests go through the same list.
  [
    'components',
    '^tests/components/',
    ['^(domain|web/src|tools/gallery|scripts/(lib|seed)|tests/(components|fixtures|support))/', '^web/index\\.html$'],
  ],
  // End-to-end tests use the built site; from the source they import only the texts and the addresses.
  [
    'end-to-end tests',
    '^tests/e2e/',
    ['^(domain|tools/gallery|scripts/(lib|seed)|tests/(e2e|support))/', '^web/src/(i18n/|console/shell/pages\\.ts$)'],
  ],
]

const reachRules = reach.map(([name, path, pathNot]) =>
  forbid(
    `reach-of-${name}`,
    `Of the project it imports only ${pathNot.join(', ')}`,
    { path },
    { path: '^(domain|web|functions|scripts|tools|tests)/', pathNot },
  ),
)

module.exports = {
  forbidden: [
    ...layerRules,
    ...reachRules,
    forbid(
      'content-apart',
      'Content types never import each other; public page and console compose them',
      { path: '^web/src/content/([^/]+)/' },
      { path: '^web/src/content/[^/]+/', pathNot: '^web/src/content/$1/' },
    ),
    forbid(
      'pages-apart',
      "No page of the console imports another page's parts; shared parts belong in a folder beside pages/",
      { path: '^web/src/console/pages/([^/]+)/' },
      { path: '^web/src/console/pages/', pathNot: '^web/src/console/pages/$1/' },
    ),
    forbid(
      'pages-closed',
      'Outside pages/ only whole pages are imported, never their parts',
      { path: '^web/', pathNot: '^web/src/console/pages/' },
      { path: '^web/src/console/pages/', pathNot: '^web/src/console/pages/[^/]+/([A-Z]\\w*Page|Dashboard)\\.tsx$' },
    ),
    forbid(
      'one-door-to-firebase',
      'The Firebase SDK and reactfire are imported in web/src/firebase only',
      { path: '^(web|domain)/', pathNot: '^web/src/firebase/' },
      { path: firebaseSdk },
    ),
    forbid(
      'data-only',
      "Only a folder's data.ts, the console's shell and the entries import what reaches the server",
      {
        path: '^web/',
        pathNot: ['^web/src/(firebase|sync|app|console/shell)/', '^web/src/.*/data\\.ts$'],
      },
      { path: '^web/src/(firebase|sync)/' },
    ),
    forbid(
      'pure-domain',
      'domain imports valibot, libphonenumber-js and itself: no React, no Firebase, no I/O',
      { path: '^domain/', pathNot: tests },
      { pathNot: ['^domain/', '(^|/)node_modules/(valibot|libphonenumber-js)/'] },
    ),
    forbid(
      'light-public-page',
      'The numbering plans of all countries weigh more than the public page',
      { path: '^web/src/public/' },
      { path: '(^|/)node_modules/libphonenumber-js/', reachable: true },
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
    exclude: { path: '^(web/(dist|dev-dist|served|.prerender)|functions/lib)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
}
