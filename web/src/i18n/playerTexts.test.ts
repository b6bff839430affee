import { expect, test } from 'vitest'
import { createI18n } from './i18n'
import { playerTexts } from './locales/es/player'
import { publicTexts } from './locales/es/public'
import { addPlayerTexts } from './playerTexts'

test('the player’s texts arrive without a change that renders the whole page again', async () => {
  const instance = createI18n('es', publicTexts)
  let changes = 0
  instance.store.on('added', () => {
    changes += 1
  })
  await addPlayerTexts(instance, 'es')
  expect(instance.getResourceBundle('es', 'player')).toEqual(playerTexts)
  expect(changes).toBe(0)
})
