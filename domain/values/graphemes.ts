/** Returns the characters of a text as readers see them. Browsers without Intl.Segmenter split emoji sequences. */
export const graphemes = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text]
