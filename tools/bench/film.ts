import { readFileSync } from 'node:fs'
import { filmPath } from '@studio/domain/content/films/manifest'
import {
  BufferSource,
  BufferTarget,
  CmafOutputFormat,
  Conversion,
  HlsOutputFormat,
  Input,
  MP4,
  Output,
  PathedTarget,
} from 'mediabunny'
import { step } from '../../scripts/lib/steps.ts'
import { median, spread } from '../shared/numbers.ts'
import { launchOptions } from '../shared/studio.ts'
import type { Goal } from './goals.ts'
import { dist, serve, type Written } from './server.ts'
import { playFilm } from './visits.ts'

/** The film on disk, and the project of the sample data that shows it. */
const source = '/samples/showreel.mp4'
const shownAt = '"videoUrl":"/samples/cafe-aurora.mp4"'

/** The address of the film on the page; its hash names nothing. */
const address = filmPath('0'.repeat(64))

/** Returns the files of a film by name, cut like those of the console. */
async function cut(film: Uint8Array): Promise<Written> {
  const files: Written = {}
  const format = new HlsOutputFormat({
    segmentFormat: new CmafOutputFormat(),
    targetDuration: 2,
    getInitPath: () => 'init.mp4',
    // Like the product's, which count from 0; the library counts from 1.
    getSegmentPath: ({ n }) => `${n - 1}.m4s`,
    onPlaylist: (text) => {
      files['film.m3u8'] = text
    },
  })
  const keep = (name: string) => (buffer: ArrayBuffer) => {
    files[name] ??= new Uint8Array(buffer)
  }
  const target = new PathedTarget('film.m3u8', ({ path }) => new BufferTarget({ onFinalize: keep(path) }))
  const conversion = await Conversion.init({
    input: new Input({ source: new BufferSource(film), formats: [MP4] }),
    output: new Output({ format, target }),
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
  })
  await conversion.execute()
  return files
}

/** Returns the page with an uploaded film in place of a project's video, and the files of that film. */
async function filmSite(): Promise<Written> {
  const html = readFileSync(`${dist}/index.html`, 'utf8')
  if (!html.includes(shownAt)) throw new Error('the sample data has no such project')
  const files = Object.entries(await cut(readFileSync(`${dist}${source}`)))
  return {
    '/index.html': html.replace(shownAt, `"videoUrl":"${address}"`),
    ...Object.fromEntries(files.map(([name, content]) => [address.replace('film.m3u8', name), content])),
  }
}

/** A page without a framework whose button plays the same film as a single file. */
const plainPage = `<!doctype html><meta name="viewport" content="width=device-width"><div role="dialog"><button aria-label="Reproducir Café Aurora">▶</button></div><script>document.querySelector('button').onclick=({target})=>{const film=document.createElement('video');film.src='${source}';film.autoplay=film.playsInline=true;target.replaceWith(film)}</script>`

/** Longest time until a film shows its first frame, in ms. */
const firstFrameMs = 1500

/** Plays a film on the page and on a plain one in turns. Returns the goal for its first frame. */
export async function measureFilm(rounds: number): Promise<Goal> {
  const { originOf, browserArgs } = await serve({ page: await filmSite(), plain: { '/index.html': plainPage } })
  const chrome = await launchOptions([...browserArgs, '--accept-lang=es-CO,es'])
  const [page, plain]: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round += 1)
    await step(`Round ${round} of ${rounds}`, async () => {
      page.push(await playFilm(chrome, `${originOf('page')}/`))
      plain.push(await playFilm(chrome, `${originOf('plain')}/`))
    })
  const ms = (times: readonly number[]) => `${spread(times, (time) => time.toFixed(0))} ms`
  return {
    name: 'First frame of a film after the tap; in brackets: the same film as one file on a plain page',
    limit: `≤ ${firstFrameMs} ms`,
    reached: `${ms(page)} (${ms(plain)})`,
    isMet: median(page) <= firstFrameMs,
  }
}
