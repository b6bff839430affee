import { expect, test } from 'vitest'
import { messageMatcher } from './messageSearch.ts'

const message = {
  name: 'Mateo Álvarez',
  email: 'mateo.alvarez@example.org',
  phone: '+57 300 111 2233',
  subject: 'Consulta general',
  message: 'Me encantó el documental.\n¿Hacen subtítulos en 日本語 o ｆｕｌｌ ｗｉｄｔｈ?',
  note: 'Llamar el martes',
}

test.each([
  ['', true],
  ['   ', true],
  ['alvarez', true],
  ['ÁLVAREZ', true],
  ['example.org', true],
  ['consulta', true],
  ['documental encanto', true],
  ['mateo subtitulos', true],
  ['mateo MARTES', true],
  ['日本語', true],
  ['full width', true],
  ['mateo pódcast', false],
  ['org consulta', true],
  ['orgconsulta', false],
  ['111 2233', true],
])('«%s» finds the message: %s', (query, expected) => {
  expect(messageMatcher(query)(message)).toBe(expected)
})
