import { describe, expect, it } from 'vitest'
import {
  priceListDocument,
  projectDocument,
  sectionDocument,
  testimonialDocument,
} from '../../tests/support/factories.ts'
import { languageCodes } from '../languages.ts'
import { defaultPrices } from '../offers/prices.ts'
import { forEachKind } from './contentKinds.ts'
import { noProject } from './publicContent.ts'
import { previewContentFrom, publicContentFrom } from './publicContentFrom.ts'

const nothing = { settings: [], ...forEachKind(() => []) }
const now = Date.parse('2026-12-03T05:00:00Z')
const project = (id: string, fields: object) => ({ ...projectDocument(), ...fields, id })
const testimonial = (id: string, fields: object) => ({ ...testimonialDocument(), ...fields, id })

describe('The public content', () => {
  it('is in their language, then in English, then in Spanish', () => {
    const projects = [
      project('a', { title_es: 'Puerto', title_en: 'Harbour', title_de: 'Hafen', order_position: 0 }),
      project('b', { title_es: 'Faro', title_en: 'Lighthouse', title_de: ' ', order_position: 1 }),
      project('c', { title_es: 'Mar', title_en: '', title_de: '', order_position: 2 }),
    ]
    const titles = publicContentFrom('de', { ...nothing, projects }, now).projects.map(({ title }) => title)
    expect(titles).toEqual(['Hafen', 'Lighthouse', 'Mar'])
  })

  it('has every usual role in credits in the reader’s language', () => {
    const projects = [project('a', { credits: 'Montaje: Luz Rey\nLeo Paz' })]
    const [shown] = publicContentFrom('de', { ...nothing, projects }, now).projects
    expect(shown?.credits).toBe('Schnitt: Luz Rey\nLeo Paz')
  })

  it('is in the owner’s order; rows without a position come last', () => {
    const rows = [{ order_position: 2 }, { order_position: undefined }, { order_position: 0 }]
    const testimonials = rows.map((row, at) => testimonial(`t${at}`, row))
    const { testimonials: shown } = publicContentFrom('es', { ...nothing, testimonials }, now)
    expect(shown.map(({ id }) => id)).toEqual(['t2', 't0', 't1'])
  })

  it('leaves out what has no name or text to show', () => {
    const untitled = Object.fromEntries(languageCodes.map((code) => [`title_${code}`, ' ']))
    const stored = {
      ...nothing,
      projects: [project('empty', untitled), project('german', { ...untitled, title_de: 'Hafen' }), { id: 'half' }],
      testimonials: [testimonial('nameless', { client_name: '' }), { id: 'half', client_name: 'Lucía' }],
      sections: [{ id: 'half', list: 'faqs' }],
    }
    for (const shown of [publicContentFrom('es', stored, now), previewContentFrom('es', stored, now)])
      expect([shown.projects, shown.testimonials, shown.sections]).toEqual([[], [], []])
    expect(publicContentFrom('de', stored, now).projects).toMatchObject([{ id: 'german', title: 'Hafen' }])
  })

  it('has no private fields', () => {
    const projects = [project('a', { secret: 'x', rev: 'r1', order_position: 0 })]
    const { projects: shown } = publicContentFrom('es', { ...nothing, projects }, now)
    expect(Object.keys(shown[0] ?? {}).sort()).toEqual(Object.keys(noProject).sort())
    expect(JSON.stringify(shown)).not.toMatch(/secret|r1/)
  })

  it('does not have the owner’s address for notifications', () => {
    const settings = [{ id: 'notifications', value: { email_enabled: true, email_address: 'yo@montaje.example' } }]
    for (const isForAdmin of [false, true]) {
      const content = publicContentFrom('es', { ...nothing, settings }, now, isForAdmin)
      expect(content.settings).not.toHaveProperty('notifications')
      expect(JSON.stringify(content)).not.toContain('yo@montaje.example')
    }
  })

  it('has no lists under maintenance, except for an admin', () => {
    const settings = [{ id: 'maintenance', value: { enabled: true, message: 'Volvemos el lunes.' } }]
    const stored = { ...nothing, settings, projects: [project('a', {})], testimonials: [testimonial('b', {})] }
    const { projects, testimonials, settings: shown } = publicContentFrom('es', stored, now)
    expect([projects, testimonials]).toEqual([[], []])
    expect(shown.maintenance).toEqual({ enabled: true, message: 'Volvemos el lunes.' })
    expect(publicContentFrom('es', stored, now, true).projects).toHaveLength(1)
  })

  it('shows a planned document from midnight in the studio’s time zone', () => {
    const projects = [project('a', { visibility: '2026-12-03' })]
    const shownIn = (time_zone: string, moment: string) => {
      const settings = [{ id: 'site_info', value: { time_zone } }]
      return publicContentFrom('es', { ...nothing, settings, projects }, Date.parse(moment)).projects.length
    }
    expect([shownIn('Asia/Tokyo', '2026-12-02T14:59:59Z'), shownIn('Asia/Tokyo', '2026-12-02T15:00:00Z')]).toEqual([
      0, 1,
    ])
    for (const unusable of ['', 'Mars/Olympus', 'x'])
      expect([shownIn(unusable, '2026-12-03T04:59:59Z'), shownIn(unusable, '2026-12-03T05:00:00Z')]).toEqual([0, 1])
  })

  it('has nothing hidden or planned, and all documents that predate visibility', () => {
    const rows = [
      { visibility: 'visible' },
      { visibility: 'hidden' },
      { visibility: '2026-12-03' },
      { visibility: '2026-12-04' },
      { visibility: undefined },
    ]
    const stored = {
      ...nothing,
      projects: rows.map((row, at) => project(`p${at}`, { ...row, order_position: at })),
      testimonials: rows.map((row, at) => testimonial(`t${at}`, { ...row, order_position: at })),
    }
    const shown = (moment: number, isForAdmin = false) => {
      const { projects, testimonials } = publicContentFrom('es', stored, moment, isForAdmin)
      return [projects, testimonials].map((list) => list.map(({ id }) => id.slice(1)).join(' '))
    }
    expect(shown(now - 1)).toEqual(['0 4', '0 4'])
    expect(shown(now)).toEqual(['0 2 4', '0 2 4'])
    expect(shown(now, true)).toEqual(['0 2 4', '0 2 4'])
  })

  describe('has of the page’s texts', () => {
    const empty = Object.fromEntries(
      Object.keys(sectionDocument()).flatMap((name) => (/_[a-z]{2}$/.test(name) ? [[name, '']] : [])),
    )
    const section = (id: string, fields: object) => ({ ...sectionDocument(), ...empty, list: '', ...fields, id })
    const contentOf = (language: 'es' | 'de', ...sections: ReturnType<typeof section>[]) =>
      publicContentFrom(language, { ...nothing, sections }, now)

    it('only what the owner has written in this language', () => {
      const hero = section('hero', { title_es: 'Bodas', title_de: 'Hochzeiten', text_es: 'Cortas' })
      expect(contentOf('es', hero)).toMatchObject({
        texts: { 'hero.title': 'Bodas', 'hero.subtitle': 'Cortas' },
        sections: [],
      })
      expect(contentOf('de', hero).texts).toEqual({ 'hero.title': 'Hochzeiten' })
    })

    it('nothing of a part that is hidden or planned', () =>
      expect(
        contentOf(
          'es',
          section('hero', { title_es: 'Bodas', visibility: 'hidden' }),
          section('pilot', { title_es: 'Gratis', visibility: '2026-12-04' }),
        ).texts,
      ).toEqual({}))

    it('the texts of a later version from its day on, and all texts of the part with it', () => {
      const hero = section('hero', { title_es: 'Bodas', text_es: 'Cortas' })
      const from = (visibility: string) => section('hero--a', { title_es: 'Fiestas', visibility })
      expect(contentOf('es', from('2026-12-03'), hero).texts).toEqual({ 'hero.title': 'Fiestas' })
      expect(contentOf('es', from('2026-12-04'), hero).texts).toEqual({
        'hero.title': 'Bodas',
        'hero.subtitle': 'Cortas',
      })
    })

    it('the showreel’s captions in the reader’s language, else in another one, which is named', () => {
      const captions = 'WEBVTT\n\n00:00.500 --> 00:02.000\nHola'
      const reel = section('showreel', { captions_es: captions })
      expect(contentOf('es', reel).reelLanguage).toBeUndefined()
      expect(contentOf('de', reel)).toMatchObject({ texts: { 'showreel.captions': captions }, reelLanguage: 'es' })
    })

    it('the showreel’s chapters in the reader’s language, else in English, else in Spanish, which is named', () => {
      const chapters = { note_es: '0:00 Apertura', note_en: '0:00 Opening' }
      const named = (language: 'de' | 'es', reel: typeof chapters) => {
        const { texts, chaptersLanguage } = contentOf(language, section('showreel', reel))
        return [texts['showreel.chapters'], chaptersLanguage]
      }
      expect(named('es', chapters)).toEqual(['0:00 Apertura', undefined])
      expect(named('de', chapters)).toEqual(['0:00 Opening', 'en'])
      expect(named('de', { ...chapters, note_en: '' })).toEqual(['0:00 Apertura', 'es'])
    })

    it('an added item in the reader’s language, else in English, else in Spanish', () => {
      const item = section('x1', { list: 'faqs', order_position: 8, title_es: '¿Y?', text_es: 'Sí.', text_en: 'Yes.' })
      expect(contentOf('de', item).sections).toEqual([
        {
          ...{ id: 'x1', list: 'faqs', order_position: 8, imageUrl: '' },
          texts: { title: '¿Y?', text: 'Yes.' },
          textLanguages: { title: 'es', text: 'en' },
        },
      ])
    })

    it('a removed default item, marked as removed, and no removed item of the owner’s', () =>
      expect(
        contentOf(
          'es',
          section('faqs-1', { list: 'faqs', order_position: 1, visibility: 'hidden', title_es: 'Secreto' }),
          section('x1', { list: 'faqs', order_position: 8, visibility: 'hidden', title_es: 'Secreto' }),
        ),
      ).toMatchObject({
        texts: {},
        sections: [{ id: 'faqs-1', list: 'faqs', order_position: 1, imageUrl: '', isHidden: true }],
      }))

    it('all of them while the site is closed', () => {
      const settings = [{ id: 'maintenance', value: { enabled: true, message: '' } }]
      const sections = [section('footer-maintenance', { title_es: 'Ya casi' })]
      expect(publicContentFrom('es', { ...nothing, settings, sections }, now).texts).toEqual({
        'maintenance.title': 'Ya casi',
      })
    })
  })

  describe('of the price lists', () => {
    const list = (id: string, fields: object) => ({ ...priceListDocument(), ...fields, id })
    const priceAt = (prices: ReturnType<typeof list>[], moment = now) =>
      publicContentFrom('es', { ...nothing, prices }, moment).prices?.basic_price

    it('has the last one in the owner’s order', () => {
      const lists = [
        list('a', { basic_price: 18, order_position: 1 }),
        list('b', { basic_price: 17, order_position: 0 }),
        list('c', { basic_price: 19, order_position: 2, visibility: 'hidden' }),
      ]
      expect(priceAt(lists)).toBe(18)
    })

    it('has one that is planned from its day on', () => {
      const lists = [
        list('a', { basic_price: 18, order_position: 0 }),
        list('b', { basic_price: 19, order_position: 1, visibility: '2026-12-03' }),
      ]
      expect([priceAt(lists, now - 1), priceAt(lists)]).toEqual([18, 19])
    })

    it('has no impossible one, but the last valid one', () => {
      const sound = list('a', { basic_price: 18, order_position: 0 })
      const impossible = list('b', { basic_price: 0, order_position: 1 })
      expect(priceAt([sound, impossible])).toBe(18)
      expect(priceAt([impossible])).toBeUndefined()
    })

    it('has its numbers only, and nothing if none is stored', () => {
      const { prices } = publicContentFrom('es', { ...nothing, prices: [list('a', { secret: 'x' })] }, now)
      expect(prices).toEqual(defaultPrices)
      expect(publicContentFrom('es', nothing, now)).not.toHaveProperty('prices')
    })
  })

  it('has the readable part of a damaged document', () => {
    const { projects } = publicContentFrom(
      'es',
      { ...nothing, projects: [{ id: 'a', title_es: 7, title_en: 'Port', featured: 'yes' }] },
      now,
    )
    expect(projects).toMatchObject([{ ...noProject, id: 'a', title: 'Port' }])
  })
})

describe('A preview', () => {
  it('shows hidden and planned documents, and leaves removed default items removed', () => {
    const rows = [{ visibility: 'hidden' }, { visibility: '2999-01-01' }, { visibility: 'visible' }]
    const section = (id: string, fields: object) => ({ ...sectionDocument(), ...fields, id })
    const stored = {
      ...nothing,
      settings: [{ id: 'maintenance', value: { enabled: true, message: '' } }],
      projects: rows.map((row, at) => project(`p${at}`, { ...row, order_position: at })),
      sections: [
        section('hero', { list: '', title_es: 'Bodas', visibility: '2999-01-01' }),
        section('faqs-1', { list: 'faqs', order_position: 1, visibility: 'hidden' }),
        section('x1', { list: 'faqs', order_position: 8, visibility: 'hidden', title_es: '¿Y?' }),
      ],
    }
    const { projects, texts, sections } = previewContentFrom('es', stored, now)
    expect(projects.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2'])
    expect(texts).toMatchObject({ 'hero.title': 'Bodas' })
    expect(sections).toMatchObject([
      { id: 'faqs-1', isHidden: true },
      { id: 'x1', texts: { title: '¿Y?' } },
    ])
    expect(sections[1]).not.toHaveProperty('isHidden')
  })
})
