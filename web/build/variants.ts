import { noProject, type PublicContent, publicContentVersion } from '@studio/domain/content/publicContent'
import { forEachPublicKind } from '@studio/domain/content/publicRows'
import type { LanguageCode } from '@studio/domain/languages'
import { defaultSettings } from '@studio/domain/settings/settings'

/** A project with every value that affects a card's styles. */
const project = {
  ...noProject,
  title: 't',
  description: 'd',
  category: 'c',
  imageUrl: '/p.webp',
  client: 'c',
  year: '2026',
  format: '9:16',
  seconds: 28,
  loopUrl: '/l.mp4',
}
const testimonial = { name: 'n', role: 'r', company: 'c', content: 'c', avatarUrl: '', rating: 5, projectId: '' }
const item = { order_position: 0, imageUrl: '/i.webp' }
const everywhere = 'https://example.com/a'

/**
 * One content for each variant of a prerendered page: not loaded, nothing stored, some of each kind, maintenance. Their
 * styles cover whatever the studio stores later.
 */
export function contentsOfAllVariants(language: LanguageCode): (PublicContent | undefined)[] {
  const empty: PublicContent = {
    version: publicContentVersion,
    language,
    settings: defaultSettings,
    texts: {},
    ...forEachPublicKind(() => []),
  }
  const { site_info, maintenance, social_media } = defaultSettings
  const contact_info = { ...defaultSettings.contact_info, email: 'a@b.co', whatsapp: '+57 311 222 3333' }
  return [
    undefined,
    empty,
    {
      ...empty,
      settings: {
        ...defaultSettings,
        site_info: { ...site_info, logo_url: '/logo.png' },
        contact_info,
        currency: { code: 'EUR', usd_rate: '0.9' },
        showreel: { video_url: 'https://example.com/film.mp4' },
        social_media: { ...social_media, youtube: everywhere },
      },
      projects: [
        { ...project, id: 'a', isFeatured: true },
        { ...project, id: 'b', imageUrl: '', videoUrl: 'https://example.com/film.mp4', client: 'd' },
        { ...project, id: 'c', client: 'e', category: 'd', format: '', brief: 'b' },
      ],
      testimonials: [
        { ...testimonial, id: 'a', projectId: 'a' },
        { ...testimonial, id: 'b', avatarUrl: '/a.webp', projectId: 'b' },
      ],
      sections: [
        { ...item, id: 'a', list: 'people', texts: { title: 'n', text: 't', note: 'l', badge: 'c' } },
        { ...item, id: 'b', list: 'clients', texts: { title: 'a' } },
        { ...item, id: 'c', list: 'clients', texts: { title: 'b' }, imageUrl: '' },
      ],
    },
    {
      ...empty,
      settings: { ...defaultSettings, contact_info, maintenance: { ...maintenance, enabled: true, message: 'other' } },
    },
  ]
}
