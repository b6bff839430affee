import { expect, test } from 'vitest'
import { createI18n, loadTexts } from './i18n'
import { layTexts } from './ownTexts'
import { loadPublicTexts } from './publicTexts'

const page = async () => createI18n('de', await loadPublicTexts('de'))

test('The owner’s texts replace the default ones, and taking them away brings these back', async () => {
  const i18n = await page()
  const before = i18n.t('hero.title')
  layTexts(i18n, { 'hero.title': 'Filme für Hochzeiten', 'faqs.items.1.question': 'Wie oft?' })
  expect(i18n.t('hero.title')).toBe('Filme für Hochzeiten')
  expect(i18n.t('faqs.items', { returnObjects: true })[1]?.question).toBe('Wie oft?')
  layTexts(i18n, {})
  expect(i18n.t('hero.title')).toBe(before)
})

test('A list of steps is written one per line', async () => {
  const i18n = await page()
  layTexts(i18n, { 'payment.wise.steps': 'Fragen\n\nZahlen' })
  expect(i18n.t('payment.wise.steps', { returnObjects: true })).toEqual(['Fragen', 'Zahlen'])
})

test('A text fills in the amounts that it names', async () => {
  const i18n = await page()
  layTexts(i18n, { 'pilot.text': 'Ab {{budget}} gratis' })
  expect(i18n.t('pilot.text', { budget: '500 $' })).toBe('Ab 500 $ gratis')
})

test('Texts of the privacy page wait until its dictionary is loaded', async () => {
  const i18n = await page()
  layTexts(i18n, { 'privacy:title': 'Datenschutz bei uns' })
  await loadTexts(i18n, 'de', 'privacy')
  layTexts(i18n, { 'privacy:title': 'Datenschutz bei uns' })
  expect(i18n.t('title', { ns: 'privacy' })).toBe('Datenschutz bei uns')
})

test.each(['hero', 'hero.none', 'hero.title.more', '__proto__.title', 'constructor.name', 'faqs.items.9.question'])(
  'A key without a default text is ignored: %s',
  async (key) => {
    const i18n = await page()
    const before = JSON.stringify(i18n.getResourceBundle('de', 'public'))
    layTexts(i18n, { [key]: 'x', 'hero.badge': i18n.t('hero.badge') })
    expect(JSON.stringify(i18n.getResourceBundle('de', 'public'))).toBe(before)
  },
)
