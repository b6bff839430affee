import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dayAfter } from '../values/day.ts'
import { compared, weekUntil } from './figures.ts'
import { mostFilms, mostPresses, reportBytes } from './visit.ts'
import { addCounts, countsOf, noVisits, type VisitDay } from './visitDay.ts'
import { VisitReport } from './visitReport.ts'

const report: VisitReport = {
  ...{ first: true, language: 'es', device: 'phone', site: 'www.google.com' },
  ...{ sections: ['hero', 'portfolio'], started: ['p1', 'showreel'], watched: ['p1'] },
  ...{ chats: ['hero', 'hero', 'player'], chatted: true, enquired: true, before: ['p1'] },
}

test('A report adds one visit, and each section, film, press and enquiry', () => {
  expect(countsOf(report)).toEqual({
    ...{ visits: 1, chatted: 1, enquiries: 1, apart: 0 },
    ...{ languages: { es: 1 }, devices: { phone: 1 }, sites: { 'www.google.com': 1 } },
    ...{ sections: { hero: 1, portfolio: 1 }, started: { p1: 1, showreel: 1 }, watched: { p1: 1 } },
    ...{ chats: { hero: 2, player: 1 }, before: { p1: 1 } },
  })
})

test('A later report of the same page is no further visit, and a repeated name counts once', () => {
  const counts = countsOf({ ...report, first: false, chatted: false, enquired: false, sections: ['faqs', 'faqs'] })
  expect(counts).toMatchObject({ visits: 0, chatted: 0, enquiries: 0, languages: {}, sites: {}, sections: { faqs: 1 } })
})

test('The longest report that the page can send fits into 1 KB', () => {
  const films = Array.from({ length: mostFilms }, () => crypto.randomUUID())
  const longest = {
    ...report,
    site: 'x'.repeat(60),
    ...{ started: films, watched: films, before: films },
    sections: Array.from({ length: 14 }, () => 'showreel'),
    chats: Array.from({ length: mostPresses }, () => 'testimonials'),
  }
  expect(v.is(VisitReport, longest)).toBe(true)
  expect(JSON.stringify(longest).length).toBeLessThanOrEqual(reportBytes)
})

test.each([
  { language: 'xx' },
  { started: ['../x'] },
  { visitor: 'ana' },
  { chats: Array.from({ length: mostPresses + 1 }, () => 'hero') },
])('A report with %j is refused', (change) => {
  expect(v.is(VisitReport, { ...report, ...change })).toBe(false)
})

test('Anything but the referring site’s host, and unknown places, are not stored', () => {
  const sites = ['www.google.com/search?q=ana', 'ana@example.com', 'x'.repeat(81), '']
  for (const site of sites) expect(v.parse(VisitReport, { ...report, site }).site).toBe('')
  expect(v.parse(VisitReport, { ...report, chats: ['«r1»', 'hero'] }).chats).toEqual(['other', 'hero'])
})

const day = (id: string, day: string, visits: number): VisitDay => ({ id, day, ...noVisits(), visits })

test('A week adds up the parts of its seven days, and leaves out all others', () => {
  const rows = [
    day('a', '2026-03-01', 5),
    day('b', '2026-03-01', 2),
    day('c', '2026-02-23', 1),
    day('d', '2026-02-22', 99),
    day('e', '2026-03-02', 99),
  ]
  const week = weekUntil(rows, '2026-03-01')
  expect(week.sum.visits).toBe(8)
  expect(week.days.map(({ visits }) => visits)).toEqual([1, 0, 0, 0, 0, 0, 7])
  expect(week.days[0]?.day).toBe('2026-02-23')
  expect(weekUntil(rows, dayAfter('2026-03-01', -7)).sum.visits).toBe(99)
})

test('Counts are added by name, and the most frequent name of this week comes first', () => {
  const sum = addCounts(addCounts(noVisits(), countsOf(report)), countsOf(report))
  expect(sum.chats).toEqual({ hero: 4, player: 2 })
  expect(compared({ a: 1, b: 3 }, { c: 9 })).toEqual([
    { name: 'b', now: 3, before: 0 },
    { name: 'a', now: 1, before: 0 },
    { name: 'c', now: 0, before: 9 },
  ])
})
