import { describe, expect, it } from 'vitest'
import { chaptersText, projectOf, readChapters } from './chapters.ts'

const stored = '0:00 Apertura\n0:12 Café Aurora\n1:02:03 Créditos'

describe('Chapters', () => {
  it.each<[string, string]>([
    ['a line each', stored],
    ['bullets and dashes', '- 0:00 – Apertura\n• 00:12 - Café Aurora\n1:02:03: Créditos'],
    ['times in brackets', '(0:00) Apertura\n[0:12] Café Aurora\n(1:02:03) Créditos'],
    ['blank lines and another order', '0:12 Café Aurora\r\n\r\n0:00 Apertura\r\n1:02:03 Créditos\r\n'],
    ['no blanks', '0:00Apertura\n0:12Café Aurora\n1:02:03Créditos'],
    ['full-width digits', '０：００　Apertura\n０：１２　Café Aurora\n1:02:03 Créditos'],
    [
      'times of WebVTT',
      'WEBVTT\n\n00:00.000 --> 00:12.000\nApertura\n\n00:12.000 --> 00:20.000\nCafé Aurora\n\n01:02:03.000 --> 01:02:05.000\nCréditos',
    ],
  ])('are read from %s', (_, text) => {
    expect(chaptersText(readChapters(text) ?? [])).toBe(stored)
  })

  it('are none if a line has no time or no title', () => {
    for (const text of ['Apertura', '0:00', '0:00 Apertura\nCafé Aurora']) {
      expect(readChapters(text)).toBeUndefined()
    }
    expect(readChapters('')).toEqual([])
  })

  it('may begin with a number in their titles', () => {
    expect(readChapters('0:05 2026 en un minuto')).toEqual([{ at: 5, title: '2026 en un minuto' }])
  })

  it('name a project by its title', () => {
    const projects = [{ title: 'Volta' }, { title: 'Café Aurora' }]
    expect(projectOf({ at: 12, title: ' CAFÉ AURORA' }, projects)).toBe(projects[1])
    expect(projectOf({ at: 0, title: 'Apertura' }, projects)).toBeUndefined()
  })
})
