import { describe, expect, test } from 'vitest'
import { caseAddress, caseAt, caseName } from './caseAddress.ts'

test.each([
  ['Café Aurora – Reel', 'cafe-aurora-reel'],
  ['  ¿Qué? ¡Sí! ', 'que-si'],
  ['Straßenfest №5', 'straßenfest-no5'],
  ['Ночной Ёж', 'ночной-ёж'],
  ['がんばれ東京', 'がんばれ東京'],
  ['مقهى الفجر', 'مقهى-الفجر'],
  ['咖啡 · 晨光', '咖啡-晨光'],
  ['हिन्दी सिनेमा', 'हिन्दी-सिनेमा'],
  ['!!!', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('The title %s becomes the name %s in an address', (title, name) => {
  expect(caseName(title)).toBe(name)
})

describe('The address of a project', () => {
  const aurora = { id: 'a1', name: 'cafe-aurora' }
  const night = { id: 'b2', name: 'ночь' }
  const unnamed = { id: 'c3', name: '' }
  const all = [aurora, night, unnamed]

  test.each([aurora, night, unnamed])('leads back to it ($id)', (project) => {
    const address = caseAddress(project, all)
    expect(address).toMatch(/^#portfolio\/[\w%-]+$/)
    expect(caseAt(address, all)).toBe(project)
    expect(caseAt(decodeURIComponent(address), all)).toBe(project)
  })

  test('is readable, and the id if the title has no letters', () => {
    expect(caseAddress(aurora, all)).toBe('#portfolio/cafe-aurora')
    expect(caseAddress(unnamed, all)).toBe('#portfolio/c3')
  })

  test('stays its own if two have the same title, in any order', () => {
    const twin = { id: 'd4', name: 'cafe-aurora' }
    for (const both of [
      [aurora, twin],
      [twin, aurora],
    ]) {
      expect(caseAt(caseAddress(twin, both), both)).toBe(twin)
      expect(caseAt(caseAddress(aurora, both), both)).toBe(aurora)
      expect(caseAt('#portfolio/cafe-aurora', both)).toBe(both[0])
    }
  })

  test.each(['#portfolio', '#portfolio/', '#portfolio/gone', '#portfolio/%E0%A4', '#contact', ''])(
    'is none for %j',
    (anchor) => {
      expect(caseAt(anchor, all)).toBeUndefined()
    },
  )
})
