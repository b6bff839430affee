import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { offerOf } from '@studio/domain/offers/plans'
import { defaultPrices, type Prices } from '@studio/domain/offers/prices'
import { expect, test } from 'vitest'
import { createI18n } from '../../../i18n/i18n'
import { loadPublicTexts } from '../../../i18n/publicTexts'
import { finePrint } from './finePrint'

async function printed(code: LanguageCode, changes: Partial<Prices> = {}) {
  const { t } = createI18n(code, await loadPublicTexts(code))
  return finePrint(t, code, offerOf({ ...defaultPrices, ...changes })).map((text) => text.replaceAll('\u00a0', ' '))
}

test('The note names which plan has which revisions, and which pack saves most', async () =>
  expect((await printed('es')).slice(0, 2)).toEqual([
    'El plan Intermedio incluye 2 rondas de cambios; el Básico, 1 ronda de cambios. El Básico se entrega en 48–72 horas.',
    'Los packs ahorran hasta un 20%; el de 30 videos del plan Intermedio, un 25%.',
  ]))

test('The plan of the largest saving is not the one with the revisions', async () => {
  const [plans, packs] = await printed('es', { pack_3_advanced: 300, basic_revisions: 4, intermediate_revisions: 5 })
  expect(plans).toContain('Intermedio incluye 5 rondas de cambios; el Básico, 4 rondas')
  expect(packs).toContain('del plan Avanzado')
})

test('Without packs, or if none saves more than advertised, the note has no sentence about them', async () => {
  expect(await printed('es', { pack_1_quantity: 0, pack_2_quantity: 0, pack_3_quantity: 0 })).toHaveLength(2)
  expect(await printed('es', { advertised_saving: 25 })).toHaveLength(2)
})

test.each(languageCodes)('In %s the note has all numbers', async (code) => {
  const text = (await printed(code, { basic_revisions: 41, intermediate_revisions: 42, advertised_saving: 19 })).join(
    ' ',
  )
  for (const number of [41, 42, 48, 72, 19, 30, 25]) expect(text).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
  expect(text).not.toMatch(/[{}]/)
})
