import * as v from 'valibot'
import { expect, test } from 'vitest'
import { settingsGroups } from './settingSchemas.ts'
import { type Network, profileAddress } from './socialProfile.ts'

const isTaken = (address: string) =>
  v.safeParse(settingsGroups.social_media.entries.instagram ?? v.never(), address).success

test.each<[Network, string, string]>([
  ['instagram', '@montaje', 'https://www.instagram.com/montaje/'],
  ['instagram', ' montaje.studio_1 ', 'https://www.instagram.com/montaje.studio_1/'],
  ['instagram', '\u200e@montaje\u2069', 'https://www.instagram.com/montaje/'],
  ['instagram', '@montaje.studio', 'https://www.instagram.com/montaje.studio/'],
  ['instagram', '@ana.me', 'https://www.instagram.com/ana.me/'],
  ['instagram', 'instagram.com/montaje', 'https://instagram.com/montaje'],
  ['instagram', 'www.Instagram.com/montaje/?hl=es', 'https://www.Instagram.com/montaje/?hl=es'],
  ['instagram', 'http://instagram.com/montaje', 'https://instagram.com/montaje'],
  ['instagram', 'https://www.instagram.com/montaje/', 'https://www.instagram.com/montaje/'],
  ['linkedin', '@montaje-studio', 'https://www.linkedin.com/company/montaje-studio'],
  ['linkedin', 'in/ana-nunez', 'https://www.linkedin.com/in/ana-nunez'],
  ['youtube', '@montaje', 'https://www.youtube.com/@montaje'],
  ['youtube', '@corte.tv', 'https://www.youtube.com/@corte.tv'],
  ['youtube', 'モンタージュ', 'https://www.youtube.com/@モンタージュ'],
  ['facebook', '@montaje.es', 'https://www.facebook.com/montaje.es'],
  ['facebook', 'montaje.studio1', 'https://www.facebook.com/montaje.studio1'],
  ['instagram', 'Instagram: @montaje', 'https://www.instagram.com/montaje/'],
  ['instagram', '//instagram.com/montaje', 'https://instagram.com/montaje'],
  ['linkedin', 'es.linkedin.com/in/ana-nunez', 'https://es.linkedin.com/in/ana-nunez'],
  ['youtube', 'UCabcdefghijklmnopqrstuv', 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv'],
  ['facebook', 'es-la.facebook.com/montaje', 'https://es-la.facebook.com/montaje'],
  ['facebook', 'fb.me/montaje', 'https://fb.me/montaje'],
  ['twitter', 'mobile.twitter.com/montaje', 'https://mobile.twitter.com/montaje'],
  ['twitter', '@montaje', 'https://x.com/montaje'],
  ['twitter', 'twitter.com/montaje', 'https://twitter.com/montaje'],
  ['twitter', 'https://example.com/elsewhere', 'https://example.com/elsewhere'],
  ['tiktok', '@montaje.studio', 'https://www.tiktok.com/@montaje.studio'],
  ['tiktok', 'TikTok: montaje_1', 'https://www.tiktok.com/@montaje_1'],
  ['tiktok', 'vm.tiktok.com/ZMabc/', 'https://vm.tiktok.com/ZMabc/'],
  ['tiktok', 'tiktok.com/@montaje?lang=es', 'https://tiktok.com/@montaje?lang=es'],
  ['vimeo', '@montaje', 'https://vimeo.com/montaje'],
  ['vimeo', 'user12345678', 'https://vimeo.com/user12345678'],
  ['vimeo', 'https://vimeo.com/showcase/123', 'https://vimeo.com/showcase/123'],
  ['behance', 'montaje-studio', 'https://www.behance.net/montaje-studio'],
  ['behance', 'be.net/montaje', 'https://be.net/montaje'],
])('%s: «%s» becomes %s, which may be saved', (network, text, expected) => {
  expect(profileAddress(network, text)).toBe(expected)
  expect(isTaken(expected)).toBe(true)
  expect(profileAddress(network, expected)).toBe(expected)
})

test('An empty profile stays empty', () => expect(profileAddress('instagram', '  ')).toBe(''))

test.each<[Network, string]>([
  ['instagram', 'javascript:alert(1)'],
  ['instagram', '@../../evil'],
  ['instagram', '@mon taje'],
  ['instagram', '//evil.example'],
  ['instagram', 'evil.com'],
  ['instagram', 'montaje.studio'],
  ['instagram', 'data:text/html,x'],
  ['instagram', '@montaje?x=1'],
  ['instagram', '<script>'],
  ['instagram', 'instagram.com@evil.example'],
  ['instagram', 'instagram.com.evil.example/montaje'],
  ['instagram', 'evilinstagram.com/montaje'],
  ['instagram', 'a:b@instagram.com/montaje'],
  ['instagram', 'x: javascript:alert(1)'],
  ['instagram', '@@montaje'],
  ['instagram', 'моntaje'],
  ['twitter', '@montaje.studio'],
  ['twitter', 'a'.repeat(16)],
  ['facebook', '@abc'],
  ['linkedin', 'in/../x'],
  ['tiktok', '@-montaje'],
  ['tiktok', 'a'.repeat(25)],
  ['vimeo', 'vimeo.com.evil.example/montaje'],
  ['vimeo', '@mon-taje'],
  ['behance', 'montaje studio'],
  ['behance', 'evilbehance.net/montaje'],
])('%s: «%s» is not a name, and is refused', (network, text) => {
  expect(isTaken(profileAddress(network, text))).toBe(false)
})
