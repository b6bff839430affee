import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Problem } from '../../scripts/lib/problem.ts'
import { measure } from './frames.ts'

/** No sound; the colours of a screen; every kind starts before it has come whole. */
const kinds = {
  mp4: '-c:v libx264 -profile:v high -preset slow -pix_fmt yuv420p -movflags +faststart',
  webm: '-c:v libvpx-vp9 -b:v 0 -deadline good -cpu-used 1 -row-mt 1 -threads 2 -pix_fmt yuv420p',
} as const
const quality = { mp4: 28, webm: 38 }
export type Kind = keyof typeof kinds

/** Writes frames (PNG) into a film; `coarser` takes as much off its quality. */
export async function encode(frames: readonly Buffer[], kind: Kind, file: string, coarser = 0) {
  const child = spawn(
    'ffmpeg',
    [
      ...`-v error -y -f image2pipe -framerate ${measure.rate} -c:v png -i -`.split(' '),
      ...'-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709'.split(
        ' ',
      ),
      ...`-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact ${kinds[kind]} -crf ${quality[kind] + coarser}`.split(
        ' ',
      ),
      file,
    ],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  )
  const ended = once(child, 'close')
  for (const frame of frames) if (!child.stdin.write(frame)) await once(child.stdin, 'drain')
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Problem(`ffmpeg could not write ${file}`)
}
