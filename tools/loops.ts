/**
 * `npm run loops`: makes the muted loops of the sample pieces and of the hero from their stills, as MP4 and WebM, into
 * web/public/samples. Names after `--` ask for some: `npm run loops -- volta hero`. It needs ffmpeg with libx264 and
 * libvpx-vp9 on the PATH; the product does not, for the files are in the repository.
 */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { main } from '../scripts/lib/main.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { Problem } from '../scripts/lib/problem.ts'
import { findProgram } from '../scripts/lib/program.ts'
import { say } from '../scripts/lib/steps.ts'
import { findBrowser } from '../scripts/lib/tests/browser.ts'
import { encode, type Kind } from './loops/encode.ts'
import { frame, heroScene, measure, stillScene } from './loops/frames.ts'
import { pieces } from './loops/pieces.ts'

/** What a phone may be asked for unasked (bytes). */
const limit = 250_000

const asked = process.argv.slice(2)

function demandEncoder() {
  const encoders = findProgram('ffmpeg')
    ? execFileSync('ffmpeg', ['-v', 'error', '-encoders'], { encoding: 'utf8' })
    : ''
  const missing = ['libx264', 'libvpx-vp9'].filter((name) => !encoders.includes(name))
  if (missing.length > 0)
    throw new Problem(
      `Loops need ffmpeg with ${missing.join(' and ')} on the PATH: install ffmpeg and run the command again.`,
    )
}

/** Draws one loop, and says what it weighs. */
async function make(tab: Page, name: string, ready: () => Promise<void>) {
  await tab.goto('about:blank')
  await ready()
  const frames: Buffer[] = []
  for (let at = 0; at < measure.frames; at++) frames.push(await frame(tab, at))
  const write = async (kind: Kind, coarser = 0) => {
    const file = inRoot(`web/public/samples/${name}.${kind}`)
    await encode(frames, kind, file, coarser)
    return statSync(file).size
  }
  const mp4 = await write('mp4')
  let webm = await write('webm')
  // It comes first because it is smaller; flat colours bear that it is made so.
  for (let coarser = 4; webm >= mp4; coarser += 4) webm = await write('webm', coarser)
  say(`  ${name}: MP4 ${(mp4 / 1000).toFixed(0)} KB, WebM ${(webm / 1000).toFixed(0)} KB`)
  if (mp4 > limit) throw new Problem(`${name} weighs more than ${limit / 1000} KB: calm its scene.`)
}

await main(async () => {
  demandEncoder()
  const found = await findBrowser()
  const browser = await chromium.launch({
    args: [
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    ...(typeof found === 'object' && { executablePath: found.path }),
  })
  const tab = await browser.newPage()
  const wanted = (name: string) => asked.length === 0 || asked.includes(name)
  for (const [name, scene] of Object.entries(pieces))
    if (wanted(name)) await make(tab, name, () => stillScene(tab, `web/public/samples/${name}.webp`, scene))
  if (wanted('hero')) await make(tab, 'hero', () => heroScene(tab))
  await browser.close()
  return 0
})
