import { collections } from '@studio/domain/collections'
import { dayAt } from '@studio/domain/content/visibility'
import { dayAfter } from '@studio/domain/values/day'
import { defaultTimeZone } from '@studio/domain/values/timeZone'
import { noVisits, type VisitCounts } from '@studio/domain/visits/visitDay'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { hearServerTime } from '../../../web/src/lib/serverTime'
import { projectDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { heading } from '../support/content'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { sampleStudio } from '../support/studio'

const today = dayAt(Date.now(), defaultTimeZone)
const counts = (daysAgo: number, part: number, given: Partial<VisitCounts>) => {
  const day = dayAfter(today, -daysAgo)
  return [`${day}-${part}`, { day, ...noVisits(), ...given }] as const
}

function fill() {
  server.reset({
    ...sampleStudio(),
    [collections.visitDays]: Object.fromEntries([
      counts(0, 0, {
        visits: 30,
        chatted: 6,
        enquiries: 2,
        before: { faro: 2, gone: 1 },
        sections: { hero: 30, proceso: 9 },
      }),
      counts(0, 1, {
        visits: 10,
        chatted: 2,
        enquiries: 2,
        before: { faro: 1 },
        sites: { direct: 7, 'www.google.com': 3 },
      }),
      counts(6, 0, { visits: 60, apart: 12, devices: { phone: 60 }, languages: { fr: 60 }, chats: { header: 4 } }),
      counts(7, 0, { visits: 20, chatted: 1, enquiries: 1, before: { showreel: 5 } }),
      counts(14, 0, { visits: 999 }),
    ]),
  })
  server.put(collections.projects, 'faro', projectDocument({ title_es: 'Faro' }))
}

const rowsOf = (table: Locator) =>
  [...table.element().querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
const table = (name: string) => page.getByRole('table', { name })

test('The statistics compare this week with the last, from the visit to the chat and the enquiry', async () => {
  fill()
  await openConsole('/admin/statistics')
  await expect.element(heading('Estadísticas')).toBeVisible()
  await expect.element(table('De la visita a la consulta')).toBeVisible()
  expect(rowsOf(table('De la visita a la consulta'))).toEqual([
    ['Visitas', '100', '20'],
    ['Abrieron el chat', expect.stringMatching(/^8 \(8\s?%\)$/), expect.stringMatching(/^1 \(5\s?%\)$/)],
    ['Enviaron una consulta', expect.stringMatching(/^4 \(4\s?%\)$/), expect.stringMatching(/^1 \(5\s?%\)$/)],
  ])
  await expect.element(page.getByText('No se cuentan 12 registros')).toBeVisible()
  await expectAccessible()
})

test('The tables name projects, sections, places, sites, languages and devices', async () => {
  fill()
  await openConsole('/admin/statistics')
  await expect.element(table('Proyectos vistos antes de una consulta')).toMatchTextContent('Faro')
  expect(rowsOf(table('Proyectos vistos antes de una consulta'))).toEqual([
    ['Faro', '3', '0'],
    ['gone', '1', '0'],
    ['Showreel', '0', '5'],
  ])
  expect(rowsOf(table('Secciones alcanzadas'))).toEqual([
    ['Inicio de la página', '30', '0'],
    ['Proceso', '9', '0'],
  ])
  expect(rowsOf(table('Sitios de procedencia'))[0]).toEqual(['Sin sitio de procedencia', '7', '0'])
  expect(rowsOf(table('Idiomas'))).toEqual([['francés', '60', '0']])
  expect(rowsOf(table('Dispositivos'))).toEqual([['Teléfono', '60', '0']])
  expect(rowsOf(table('Clics en el chat por lugar'))).toEqual([['Encabezado', '4', '0']])
})

test('The visits of each day are in a table, and update while the page is open', async () => {
  fill()
  await openConsole('/admin/statistics')
  const byDay = page.getByRole('region', { name: 'Visitas por día' }).getByRole('table')
  await expect.element(byDay).toBeVisible()
  expect(rowsOf(byDay).map(([, now, before]) => [now, before])).toEqual([
    ['60', '0'],
    ...Array.from({ length: 5 }, () => ['0', '0']),
    ['40', '20'],
  ])
  const [id, document] = counts(0, 2, { visits: 2 })
  server.put(collections.visitDays, id, document)
  await expect.poll(() => rowsOf(byDay).at(-1)?.[1]).toBe('42')
})

test('A device whose clock is a day slow shows today once the server has said its time', async () => {
  fill()
  server.put(collections.visitDays, ...counts(-1, 0, { visits: 7 }))
  await openConsole('/admin/statistics')
  await expect.element(table('De la visita a la consulta').getByRole('cell', { name: '100' })).toBeVisible()
  hearServerTime(new Response(null, { headers: { date: new Date(Date.now() + 24 * 3_600_000).toUTCString() } }))
  // The day with 60 visits is now eight days old.
  await expect.element(table('De la visita a la consulta').getByRole('cell', { name: '47' })).toBeVisible()
})

test('The statistics open without a network, as the device last knew them', async () => {
  fill()
  await openConsole('/admin/statistics')
  await expect.element(table('De la visita a la consulta')).toBeVisible()
  server.setOnline(false)
  await openConsole('/admin/statistics')
  await expect.element(table('De la visita a la consulta')).toBeVisible()
  expect(rowsOf(table('De la visita a la consulta'))[0]).toEqual(['Visitas', '100', '20'])
})

test.each([
  ['es', 360],
  ['ar', 360],
  ['ar', 1440],
] as const)('In %s at %d px nothing is cut off', async (language, width) => {
  fill()
  await openConsole('/admin/statistics', { language, width })
  await expect.element(page.getByRole('table').nth(1)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
