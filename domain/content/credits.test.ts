import { describe, expect, test } from 'vitest'
import { languageCodes } from '../languages.ts'
import { creditRoles } from './creditRoles.ts'
import { creditLine, creditsIn } from './credits.ts'

describe('credits', () => {
  test.each([
    ['a role in the studio’s language', 'Cámara: Luz Rey\nMúsica: Leo Paz', 'de', 'Kamera: Luz Rey\nMusik: Leo Paz'],
    ['a role in another language', 'Editing: Luz Rey', 'es', 'Montaje: Luz Rey'],
    ['a role without its accent, in capitals', 'CAMARA : Luz Rey', 'en', 'Camera: Luz Rey'],
    ['the colon of Chinese', '剪辑：Luz Rey', 'fr', 'Montage\u00a0: Luz Rey'],
    ['a colon in Chinese', 'Sonido: Luz Rey', 'zh', '声音：Luz Rey'],
    ['a colon within the name', 'Música: Tema: Aurora', 'it', 'Musica: Tema: Aurora'],
    ['another role', 'Catering: Luz Rey', 'ja', 'Catering: Luz Rey'],
    ['a name alone', 'Luz Rey', 'ar', 'Luz Rey'],
    ['a role alone', 'Música:', 'en', 'Música:'],
    ['an empty line between two', 'Luz Rey\n\nColor: Leo Paz', 'pt', 'Luz Rey\n\nCor: Leo Paz'],
    ['nothing', '', 'ru', ''],
  ] as const)('%s', (_, credits, language, shown) => expect(creditsIn(credits, language)).toBe(shown))

  test('a name stands for one role only, and each role is recognized in every language', () => {
    for (const role of creditRoles)
      for (const written of languageCodes)
        for (const read of languageCodes)
          expect(creditsIn(`${creditLine(role[written], written)}Luz`, read), `${written} in ${read}`).toBe(
            `${creditLine(role[read], read)}Luz`,
          )
  })
})
