import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { signInLimit } from '@studio/domain/limits'
import { describe, expect, test } from 'vitest'
import { formatMinutes } from './format'
import { createI18n, loadTexts } from './i18n'
import { loadPublicTexts } from './publicTexts'

test("The specification's texts name the current limits", async () => {
  const { t } = createI18n('es', await loadPublicTexts('es'))
  expect(t('validation.nameShort')).toBe('El nombre debe tener al menos 2 caracteres')
  expect(t('validation.messageShort')).toBe('El mensaje debe tener al menos 20 caracteres')
  expect(t('contact.form.counter', { n: 7 })).toBe('7/1000 caracteres')
})

test("The specification's texts of the console name the current limits", async () => {
  const i18n = createI18n('es', await loadPublicTexts('es'))
  await loadTexts(i18n, 'es', 'console')
  const t = i18n.getFixedT('es', 'console')
  expect(t('admin.users.create.passwordHint')).toBe('Mínimo 6 caracteres')
  expect(t('auth.lockedNow', { duration: formatMinutes('es', signInLimit.lockMinutes) })).toBe(
    'Demasiados intentos fallidos. Tu cuenta ha sido bloqueada temporalmente por 15 minutos.',
  )
})

test('A number in a text has the language’s separators', async () => {
  const said = async (code: LanguageCode) => {
    const i18n = createI18n(code, await loadPublicTexts(code))
    await loadTexts(i18n, code, 'console')
    return [
      i18n.t('validation.lengthRange'),
      i18n.getFixedT(code, 'console')('admin.personalData.messages', { count: 1200 }),
    ]
  }
  expect(await said('es')).toEqual(['Escribe un número entero de segundos, de 0 a 36.000', '1.200 mensajes'])
  expect(await said('fr')).toEqual([
    'Saisissez un nombre entier de secondes, de 0 à 36\u202f000',
    '1\u202f200 messages',
  ])
})

describe.each(languageCodes)('In %s', (code) => {
  test('every variable of a limit is replaced', async () => {
    const i18n = createI18n(code, await loadPublicTexts(code))
    await loadTexts(i18n, code, 'console')
    const t = i18n.getFixedT(code, 'console')
    const texts = [
      i18n.t('validation.nameShort'),
      i18n.t('validation.messageShort'),
      i18n.t('validation.passwordShort'),
      i18n.t('validation.ratingRange'),
      i18n.t('contact.form.counter', { n: 7 }),
      t('admin.users.create.passwordHint'),
      t('auth.lockedNow', { duration: formatMinutes(code, signInLimit.lockMinutes) }),
    ]
    for (const text of texts) expect(text).not.toMatch(/[{}]/)
    expect(texts.at(-1)).toMatch(/15/)
  })
})
