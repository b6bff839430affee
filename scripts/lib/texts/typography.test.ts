import type { LanguageCode } from '@studio/domain/languages'
import { describe, expect, test } from 'vitest'
import { findingsIn } from './findings.ts'
import { glossary } from './glossary.ts'
import { breaks, typography } from './typography.ts'

const rulesBrokenBy = (language: LanguageCode, text: string) =>
  typography
    .filter((rule) => (rule.languages?.includes(language) ?? true) && breaks(rule, text))
    .map(({ name }) => name)

describe('Each language follows its own typography', () => {
  test.each<[LanguageCode, string, string, string?]>([
    ['es', 'ellipsis', 'Enviando...', 'Enviando…'],
    ['it', 'apostrophe', "l'anteprima", 'l’anteprima'],
    ['en', 'range', '48-72 hours', '48–72 hours'],
    ['es', 'range', '{{from}} - {{to}}', '{{from}}–{{to}}'],
    ['es', 'unit', '150 KB', '150\u00a0KB'],
    ['en', 'apostrophe', 'It`s', 'It’s'],
    ['it', 'apostrophe', 'l‘email', 'l’email'],
    ['fr', 'apostrophe', 'lʼe-mail', 'l’e-mail'],
    ['es', 'unit', '{{width}}×{{height}} px', '{{width}}×{{height}}\u00a0px'],
    ['pt', 'unit', 'US$ 500', 'US$\u00a0500'],
    ['ja', 'range', '30〜45秒', '30〜\u206045秒'],
    ['zh', 'full width', '已保存.', '已保存。'],
    ['ja', 'full width', '保存，公開', '保存、公開'],
    ['it', 'elision', 'Settimana del {{date}}', 'Settimana: {{date}}'],
    ['ar', 'direction', 'راسل studio@example.com', 'راسل \u200estudio@example.com'],
    ['ar', 'direction', 'الرقم +57 300', 'الرقم \u200e+57 300'],
    ['ar', 'direction', 'ابدأ بـ https://…', 'ابدأ بـ \u200ehttps://…'],
    ['es', 'opening signs', 'Eliminar esto?', '¿Eliminar esto?'],
    ['es', 'opening signs', 'Enviado!', '¡Enviado!'],
    ['de', 'ellipsis', 'Wird gesendet…', 'Wird gesendet\u00a0…'],
    ['de', 'quotes', '»Titel«', '„Titel“'],
    ['en', 'quotes', '"title"', '“title”'],
    ['it', 'quotes', '“titolo”', '«titolo»'],
    ['fr', 'colon', 'Vidéo : {{title}}', 'Vidéo\u00a0: {{title}}'],
    ['fr', 'colon', 'Ratio 16: 9', 'en 16:9'],
    ['fr', 'high signs', 'Prêt\u00a0?', 'Prêt\u202f?'],
    ['fr', 'guillemets', '« titre »', '«\u00a0titre\u00a0»'],
    ['ru', 'dash', 'Оценка — 5', 'Оценка\u00a0— 5'],
    ['ru', 'case', 'Сообщение от {{name}}', 'Сообщение: {{name}}'],
    ['ru', 'script', 'mоушн', 'UGC-ролик'],
    ['zh', 'full width', '视频:{{title}}', '视频：{{title}}'],
    ['zh', 'cjk blanks', '复制 {{title}}', '复制《{{title}}》'],
    ['zh', 'cjk blanks', '第 一', '{{n}} 种格式，共 20 MB'],
    ['ja', 'full width', '保存しますか?', '保存しますか？'],
    ['ja', 'cjk blanks', '{{n}} 件', '{{n}}件'],
    ['ja', 'cjk blanks', 'PIN でログイン', '動画編集 | リール'],
    ['ja', 'wave dash', '5～7日', '5〜\u20607日'],
    ['ar', 'arabic signs', 'متى?', 'متى؟'],
    ['ar', 'direction', 'أبعادها 1280×720', 'أبعادها \u200e1280×720'],
  ])('%s: %s', (language, rule, wrong, right = '') => {
    expect(rulesBrokenBy(language, wrong)).toContain(rule)
    expect(rulesBrokenBy(language, right)).toEqual([])
  })
})

test('only the texts that the specification fixes are exempt from the rules', () => {
  const rules = (text: string) => findingsIn([{ language: 'es', key: 'console:a', text }]).map(({ rule }) => rule)
  expect(rules('Usuario creado!')).toEqual([])
  expect(rules('Proyecto creado!')).toEqual(['opening signs'])
})

test('a word that the glossary replaces is found, but not within a variable', () => {
  const rules = (text: string) => findingsIn([{ language: 'it', key: 'console:a', text }]).map(({ say }) => say)
  expect(rules('Voglio il mio campione')).toEqual(['sample (the free one) is “prova gratuita”'])
  expect(rules('Scrivi a {{campione}}')).toEqual([])
})

test('the glossary recommends no forbidden word', () => {
  for (const { words } of glossary)
    for (const word of Object.values(words)) for (const use of word.use.split(', ')) expect(use).not.toMatch(word.not)
})

test('a text left in Spanish is found, unless the language uses the same words', () => {
  const found = (text: string) =>
    findingsIn(['es', 'pt'].map((language) => ({ language: language as LanguageCode, key: 'console:a', text })))
  expect(found('Volver al sitio').map(({ language, rule }) => [language, rule])).toEqual([['pt', 'untranslated']])
  expect(found('Cancelar')).toEqual([])
  expect(found('{{n}} / {{total}}')).toEqual([])
})
