/**
 * `npx node tools/fonts.ts`: reduces the two fonts to the characters and weights that the product uses. Also writes the
 * fonts with which the publisher draws pictures, one per script, in the weight of titles.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const characters = (...ranges: [number, number][]) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)))
    .join('')

/** Western European letters, and the punctuation, currency signs and arrows in the texts. */
const latin = characters(
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2010, 0x2026],
  [0x202f, 0x202f],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
)
const cyrillic = characters([0x400, 0x45f], [0x490, 0x491], [0x2116, 0x2116])

const faces = [
  { name: 'display', family: 'sofia-sans-extra-condensed', weights: { min: 600, max: 800 } },
  { name: 'text', family: 'onest', weights: { min: 400, max: 700 } },
]

for (const { name, family, weights } of faces) {
  for (const [script, text] of Object.entries({ latin, cyrillic })) {
    const source = await readFile(
      `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`,
    )
    const cut = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: weights } })
    await writeFile(`web/src/theme/fonts/${name}-${script}.woff2`, cut)
    process.stdout.write(`${name}-${script}: ${(cut.length / 1024).toFixed(1)} KB\n`)
  }
}

const arabic = characters([0x600, 0x6ff])
const drawn = [
  ['latin', 'sofia-sans-extra-condensed', latin],
  ['cyrillic', 'sofia-sans-extra-condensed', cyrillic],
  ['arabic', 'noto-sans-arabic', arabic],
] as const
for (const [script, family, text] of drawn) {
  const source = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`,
  )
  const cut = await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: { wght: 800 } })
  await writeFile(`web/build/drawing/${script}.ttf`, cut)
  process.stdout.write(`drawing ${script}: ${(cut.length / 1024).toFixed(1)} KB\n`)
}
