import type { LanguageCode } from '@studio/domain/languages'

/** A pattern that must not occur in texts of some languages, and its correction. */
export interface Rule {
  name: string
  /** All ten by default. */
  languages?: readonly LanguageCode[]
  wrong: RegExp | ((text: string) => boolean)
  say: string
}

const spaced: readonly LanguageCode[] = ['es', 'en', 'pt', 'fr', 'de', 'ru', 'it']
const count = (text: string, sign: string) => text.split(sign).length - 1

/** The quotation marks of each language; all others are wrong there. */
const quotes: Readonly<Record<LanguageCode, string>> = {
  es: '«»',
  en: '“”',
  pt: '“”',
  fr: '«»',
  de: '„“',
  zh: '“”‘《》',
  ar: '«»',
  ru: '«»',
  ja: '「」『』',
  it: '«»',
}
const everyQuote = '"“”„«»‹›‘‚「」『』《》'

const quoteRules = Object.entries(quotes).map(
  ([language, own]): Rule => ({
    name: 'quotes',
    languages: [language as LanguageCode],
    wrong: new RegExp(`[${[...everyQuote].filter((sign) => !own.includes(sign)).join('')}]`, 'u'),
    say: `quotes are ${own}`,
  }),
)

/** A character of Chinese or Japanese writing, including punctuation. */
const ideograph = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー々、。，；：？！（）「」『』《》“”]'
/** Variables that hold a number, a price or an address: Chinese puts a space around them, as around Latin words. */
const latin =
  '(?:n|m|ms|count|total|quantity|days|size|price|budget|express|usual|saving|duration|months|projects|testimonials|settings|added|changed|removed|round|range|from|to|done|position|max|kb|email|host|number|recentMinutes|(?:wanted)?(?:W|w)idth|(?:wanted)?(?:H|h)eight|\\w+(?:Min|Max|Advised))'

/** The typographic rules of each language. */
export const typography: readonly Rule[] = [
  { name: 'ellipsis', wrong: /\.\.\./, say: 'one character: …' },
  { name: 'apostrophe', wrong: /['ʼ`´′]|\p{L}‘\p{L}/u, say: 'the apostrophe is ’' },
  { name: 'blanks', wrong: /^ | $| {2}| \n|\n /, say: 'no blank at the ends, no two together' },
  {
    name: 'ellipsis',
    languages: ['de'],
    wrong: /[\p{L} ]…/u,
    say: 'a no-break space (U+00A0) before the … that stands for words',
  },
  { name: 'range', wrong: /(?:\d|\}\}) ?-\u2060? ?(?:\d|\{\{)/, say: 'a range has an en dash, or words' },
  {
    name: 'unit',
    languages: spaced,
    wrong: /(?:\d|\}\}) (?:h|s|ms|min|px|KB|MB|GB|Ko|Mo|Go|USD|COP|%|ч|с|сек\.|дн\.|КБ|МБ|ГБ)(?![\p{L}])|US\$ \d/u,
    say: 'a no-break space (U+00A0) between number and unit',
  },
  ...quoteRules,
  {
    name: 'opening signs',
    languages: ['es'],
    wrong: (text) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
    say: '¿ opens what ? closes, ¡ what ! closes',
  },
  { name: 'colon', languages: ['fr'], wrong: /(?<!\u00a0|\bRe):(?=\s|$)/, say: 'U+00A0 before the colon' },
  { name: 'high signs', languages: ['fr'], wrong: /(?<![\u202f?!])[;?!]/, say: 'U+202F before ; ? !' },
  { name: 'guillemets', languages: ['fr'], wrong: /«(?!\u00a0)|(?<!\u00a0)»/, say: 'U+00A0 inside « »' },
  { name: 'dash', languages: ['ru'], wrong: / —/, say: 'a no-break space (U+00A0) before the dash' },
  {
    name: 'case',
    languages: ['ru'],
    wrong: /(?:^|\s)(?:от|у|для|о|об|с|к|на|в) \{\{name\}\}/i,
    say: 'a name is not declined: a colon, quotes or a word before it takes the case',
  },
  {
    name: 'script',
    languages: ['ru'],
    wrong: /[a-z][а-яё]|[а-яё][a-z]/iu,
    say: 'Latin and Cyrillic letters in one word',
  },
  {
    name: 'full width',
    languages: ['zh', 'ja'],
    wrong: new RegExp(`(?:${ideograph}|\\}\\}) ?[,;:?!()]|[,;:?!()] ?(?:${ideograph})`, 'u'),
    say: 'full-width signs: ，；：？！（）',
  },
  {
    name: 'cjk blanks',
    languages: ['zh'],
    wrong: new RegExp(
      `${ideograph} ${ideograph}|\\{\\{(?!${latin}\\}\\})\\w+\\}\\} ${ideograph}|${ideograph} \\{\\{(?!${latin}\\}\\})`,
      'u',
    ),
    say: 'no blank between Chinese characters, nor beside what becomes some',
  },
  {
    name: 'cjk blanks',
    languages: ['ja'],
    wrong: new RegExp(`${ideograph} (?![|·])|(?<![|·]) ${ideograph}`, 'u'),
    say: 'no blank beside Japanese characters',
  },
  {
    name: 'range',
    languages: ['ja'],
    wrong: /〜(?:\d|\{\{)/,
    say: 'U+2060 after the dash of a range, which no line may end with',
  },
  {
    name: 'full width',
    languages: ['zh', 'ja'],
    wrong: new RegExp(`${ideograph}\\.(?!\\w)`, 'u'),
    say: 'the full stop is 。',
  },
  { name: 'full width', languages: ['ja'], wrong: /，/, say: 'the comma is 、' },
  {
    name: 'elision',
    languages: ['it'],
    wrong: /(?<!\p{L})(?:il|del|dal|al|nel|sul) \{\{(?:date|when|day|since|ends)\}\}/iu,
    say: 'a date may begin with 8 or 11: no article before it (“in data”, a colon)',
  },
  { name: 'wave dash', languages: ['ja'], wrong: /～/, say: 'the wave dash is 〜 (U+301C)' },
  { name: 'arabic signs', languages: ['ar'], wrong: /[,;?](?!\w)/, say: '، ؛ ؟' },
  {
    name: 'direction',
    languages: ['ar'],
    wrong: /(?<![\u200e\u2066][^\p{sc=Arabic}\u2069]*)(?:\d|\}\}) ?[×–] ?(?:\d|\{\{)/u,
    say: 'U+200E before what runs from left to right',
  },
  {
    name: 'direction',
    languages: ['ar'],
    // A text on its own, such as a placeholder, has the direction of its field.
    wrong: (text) =>
      /\p{sc=Arabic}/u.test(text) && /(?<![\u200e\u2066\w@.+:/-])(?:@\w|\+\d|https?:|[\w.]+@\w)/.test(text),
    say: 'U+200E before a name, number or address that runs from left to right',
  },
]

/** Returns whether a text breaks a rule. */
export const breaks = ({ wrong }: Rule, text: string) => (typeof wrong === 'function' ? wrong(text) : wrong.test(text))
