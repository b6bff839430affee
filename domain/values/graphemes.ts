/** The characters of a text as readers see them. Browsers without Intl.Segmenter take an emoji sequence apart. */
export const graphemes = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text]
