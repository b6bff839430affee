import { expect, test } from 'vitest'
import { brokenRules, findingsIn } from './comments.ts'

const words = (count: number) => Array(count).fill('word').join(' ')

test.each([
  ['Returns the sum.', []],
  ['Whatever is stored.', ['opening']],
  ['The field that holds a name.', []],
  ['Draws the icon anew.', ['word']],
  ['Changes the\nown name.', ['word']],
  [words(30), []],
  [words(31), ['long']],
  [`${words(20)}. ${words(20)}`, []],
  [`${words(20)}\n\n${words(20)}`, []],
  [`${words(20)}:\n- ${words(20)}`, []],
])('%j breaks %j', (text, rules) => expect(brokenRules(text)).toEqual(rules))

test.each([
  ['const a = 1\n/** Who asks. */', [2]],
  ['/**\n * Who\n * asks.\n */', [1]],
  ['\n  // Where it\n  // stands.\n', [2]],
  ['<p>\n  {/* How it looks. */}\n</p>', [2]],
  ["const a = 'What'\n// The name.", []],
])('%j has findings in lines %j', (source, lines) =>
  expect(findingsIn('a.ts', source).map(({ line }) => line)).toEqual(lines),
)
