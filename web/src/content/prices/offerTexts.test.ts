import { languageCodes } from '@studio/domain/languages'
import { chatTexts } from '@studio/domain/offers/chat'
import { defaultOffer } from '@studio/domain/offers/plans'
import { expect, test } from 'vitest'
import { createI18n } from '../../i18n/i18n'
import { loadPublicTexts } from '../../i18n/publicTexts'
import { planDuration } from './planWords'

const { pilot, advertisedSaving, plans } = defaultOffer

/** Returns the texts of the offer that contain its numbers, in a language. */
async function textsIn(code: (typeof languageCodes)[number]) {
  const { t } = createI18n(code, await loadPublicTexts(code))
  return {
    durations: plans.map((plan) => planDuration(t, plan)),
    badge: t('pricing.packsBadge', { saving: advertisedSaving }),
    sample: t('pilot.length', { ...pilot.seconds, count: pilot.seconds.to }),
    chat: t('chat.pilot', pilot.seconds),
  }
}

test('With the default prices the Spanish texts are exactly those of the specification', async () => {
  const { durations, badge, sample, chat } = await textsIn('es')
  expect(durations).toEqual(['hasta 30\u00a0s', '31–60\u00a0s', '61–180\u00a0s'])
  expect(badge).toBe('Ahorra hasta 20%')
  expect(sample.replaceAll('\u00a0', ' ')).toBe('30 a 45 segundos')
  expect(chat).toBe(chatTexts.pilot.replace('{{from}}', '30').replace('{{to}}', '45'))
})

test.each(languageCodes)('In %s every text of the offer has its numbers, and no variable is left', async (code) => {
  const texts = Object.values(await textsIn(code)).flat()
  for (const text of texts) expect(text).not.toMatch(/[{}]/)
  expect(texts.map((text) => text.match(/\d+/g)?.join(' '))).toEqual(['30', '31 60', '61 180', '20', '30 45', '30 45'])
})
