import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { inRoot } from '../../lib/paths.ts'
import { deployOptions, doctorOptions } from '../options.ts'
import { type Code, catalogue, exitCodeOf, finding } from './finding.ts'

const codes = Object.keys(catalogue) as Code[]
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> }

const text = { type: 'string' } as const
/** The options of the commands that findings name. */
const options = {
  deploy: deployOptions,
  doctor: doctorOptions,
  backup: { project: text, file: text },
  'create-admin': { email: text, name: text, project: text },
}

/** Returns the commands in a text: the whole text, or everything between backquotes. */
const commandsIn = (text: string) =>
  text.startsWith('npm run')
    ? [text]
    : [...text.matchAll(/`((?:npm run|npx) [^`]+)`/g)].map(([, command = '']) => command)

/** Returns whether a command exists with these options. */
function exists(command: string): boolean {
  const [, npm, ...more] = command.split(' ')
  if (!command.startsWith('npm run')) {
    const [name = '', ...flags] = more
    const { command: known } = createRequire(import.meta.url)(`firebase-tools/lib/commands/${name}`) as {
      command: { options: string[][] }
    }
    return npm === 'firebase' && flags.every((flag) => known.options.some(([declared]) => declared === flag))
  }
  const [name = '', dashes, ...args] = more
    .join(' ')
    .replace(/"[^"]*"/g, 'text')
    .split(' ')
  const declared = options[name as keyof typeof options]
  if (!scripts[name] || !declared || (dashes !== undefined && dashes !== '--')) return false
  return Object.keys(parseArgs({ args, options: declared }).values).length > 0 || args.length === 0
}

test('every finding gives one command or one click that fixes it', () => {
  for (const code of codes) {
    const { fix, byHand } = finding(code, {})
    for (const advice of [fix, byHand])
      expect.soft(advice, code).toMatch(/npm run|https:\/\/console\.|npx firebase|in the console/)
  }
})

test('every command that a finding names exists, with its options', () => {
  for (const code of codes) {
    const { fix, byHand } = finding(code, {})
    for (const command of [fix, byHand].flatMap(commandsIn)) expect.soft(exists(command), command).toBe(true)
  }
})

test('a finding names the affected resource', () => {
  const { what, byHand } = finding('billing-off', { project: 'montaje' })
  expect(what).toContain('billing account')
  expect(byHand).toContain('?project=montaje')
})

test('the exit code tells errors from warnings and notes', () => {
  expect(exitCodeOf([])).toBe(0)
  expect(exitCodeOf([{ severity: 'info' }])).toBe(0)
  expect(exitCodeOf([{ severity: 'info' }, { severity: 'warning' }])).toBe(1)
  expect(exitCodeOf([{ severity: 'warning' }, { severity: 'error' }])).toBe(2)
})
