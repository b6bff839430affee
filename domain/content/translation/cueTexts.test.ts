import { expect, test } from 'vitest'
import { withCueTargets, withCueTexts, withJoinedCues } from './cueTexts.ts'

const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola\na todos\n\n00:03.000 --> 00:04.000\nAdiós'
const spanish = { title: 'Título', captions }

test('Each cue of the captions is a text to translate, without times', () => {
  expect(withCueTexts(spanish)).toEqual({ title: 'Título', 'captions.0': 'Hola a todos', 'captions.1': 'Adiós' })
  const targets = [{ code: 'en', texts: ['title', 'captions'], replaced: 1 }] as const
  expect(withCueTargets(targets, spanish)).toEqual([
    { code: 'en', texts: ['title', 'captions.0', 'captions.1'], replaced: 1 },
  ])
})

test('Translated captions have the times of the Spanish ones', () => {
  const found = { en: { title: 'Title', 'captions.0': 'Hello everyone', 'captions.1': 'Goodbye & thanks' } }
  expect(withJoinedCues(found, spanish)).toEqual({
    en: {
      title: 'Title',
      captions: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello everyone\n\n00:03.000 --> 00:04.000\nGoodbye &amp; thanks',
    },
  })
})

test('Captions that lack a cue stay untranslated', () => {
  expect(withJoinedCues({ en: { title: 'Title', 'captions.0': 'Hello' } }, spanish)).toEqual({ en: { title: 'Title' } })
})

test('A long cue gets two lines', () => {
  const text = 'Nobody knows how long a sentence gets in another language'
  const { en } = withJoinedCues({ en: { 'captions.0': text, 'captions.1': 'Bye' } }, spanish)
  expect(en?.captions).toContain('Nobody knows how long a sentence\ngets in another language')
})

test('Chapters keep their times in translation', () => {
  const spanish = { chapters: '0:00 Apertura\n0:12 Cierre' }
  expect(withCueTexts(spanish)).toEqual({ 'chapters.0': 'Apertura', 'chapters.1': 'Cierre' })
  expect(withJoinedCues({ en: { 'chapters.0': 'Opening', 'chapters.1': 'Close' } }, spanish)).toEqual({
    en: { chapters: '0:00 Opening\n0:12 Close' },
  })
})
