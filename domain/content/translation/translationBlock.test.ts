import { expect, test } from 'vitest'
import type { TranslationTarget } from './toTranslate.ts'
import { readBlock, translationBlock } from './translationBlock.ts'

const spanish = { title: 'Una noche', text: 'Primera línea\nSegunda línea', category: 'Reel' }
const targets: TranslationTarget[] = [
  { code: 'en', texts: ['title', 'text', 'category'], replaced: 0 },
  { code: 'ar', texts: ['title'], replaced: 0 },
]
const read = (pasted: string) => readBlock(pasted, targets, spanish)

test('The block has each Spanish text once, and a line for each text that a language lacks', () => {
  expect(translationBlock('Traduce.', targets, spanish).split('\n')).toEqual([
    'Traduce.',
    '',
    '[es 1] Una noche',
    '[es 2] Primera línea',
    'Segunda línea',
    '[es 3] Reel',
    '',
    'English',
    '[en 1]',
    '[en 2]',
    '[en 3]',
    '',
    'العربية',
    '[ar 1]',
  ])
})

const whole = { en: { title: 'A night', text: 'First line\nSecond line', category: 'Reel' }, ar: { title: 'ليلة' } }
test.each([
  ['as asked', '[en 1] A night\n[en 2] First line\nSecond line\n[en 3] Reel\n[ar 1] ليلة'],
  [
    'in another order, with blank lines',
    '\n[ar 1] ليلة\n\n[en 3] Reel\n\n[en 2] First line\nSecond line\n\n[en 1] A night\n',
  ],
  [
    'with the Spanish texts and the names of languages',
    '[es 1] Una noche\n[es 3] Reel\n\nEnglish\n[en 1] A night\n[en 2] First line\nSecond line\n[en 3] Reel\n\nالعربية\n[ar 1] ليلة',
  ],
  ['in a code fence', '```text\n[en 1] A night\n[en 2] First line\nSecond line\n[en 3] Reel\n[ar 1] ليلة\n```'],
  ['with quotes', '[en 1] "A night"\n[en 2] “First line\nSecond line”\n[en 3] «Reel»\n[ar 1] "ليلة"'],
  [
    'with stars, bullets and colons',
    '- **[en 1]** A night\n- **[en 2]**: First line\nSecond line\n* [EN-3]: **Reel**\n• [ar 1]: ليلة',
  ],
  [
    'with regions, other brackets and digits',
    '[en-US 1] A night\r\n[en_2] First line\r\nSecond line\r\n【en 3】 Reel\r\n[ar ١] ليلة',
  ],
  [
    'with marks of direction',
    '[en 1] A night\n[en 2] First line\nSecond line\n[en 3] Reel\n\u200f\u202b[ar 1]\u202c \u200fليلة',
  ],
  ['with the text under its tag', '[en 1]\nA night\n[en 2]\nFirst line\nSecond line\n[en 3]\n\nReel\n[ar 1]\nليلة'],
  ['as lists under headings', '## English\n1. A night\n2. First line\nSecond line\n3. Reel\n\n**ar**\n1) ليلة'],
  [
    'twice, and the last one counts',
    '[en 1] Night\n[en 1] A night\n[en 2] First line\nSecond line\n[en 3] Reel\n[ar 1] ليلة',
  ],
])('A block is read %s', (_, pasted) => {
  expect(read(pasted)).toEqual({ found: whole, missing: [], unread: [] })
})

test.each([
  ['a language', '[en 1] A night\n[en 2] First line\n[en 3] Reel', [{ code: 'ar', count: 1 }], []],
  ['a text', '[ar 1] ليلة\n[en 1] A night\n[en 2]\n[en 3] Reel', [{ code: 'en', count: 1 }], []],
  [
    'nothing it asked for',
    'Claro, aquí tienes:\n[nl 1] Nacht\n[en 7] What',
    [
      { code: 'en', count: 3 },
      { code: 'ar', count: 1 },
    ],
    ['Claro, aquí tienes:', '[nl 1] Nacht', '[en 7] What'],
  ],
  [
    'talk at the end of a short text',
    '[ar 1] ليلة\n[en 2] First line\n[en 1] A night\n[en 3] Reel\n\nLet me know!',
    [],
    ['Let me know!'],
  ],
])('A missing or extra text is reported: %s', (_, pasted, missing, unread) => {
  expect(read(pasted)).toMatchObject({ missing, unread })
})

test('Quotes of the Spanish text stay', () => {
  const found = readBlock('[en 1] "A night"', [{ code: 'en', texts: ['title'], replaced: 0 }], { title: '"Una noche"' })
  expect(found.found).toEqual({ en: { title: '"A night"' } })
})
