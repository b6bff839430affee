import { brotliCompressSync } from 'node:zlib'
import type { Outcome } from './clicks.ts'
import { categories, type Run } from './lighthouse.ts'
import type { Build, Measured } from './lighthouseRounds.ts'
import { kb, median } from './numbers.ts'
import { type Compared, compared } from './sites.ts'
import type { Look, Return } from './visits.ts'

/** All that was measured. Times in ms, sizes in bytes. */
export interface Findings {
  measured: readonly Measured[]
  scores: Record<Compared, Run>
  /** Of the page, by language. */
  cls: Record<string, number>
  /** Each page's HTML, as text. */
  html: Record<Build, Record<Compared, string>>
  looks: Record<Compared, Look>
  returns: Record<'page' | 'plain', readonly Return[]>
  clicks: Record<string, readonly Outcome[]>
}

export interface Goal {
  name: string
  limit: string
  reached: string
  isReached: boolean
}

type Value = Exclude<keyof Run, 'scores' | 'browser'>

/** The median of a figure over the runs of one build in one language. */
export const figureOf = (measured: readonly Measured[], build: Build, language: Compared, value: Value): number =>
  median(measured.filter((row) => row.build === build && row.language === language).map(({ run }) => run[value]))

export const brotliSize = (text: string) => brotliCompressSync(text).length
export const sizeOf = (scripts: Look['scripts'], isFirebase: boolean) =>
  scripts.filter((script) => script.isFirebase === isFirebase).reduce((sum, { size }) => sum + size, 0)

/** One goal that holds when each of its values stays within the limit. */
function within(name: string, limit: number, values: Record<string, number>, show: (value: number) => string): Goal {
  const reached = Object.entries(values).map(([of, value]) => `${of} ${show(value)}`.trim())
  return {
    name,
    limit: `≤ ${show(limit)}`,
    reached: reached.join(', '),
    isReached: Object.values(values).every((value) => value <= limit),
  }
}

const byLanguage = (value: (language: Compared) => number) =>
  Object.fromEntries(compared.map((language) => [language, value(language)]))
const times = (value: number) => `${value.toFixed(2)} ×`
const inKb = (value: number) => `${value.toFixed(1)} KB`

function paintGoals({ measured, cls }: Findings): Goal[] {
  const ratio = (value: Value) =>
    byLanguage((code) => figureOf(measured, 'page', code, value) / figureOf(measured, 'plain', code, value))
  const more = byLanguage((code) => figureOf(measured, 'page', code, 'tbt') - figureOf(measured, 'plain', code, 'tbt'))
  const worst = Math.max(...Object.values(cls))
  return [
    within('First contentful paint, of the plain page’s', 1.1, ratio('fcp'), times),
    within('Largest contentful paint, of the plain page’s', 1.1, ratio('lcp'), times),
    within('Total blocking time, beyond the plain page’s', 50, more, (ms) => `${ms.toFixed(0)} ms`),
    within(`Layout shift, the worst of ${Object.keys(cls).length} languages`, 0.01, { '': worst }, (shift) =>
      shift.toFixed(3),
    ),
    within('Main-thread work, of the plain page’s', 2.5, ratio('mainThread'), times),
  ]
}

function scoreGoals({ scores, measured }: Findings): Goal[] {
  return categories.map((category) => {
    const values = compared.map((code) =>
      category === 'performance'
        ? median([
            ...measured
              .filter(({ build, language }) => build === 'page' && language === code)
              .map(({ run }) => run.scores.performance ?? 0),
          ])
        : (scores[code].scores[category] ?? 0),
    )
    return {
      name: `Lighthouse ${category}`,
      limit: '100',
      reached: compared.map((code, at) => `${code} ${values[at]}`).join(', '),
      isReached: values.every((value) => value === 100),
    }
  })
}

function sizeGoals({ html, looks }: Findings): Goal[] {
  const dictionaries = compared.map((code) => new Set(looks[code].scripts.flatMap((script) => script.dictionaries)))
  return [
    within(
      'HTML (brotli), of the plain page’s',
      1.6,
      byLanguage((code) => brotliSize(html.page[code]) / brotliSize(html.plain[code])),
      times,
    ),
    within(
      'Script of a whole visit without Firebase (brotli)',
      100,
      byLanguage((code) => kb(sizeOf(looks[code].scripts, false))),
      inKb,
    ),
    within(
      'Bytes of Firebase before the load event',
      0,
      byLanguage((code) => looks[code].firebaseBeforeLoad.bytes),
      String,
    ),
    {
      name: 'Dictionaries loaded',
      limit: '1',
      reached: compared.map((code, at) => `${code}: ${[...(dictionaries[at] ?? [])].join(' ') || 'none'}`).join(', '),
      isReached: dictionaries.every(({ size }) => size === 1),
    },
  ]
}

function clickGoals({ clicks }: Findings): Goal[] {
  return Object.entries(clicks).map(([name, outcomes]) => {
    const honoured = outcomes.filter(({ isHonoured }) => isHonoured).length
    const known = outcomes.flatMap(({ after }) => after ?? [])
    const when = known.length > 0 ? ` (${median(known).toFixed(0)} ms after the first paint)` : ' (not on the page)'
    return {
      name: `Early click honoured: ${name}`,
      limit: 'always',
      reached: `${honoured}/${outcomes.length}${when}`,
      isReached: honoured === outcomes.length,
    }
  })
}

function returnGoals({ returns: { page, plain } }: Findings): Goal[] {
  const of = (rows: readonly Return[], value: keyof Return) => median(rows.map((row) => row[value]))
  const visits = ['repeat', 'offline'] as const
  const ratio = (below: (visit: 'repeat' | 'offline') => number) =>
    Object.fromEntries(visits.map((visit) => [visit, of(page, visit) / below(visit)]))
  const wire = Object.fromEntries(visits.map((visit) => [visit, kb(of(page, `${visit}Bytes`))]))
  return [
    within(
      'Repeat visit’s first contentful paint, of the first visit’s',
      0.5,
      ratio(() => of(page, 'first')),
      times,
    ),
    within(
      'Repeat visit’s first contentful paint, of the plain page’s with a worker',
      1.5,
      ratio((visit) => of(plain, visit)),
      times,
    ),
    within('Repeat visit, over the wire', 1, wire, inKb),
  ]
}

/** Every goal, and what was reached. */
export const goalsOf = (findings: Findings): Goal[] =>
  [paintGoals, scoreGoals, sizeGoals, clickGoals, returnGoals].flatMap((part) => part(findings))
