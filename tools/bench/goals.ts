import { markdownTable, median, spread } from '../shared/numbers.ts'

/** The languages that are compared with the plain page: the main one, and a right-to-left one. */
export const compared = ['es', 'ar'] as const
export const builds = ['page', 'plain'] as const
export type Build = (typeof builds)[number]

type Figures = readonly number[]
/** A limit and its figure. If it is not a comparison, the plain page is not measured. */
interface Rule {
  label: string
  of: (page: Figures, plain: Figures) => number
  kind: 'beside' | 'alone' | 'at least'
}
const most = (figures: Figures) => Math.max(...figures)
const ratio: Rule = { label: ', of the plain page’s', of: (a, b) => median(a) / median(b), kind: 'beside' }
const beyond: Rule = { label: ' beyond the plain page’s', of: (a, b) => median(a) - median(b), kind: 'beside' }
const worstBeyond: Rule = { label: ' beyond it, worst', of: (a, b) => most(a) - median(b), kind: 'beside' }
const middle: Rule = { label: '', of: median, kind: 'alone' }
const worst: Rule = { label: '', of: most, kind: 'alone' }
const least: Rule = { label: '', of: (a) => Math.min(...a), kind: 'at least' }

const whole = (value: number) => value.toFixed(0)
const fine = (value: number) => value.toFixed(3)
const kb = (bytes: number) => (bytes / 1024).toFixed(1)

type Row = readonly [name: string, show: (value: number) => string, ...limits: (readonly [Rule, limit: number])[]]
/** All measures: name in tables, format, limits. */
const measures = {
  fcp: ['First paint, ms', whole, [ratio, 1.1]],
  lcp: ['Largest paint, ms', whole, [ratio, 1.1]],
  speedIndex: ['Speed index, ms', whole, [ratio, 1.25]],
  blocking: ['Blocking time, ms', whole, [beyond, 50], [worstBeyond, 150]],
  mainThread: ['Main thread, ms', whole, [ratio, 2]],
  loadShift: ['Layout shift while loading', fine],
  bytes: ['All that is loaded, KB', kb],
  requests: ['Requests', whole],
  script: ['Script (brotli), KB', kb, [middle, 120 * 1024]],
  firstPicture: ['First portfolio picture seen, ms', whole, [ratio, 1.2]],
  threePictures: ['Three portfolio pictures seen, ms', whole, [ratio, 1.2]],
  menu: ['Menu open after the tap, ms', whole, [middle, 150]],
  repeat: ['First paint of a repeat visit, ms', whole, [ratio, 1.2]],
  offline: ['First paint of an offline visit, ms', whole, [ratio, 1.2]],
  shift: ['Layout shift down to the page’s end', fine, [worst, 0.01]],
  foreign: ['Requests to Firebase or another host', whole, [worst, 0]],
  firebase: ['Scripts with Firebase in them, KB', kb, [worst, 0]],
  accessibility: ['Lighthouse accessibility', whole, [least, 100]],
  'best-practices': ['Lighthouse best practices', whole, [least, 100]],
  seo: ['Lighthouse SEO', whole, [least, 100]],
  benchmarkIndex: ['Benchmark index of the machine', whole],
} satisfies Record<string, Row>
type Measure = keyof typeof measures
const rows = Object.entries(measures) as [Measure, Row][]

/** The measurements of one visit (times in ms, sizes in bytes); missing ones are left out. */
export type Values = { [Name in Measure]?: number | undefined }
export interface Sample {
  build: Build
  language: string
  values: Values
}

/** `isMet` is undefined if a measurement is missing. */
export interface Goal {
  name: string
  limit: string
  reached: string
  isMet: boolean | undefined
}

const figuresOf = (samples: readonly Sample[], measure: Measure, of: Pick<Sample, 'build' | 'language'>): Figures =>
  samples
    .filter(({ build, language }) => build === of.build && language === of.language)
    .flatMap(({ values }) => values[measure] ?? [])

/** Returns the languages of a measure. Returning visits are measured in Spanish only, whole visits in all languages. */
function languagesOf(measure: Measure, samples: readonly Sample[]): readonly string[] {
  if (measure === 'repeat' || measure === 'offline') return ['es']
  const isOfAll = measure === 'shift' || measure === 'foreign' || measure === 'firebase'
  return isOfAll ? [...new Set(samples.map(({ language }) => language))] : compared
}

/** Returns every goal with its result. */
export function goalsOf(samples: readonly Sample[]): Goal[] {
  const goalOf = (measure: Measure, [name, show]: Row, rule: Rule, limit: number): Goal => {
    const write = (value: number) => (rule === ratio ? `${value.toFixed(2)} ×` : show(value))
    const results = languagesOf(measure, samples).map((language) => {
      const page = figuresOf(samples, measure, { build: 'page', language })
      const plain = figuresOf(samples, measure, { build: 'plain', language })
      const isBeside = rule.kind === 'beside'
      if (page.length === 0 || (isBeside && plain.length === 0)) return { text: `${language} –`, isMet: undefined }
      const value = rule.of(page, plain)
      const both = `${show(rule === worstBeyond ? most(page) : median(page))} : ${isBeside && show(median(plain))}`
      const isMet = rule.kind === 'at least' ? value >= limit : value <= limit
      return { text: `${language} ${write(value)}${isBeside ? ` (${both})` : ''}`, isMet }
    })
    return {
      name: `${name}${rule.label}`,
      limit: `${rule.kind === 'at least' ? '≥' : '≤'} ${write(limit)}`,
      reached: results.map(({ text }) => text).join(', '),
      isMet: results.some(({ isMet }) => isMet === undefined) ? undefined : results.every(({ isMet }) => isMet),
    }
  }
  return rows.flatMap(([measure, row]) => {
    const [, , ...limits] = row
    return limits.map(([rule, limit]) => goalOf(measure, row, rule, limit))
  })
}

/** Formats the goals as a table. */
export function goalsTable(goals: readonly Goal[]): string {
  const verdict = (isMet: boolean | undefined) => (isMet === undefined ? 'not measured' : isMet ? 'met' : '**missed**')
  const cells = goals.map(({ name, limit, reached, isMet }) => [name, limit, reached, verdict(isMet)])
  return markdownTable(['Goal', 'Limit', 'Reached', ''], cells)
}

/** Formats all figures as a table: medians with their ranges, and the ratio of the medians. */
export function figuresTable(samples: readonly Sample[]): string {
  const cells = rows.map(([measure, [name, show]]) => [
    name,
    ...compared.flatMap((language) => {
      const page = figuresOf(samples, measure, { build: 'page', language })
      const plain = figuresOf(samples, measure, { build: 'plain', language })
      const times = page.length > 0 && plain.some(Boolean) ? (median(page) / median(plain)).toFixed(2) : '–'
      return [spread(page, show), spread(plain, show), times]
    }),
  ])
  return markdownTable(['', ...compared.flatMap((code) => [`${code}: this page`, 'plain page', '×'])], cells)
}

/** Time limit for notifying the owner, in ms. */
const arrivalMs = 10_000

/** Returns the goal that each of these times is within the limit, in ms. */
export function inTimeGoal(name: string, times: readonly number[], limitMs = arrivalMs): Goal {
  const inTime = times.filter((time) => time <= limitMs).length
  return {
    name,
    limit: `≤ ${limitMs / 1000} s, each`,
    reached: `${inTime} of ${times.length}, ${spread(times, whole)} ms`,
    isMet: inTime === times.length,
  }
}
