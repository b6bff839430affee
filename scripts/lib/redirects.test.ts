import { languageCodes } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { redirects } from './redirects.ts'

const leadsTo = (path: string) => redirects().find(({ regex }) => new RegExp(regex, 'u').test(path))?.destination

test.each([
  ['/ES', '/es/'],
  ['/EN/', '/en/'],
  ['/De/', '/de/'],
  ['/dE', '/de/'],
  ['/pt-br', '/pt/'],
  ['/pt-BR/', '/pt/'],
  ['/zh-CN/', '/zh/'],
  ['/zh_Hant_TW', '/zh/'],
  ['/es-419/', '/es/'],
  ['/FR-ca/', '/fr/'],
  ['/privacy/', '/privacy'],
  ['/Privacy', '/privacy'],
  ['/PRIVACY/', '/privacy'],
  ['/de/privacy/', '/de/privacy'],
  ['/de/Privacy', '/de/privacy'],
  ['/DE/privacy', '/de/privacy'],
  ['/pt-br/privacy/', '/pt/privacy'],
])('%s leads to %s', (path, destination) => expect(leadsTo(path)).toBe(destination))

test('No address with a page is redirected, and none without a language', () => {
  const pages = languageCodes.flatMap((code) => [`/${code}`, `/${code}/`, `/${code}/privacy`])
  for (const path of [
    '/',
    '/privacy',
    ...pages,
    '/auth',
    '/admin/projects',
    '/xx-yy/',
    '/de/other',
    '/design',
    '/it-',
    '/icons/',
  ])
    expect(leadsTo(path), path).toBeUndefined()
})
