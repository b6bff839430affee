/**
 * Draws the sample thumbnails and the app's icons, the same ones on every run: `node scripts/pictures.ts`, or with
 * names (`node scripts/pictures.ts pulso volta`) only those thumbnails.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { say } from './lib/steps.ts'
import { brisaBotanica } from './pictures/brisaBotanica.ts'
import { cafeAurora } from './pictures/cafeAurora.ts'
import { size } from './pictures/film.ts'
import { frecuenciaNocturna } from './pictures/frecuenciaNocturna.ts'
import { horizonteSur } from './pictures/horizonteSur.ts'
import { placeholder, tile } from './pictures/mark.ts'
import { pulso } from './pictures/pulso.ts'
import { sampleLongform } from './pictures/sampleLongform.ts'
import { sampleReel } from './pictures/sampleReel.ts'
import { sampleUgc } from './pictures/sampleUgc.ts'
import { volta } from './pictures/volta.ts'

const samples = fileURLToPath(new URL('../web/public/samples/', import.meta.url))
const icons = fileURLToPath(new URL('../web/public/icons/', import.meta.url))

/** Every thumbnail by its file's name; the first six carry the ids of the seeded projects. */
const pictures: Readonly<Record<string, () => Uint8Array>> = {
  'cafe-aurora': cafeAurora,
  'brisa-botanica': brisaBotanica,
  volta,
  'horizonte-sur': horizonteSur,
  pulso,
  'frecuencia-nocturna': frecuenciaNocturna,
  'sample-reel': sampleReel,
  'sample-ugc': sampleUgc,
  'sample-longform': sampleLongform,
}

/** A thumbnail may weigh 150 KB; we stay far below, at the best quality that fits. */
const budget = 60_000
const qualities = [92, 88, 84, 80, 76, 72, 68, 64, 60] as const

async function thumbnail(draw: () => Uint8Array): Promise<Buffer> {
  const raw = { width: size.width, height: size.height, channels: 3 } as const
  const picture = sharp(draw(), { raw })
  let file = Buffer.alloc(0)
  for (const quality of qualities) {
    file = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (file.length <= budget) break
  }
  return file
}

const icon = (drawing: string, pixels: number) =>
  sharp(Buffer.from(drawing), { density: (72 * pixels) / 64 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer()

async function drawIcons() {
  const rounded = tile({ corner: 14 })
  await writeFile(`${icons}favicon.svg`, rounded)
  await writeFile(`${icons}icon-192.png`, await icon(rounded, 192))
  await writeFile(`${icons}icon-512.png`, await icon(rounded, 512))
  // A system may cut a maskable icon to the circle of 80 % of its width: the mark's corners stay inside.
  await writeFile(`${icons}maskable-512.png`, await icon(tile({ scale: 0.72 }), 512))
  await writeFile(`${icons}apple-touch-icon.png`, await icon(tile({ scale: 0.86 }), 180))
  await writeFile(`${samples}placeholder.svg`, placeholder)
}

const only = process.argv.slice(2)
const unknown = only.find((name) => !(name in pictures))
if (unknown) {
  console.error(`No picture is called ${unknown}. There are: ${Object.keys(pictures).join(', ')}`)
  process.exit(1)
}
await mkdir(samples, { recursive: true })
await mkdir(icons, { recursive: true })
for (const [name, draw] of Object.entries(pictures)) {
  if (only.length && !only.includes(name)) continue
  const file = await thumbnail(draw)
  await writeFile(`${samples}${name}.webp`, file)
  say(`${name}.webp ${Math.round(file.length / 1000)} KB`)
}
if (!only.length) {
  await drawIcons()
  say('icons')
}
