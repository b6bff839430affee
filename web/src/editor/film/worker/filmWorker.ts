import { ADTS, BlobSource, FLAC, Input, MATROSKA, MP3, MP4, OGG, QTFF, WAVE, WEBM } from 'mediabunny'
import { NoFilm } from '../filmProblem'
import { cutFilm, type FilmPiece } from './cutFilm'
import { cutLoop } from './cutLoop'
import { cutSound } from './cutSound'
import type { FilmOrder, FromFilmWorker, ToFilmWorker } from './messages'
import { readFacts } from './readFacts'

/* Reads and cuts one film, so that the page stays responsive even if the file is huge or hostile. */

const report = (message: FromFilmWorker, transfer: Transferable[] = []) => postMessage(message, { transfer })

const nextMessage = () =>
  new Promise<ToFilmWorker>((resolve) => {
    addEventListener('message', ({ data }: MessageEvent<ToFilmWorker>) => resolve(data), { once: true })
  })

/** Reports only whole percents, because progress comes with each packet. */
function inPercent(onProgress: (part: number) => void) {
  let last = -1
  return (part: number) => {
    const percent = Math.floor(part * 100)
    if (percent > last) onProgress(percent / 100)
    last = Math.max(last, percent)
  }
}

async function handOver(piece: FilmPiece) {
  const stored = nextMessage()
  report({ kind: 'piece', piece }, [piece.bytes.buffer])
  await stored
}

const filmFormats = [MP4, QTFF, WEBM, MATROSKA]
/** A sound may also come from a film. */
const soundFormats = [...filmFormats, MP3, WAVE, ADTS, FLAC, OGG]

async function run({ file, loop, isSound = false }: FilmOrder) {
  const input = new Input({ source: new BlobSource(file), formats: isSound ? soundFormats : filmFormats })
  if (isSound) return report({ kind: 'done', manifest: await cutSound(input, handOver) })
  if (loop) return report({ kind: 'done', manifest: await cutLoop(input, loop, handOver) })
  const facts = await readFacts(input, file.size)
  report({ kind: 'facts', facts })
  const manifest = await cutFilm({
    input,
    facts,
    onPiece: handOver,
    onProgress: inPercent((part) => report({ kind: 'progress', part })),
  })
  report({ kind: 'done', manifest })
}

void nextMessage()
  .then((order) => (order === 'stored' ? undefined : run(order)))
  .catch((error: unknown) => {
    const problem = error instanceof NoFilm ? error.problem : 'damaged'
    report({ kind: 'failed', problem, reason: String(error) })
  })
