import type { ConditionName } from '../support/conditions.ts'

/* The reasons why the tests of a file run only without a condition. */
const withoutPage = 'opens no page of the site'
const ownCondition = 'makes a condition of its own'
type Reason = typeof withoutPage | typeof ownCondition
const isReason = (row: ConditionName | Reason | undefined): row is Reason => row === withoutPage || row === ownCondition

/**
 * The condition under which a file's tests run a second time every day, by the file's path in this folder. A new file
 * needs a row. `npm run test:long -- conditions` runs all tests under all conditions.
 */
export const assigned: Readonly<Record<string, ConditionName | Reason>> = {
  'accessibility/accessible': 'largeText',
  'console/alerts': 'adBlocker',
  'console/answer': 'composing',
  'console/content': 'composing',
  'console/failedAlone': ownCondition,
  'console/importExport': 'clockBehind',
  'console/inbox': 'clockAhead',
  'console/listStates': 'translated',
  'console/log': 'secondTab',
  'console/photograph': 'adBlocker',
  'console/notices': 'clockAhead',
  'console/page': 'composing',
  'console/prices': 'clockAhead',
  'console/previews': 'chunkFailsOnce',
  'console/publishing': withoutPage,
  'console/settings': 'composing',
  'console/statistics': 'translated',
  'console/today': 'noIndexedDB',
  'console/users': 'noSessionStorage',
  'console/visibility': 'translated',
  'console/ways': 'chunkFailsOnce',
  'console/week': 'secondTab',
  'public/anchors': 'noStorage',
  'public/appCheck': withoutPage,
  'public/built': withoutPage,
  'public/contact': 'slow',
  'public/headers': 'clockBehind',
  'public/hydration': 'noCaches',
  'public/loops': 'chunkFailsOnce',
  'public/newVersion': ownCondition,
  'public/noScript': 'tinyScreen',
  'public/otherSoftware': ownCondition,
  'public/outOfReach': 'secondTab',
  'public/page': 'offlineHint',
  'public/prerendered': withoutPage,
  'public/settings': 'noServiceWorker',
  'sync/cleared': 'adBlocker',
  'sync/endedSession': 'clockAhead',
  'sync/films': 'noServiceWorker',
  'sync/forgotten': 'noCaches',
  'sync/guards': 'composing',
  'sync/localFirst': 'noCaches',
  'sync/road': 'forcedColors',
  'sync/signIn': 'noSessionStorage',
  'sync/signOut': 'adBlocker',
  'sync/slowLine': ownCondition,
  'sync/storage': ownCondition,
}

/** The files that run under no condition, as Playwright's patterns. */
export const plainFiles = Object.entries(assigned).flatMap(([name, row]) =>
  isReason(row) ? `**/e2e/${name}.spec.ts` : [],
)

const noSession = 'without localStorage a session lasts as long as its page, and this test opens several'
const noOffline = 'works offline, for which the device has to store something'
const noWorker = 'tests the service worker'

const session: readonly ConditionName[] = ['noLocalStorage', 'noStorage']
const storage: readonly ConditionName[] = ['noLocalStorage', 'noIndexedDB', 'noStorage', 'silentIndexedDB']
const worker: readonly ConditionName[] = ['noCaches', 'noServiceWorker', 'noStorage']

/** Tests that use the header's links, the plans' table or the buttons in a row of the console. */
const wideOnly =
  /^(console\/(alerts|content (A project|Visitors)|log|prices|statistics|users|visibility|week)|public\/(anchors A link|contact Typed|headers stops|hydration the page|outOfReach|page A visitor)|sync\/(cleared|endedSession|guards|localFirst|road A new|signIn The console|signOut After))/

/** Pairs that make no sense: the conditions, the start of a test's file and title, and the reason. */
const notApplicable: readonly (readonly [readonly ConditionName[], about: RegExp, why: string])[] = [
  [worker, /^(console\/(alerts|notices With)|public\/outOfReach|sync\/(cleared|guards|road|signOut)) /, noWorker],
  [
    storage,
    /^(console\/(content|page|photograph|prices|visibility)|sync\/(cleared|endedSession|guards|road|signOut)) /,
    noOffline,
  ],
  [storage, /^sync\/(films Two|localFirst (Two|A browser))/, noOffline],
  [session, /^(console\/|sync\/(films A film from|localFirst|signIn)|public\/(settings|page shows))/, noSession],
  [['forcedColors'], /^public\/headers stops/, 'axe does not see the colours that the system puts in place of ours'],
  [['forcedColors'], /^public\/page .*on the dark ground/, 'the system chooses the ground'],
  [
    ['secondTab'],
    /^console\/listStates /,
    'one tab listens for both, and the test holds back the answers of the other',
  ],
  [['secondTab'], /^console\/(previews|statistics) /, 'the visitor’s second tab is a visit of its own'],
  [['clockBehind'], /^console\/statistics /, 'the device decides which seven days are the last'],
  [['largeText'], /^public\/anchors The scrollbar/, 'the heights reserved for sections are those of usual text'],
  [['tinyScreen'], /^public\/noScript .*every section/, 'reads the table of plans, which narrow screens show as cards'],
  [['tinyScreen'], wideOnly, 'presses what narrow screens keep in menus; tests/components covers these'],
  [
    ['offlineHint'],
    /^console\/content A project/,
    'expects the words for a browser that has noticed the lack of a network',
  ],
  [[...session, 'noSessionStorage'], /^public\/contact Typed text survives/, 'what was typed is stored'],
  [['noSessionStorage'], /^console\/previews /, 'the link is stored for the tab’s next language'],
  [['tinyScreen'], /^console\/previews /, 'chooses the language in the header'],
  [session, /^public\/(page A visitor reads|headers stops)/, 'the choice of theme and language is stored'],
]

/** Returns the path of a test file in this folder, without its ending. */
const nameOf = (file: string) => file.replace(/^.*tests\/e2e\//, '').replace(/\.spec\.ts$/, '')

/** Returns the condition that the table assigns to a test file. */
export function assignedTo(file: string): ConditionName {
  const row = assigned[nameOf(file)]
  if (!row || isReason(row)) throw new Error(`${file} has no condition in tests/e2e/conditions.ts`)
  return row
}

/** Returns the reason why a test does not run under a condition; undefined if it runs. */
export function whyNot(condition: ConditionName, file: string, title: string): string | undefined {
  const row = assigned[nameOf(file)]
  if (isReason(row)) return row
  const named = `${nameOf(file)} ${title}`
  return notApplicable.find(([conditions, about]) => conditions.includes(condition) && about.test(named))?.[2]
}
