import { describe, expect, it } from 'vitest'
import { argumentsFor, type Choices, choose, type TestFile } from './choice.ts'

const files: TestFile[] = [
  { path: 'domain/price.test.ts', text: "it('adds up', () => {})" },
  { path: 'scripts/lib/tests/choice.test.ts', text: "it('is chosen', () => {})" },
  { path: 'web/src/ui/moveRow.test.tsx', text: "describe('A row', () => { it('moves down', () => {}) })" },
  { path: 'tests/components/projects/list.test.tsx', text: "it('moves down by (Alt) and an arrow', () => {})" },
  { path: 'tests/rules/table.test.ts', text: "it('A visitor may not write', () => {})" },
  { path: 'tests/functions/gate.test.ts', text: "it('A visitor may not sign in', () => {})" },
  { path: 'tests/e2e/signOut.spec.ts', text: "test('The owner signs out', () => {})" },
]

const everywhere = (name: string): Choices => ({
  unit: { files: [], name },
  deploy: { files: [], name },
  components: { files: [], name },
  rules: { files: [], name },
  functions: { files: [], name },
  e2e: { files: [], name },
})

describe('Words ask for', () => {
  it.each<[what: string, phrase: string, Choices]>([
    ['a file by its path, whole', 'tests/e2e/signOut.spec.ts', { e2e: { files: ['tests/e2e/signOut.spec.ts'] } }],
    ['a file by a part of its path, in any case', 'signout', { e2e: { files: ['tests/e2e/signOut.spec.ts'] } }],
    ['a file by words of its name', 'sign out', { e2e: { files: ['tests/e2e/signOut.spec.ts'] } }],
    ['all files of a level', 'tests/rules', { rules: { files: ['tests/rules/table.test.ts'] } }],
    ['files outside tests', 'PRICE', { unit: { files: ['domain/price.test.ts'] } }],
    [
      'files of several levels',
      'table',
      // "table" is in the one path; that other texts might have it does not matter.
      { rules: { files: ['tests/rules/table.test.ts'] } },
    ],
    [
      'tests by their name, wherever they are',
      'Moves Down',
      {
        unit: { files: ['web/src/ui/moveRow.test.tsx'], name: '(?i:Moves Down)' },
        components: { files: ['tests/components/projects/list.test.tsx'], name: '(?i:Moves Down)' },
      },
    ],
    [
      'tests whose name has what a pattern would read otherwise',
      'by (Alt) and',
      { components: { files: ['tests/components/projects/list.test.tsx'], name: '(?i:by \\(Alt\\) and)' } },
    ],
    [
      'a test as the summary names it',
      'A row › moves down',
      { unit: { files: ['web/src/ui/moveRow.test.tsx'], name: '(?i:A row.*moves down)' } },
    ],
    ['a name that no file has as it is', 'moves down in es', everywhere('(?i:moves down in es)')],
  ])('%s', (_, phrase, expected) => {
    expect(choose(phrase, files)).toEqual(expected)
  })
})

describe('What was chosen is asked for', () => {
  it.each([
    [
      'of vitest by files',
      'unit',
      { files: ['domain/a.test.ts', 'domain/b.test.ts'] },
      ['domain/a.test.ts', 'domain/b.test.ts'],
    ],
    [
      'of vitest by files and name',
      'rules',
      { files: ['a.test.ts'], name: 'x' },
      ['a.test.ts', '--testNamePattern', 'x'],
    ],
    ['of Playwright by patterns', 'e2e', { files: ['tests/e2e/a.spec.ts'] }, ['tests\\/e2e\\/a\\.spec\\.ts$']],
    ['of Playwright by name', 'e2e', { files: [], name: 'x' }, ['--grep', 'x']],
  ] as const)('%s', (_, level, choice, expected) => {
    expect(argumentsFor(level, choice)).toEqual(expected)
  })
})
