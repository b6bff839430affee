import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { themes } from './tokens'

const page = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8')
const faces = [...page.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
  family: /font-family: '([^']*)'/.exec(face)?.[1],
  ranges: [...(/unicode-range: ([^;]*)/.exec(face)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => ({ from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }),
  ),
}))

// A fallback face has a single weight: it would replace the reader's better fonts, including their bold ones.
test.each(faces)('$family leaves other scripts to the reader’s own fonts', ({ ranges }) => {
  expect(ranges).not.toEqual([])
  for (const sign of ['ع', '，', '字', 'か'].map((text) => text.codePointAt(0) ?? 0))
    expect(ranges.some(({ from, to }) => from <= sign && sign <= to)).toBe(false)
})

test('The icons have the colours of the theme: `node tools/icons.ts` draws them', () => {
  const icon = readFileSync(path.join(import.meta.dirname, '../../public/icons/favicon.svg'), 'utf8')
  expect(icon).toContain(themes.dark.accent)
  expect(icon).toContain(themes.dark.ground)
})
