import type { ContactMessage } from '@studio/domain/messages/message'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvMoment } from '../../../lib/csv'
import { messagesCsv } from './messagesCsv'

const words = {
  head: {
    received: 'Recibido',
    status: 'Estado',
    name: 'Nombre',
    email: 'Email',
    subject: 'Asunto',
    message: 'Mensaje',
    phone: 'Teléfono',
    reference_link: 'Enlace',
    budget: 'Presupuesto',
    language: 'Idioma',
    note: 'Nota',
  },
  status: { new: 'Nuevo', read: 'Leído', replied: 'Respondido', archived: 'Archivado' },
  language: (stored: string) => (stored === 'de' ? 'alemán' : ''),
  budget: (stored: string) => (stored === 'medio' ? '\u2066\u200f$150\u2069 - $400' : ''),
}
const message = (given: Partial<ContactMessage> = {}): ContactMessage => ({
  trashed_from: '',
  trashed_at: 0,
  id: 'one',
  name: 'Ana Núñez',
  email: 'ana@example.com',
  subject: 'reel',
  message: 'Hola, «buenas».',
  phone: '',
  reference_link: '',
  budget: '',
  suspected: false,
  status: 'new',
  created_at: Date.UTC(2026, 10, 3, 9, 5),
  consent_at: Date.UTC(2026, 10, 3, 9, 5),
  policy_version: '2026-11-21',
  language: 'es',
  note: '',
  remind_on: '',
  expires_at: 0,
  updated_by: '',
  ...given,
})
const [ana, hola] = ['ana@example.com', 'Hola, «buenas».']
const parsed = (csv: string) => Papa.parse<string[]>(csv.replace(/^\ufeff/, '')).data

test('the file begins with a byte order mark and has a head and one row per message, in local time', () => {
  const csv = messagesCsv(
    'en',
    [message(), message({ status: 'archived', created_at: 0, budget: 'medio', language: 'de', note: 'Ya\nhablamos' })],
    words,
  )
  expect(csv).toMatch(
    /^\ufeff"Recibido","Estado","Nombre","Email","Idioma","Asunto","Mensaje","Enlace","Presupuesto","Nota","Teléfono"\r\n/,
  )
  expect(parsed(csv).slice(1)).toEqual([
    [csvMoment(message().created_at), 'Nuevo', 'Ana Núñez', ana, '', 'reel', hola, '', '', '', ''],
    ['', 'Archivado', 'Ana Núñez', ana, 'alemán', 'reel', hola, '', '$150 - $400', 'Ya\nhablamos', ''],
  ])
})

test.each(['a "quoted" word', 'one, two; three', 'two\nlines', 'two\r\nlines', ' blanks ', '日本語 العربية 🎬'])(
  'the text %j is read back unchanged',
  (text) => {
    expect(parsed(messagesCsv('en', [message({ message: text })], words))[1]?.[6]).toBe(text)
  },
)

test.each([
  '=1+1',
  '=cmd|"/c calc"!A1',
  '+57 311 222 3333',
  '-2+3',
  '@SUM(A1)',
  '   =1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u0000=1+1',
  '＝1+1',
  '＠SUM(A1)',
  '\tplain',
])('a spreadsheet runs %j in no column', (hostile) => {
  const all = {
    name: hostile,
    email: hostile,
    subject: hostile,
    message: hostile,
    reference_link: hostile,
    note: hostile,
  }
  const [, line = []] = parsed(messagesCsv('en', [message(all)], words))
  expect(line.filter((cell) => cell === `'${hostile}`)).toHaveLength(6)
})

test.each(['1+1=2', 'ana@example.com', 'a-b', '¿=?', '5 - 3'])('a harmless cell such as %j is not changed', (text) => {
  expect(parsed(messagesCsv('en', [message({ message: text })], words))[1]?.[6]).toBe(text)
})
