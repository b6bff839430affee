import { uploadSpecs } from '../../offers/plans.ts'
import type { FilmFacts } from './filmFacts.ts'

/* The check of a film against the specification. */

/** The use of a film: the showreel has limits of its own. */
export type FilmUse = 'project' | 'showreel'

const { video, showreel } = uploadSpecs
/** Bytes of a megabyte, as the specification and file managers count. */
const megabyte = 1_000_000

/** Maximum size without a remark, in bytes. */
export const maxBytes: Readonly<Record<FilmUse, number>> = {
  project: video.toMB * megabyte,
  showreel: showreel.maxMB * megabyte,
}

/** Maximum time between key frames without a remark, in seconds: a viewer who jumps waits for that much film. */
const longestUsualGap = 10

/** Each possible finding and its test. */
const tests = {
  /** Remarks: the film plays everywhere. */
  heavy: ({ bytes }, use) => bytes > maxBytes[use],
  tooShort: ({ seconds }, use) => use === 'showreel' && Math.round(seconds) < showreel.fromSeconds,
  tooLong: ({ seconds }, use) => use === 'showreel' && Math.round(seconds) > showreel.toSeconds,
  lowResolution: ({ width, height }) => Math.min(width, height) < video.lines,
  highResolution: ({ width, height }) => Math.min(width, height) > video.lines,
  sparseKeyFrames: ({ longestGap }) => longestGap > longestUsualGap,
  /** Warnings: some browsers do not play the film, or not well. */
  codec: ({ codec }) => codec !== 'avc',
  deepColor: ({ bits }) => bits > 8,
  unsteadyRate: ({ hasSteadyRate }) => !hasSteadyRate,
  audioCodec: ({ audioCodec }) => audioCodec !== undefined && audioCodec !== 'aac',
  noAudio: ({ audioCodec }) => audioCodec === undefined,
} as const satisfies Record<string, (facts: FilmFacts, use: FilmUse) => boolean>

export type FilmFinding = keyof typeof tests

/** Findings that the owner should act on, by exporting the film differently. */
const warnings: ReadonlySet<FilmFinding> = new Set(['codec', 'deepColor', 'unsteadyRate', 'audioCodec', 'noAudio'])

/** Returns all findings about a film; none if it fits the specification. */
export const filmFindings = (facts: FilmFacts, use: FilmUse): FilmFinding[] =>
  (Object.keys(tests) as FilmFinding[]).filter((name) => tests[name](facts, use))

/** Returns whether a finding means that the film will not play well everywhere. */
export const isWarning = (finding: FilmFinding) => warnings.has(finding)
