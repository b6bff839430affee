/** Returns all texts that result from replacing one match at a time. */
const eachPlace = (text: string, place: RegExp, by: (found: RegExpExecArray) => readonly string[]) =>
  [...text.matchAll(place)].flatMap((found) =>
    by(found).map((instead) => text.slice(0, found.index) + instead + text.slice(found.index + found[0].length)),
  )

/**
 * Returns looser and tighter variants of a pattern: limits, character classes, alternatives, flags. A plain string
 * becomes another string.
 */
export function patternChanges(literal: string): string[] {
  const isPattern = /[[\]{}()*+?\\|]/.test(literal)
  if (!isPattern) return [`'x${literal.slice(1)}`]
  return [
    ...eachPlace(literal, /\{(\d+),(\d+)\}/g, ([, least = '', most = '']) => [
      `{${least},${Number(most) + 1 > 1000 ? '' : Number(most) + 1}}`,
      `{${least},${Number(most) - 1}}`,
      `{${Number(least) + 1},${most}}`,
      ...(Number(least) > 0 ? [`{${Number(least) - 1},${most}}`] : []),
    ]),
    ...eachPlace(literal, /\{(\d+)\}/g, ([, count]) => [`{${Number(count) + 1}}`, `{${Number(count) - 1},${count}}`]),
    ...eachPlace(literal, /\{(\d+),\}/g, ([, least]) => [`{${Number(least) - 1},}`, `{${Number(least) + 1},}`]),
    ...eachPlace(literal, /\[(?:\\.|[^\]\\])+\]/g, () => ['.']),
    ...eachPlace(literal, /\]\+|\)\+/g, ([found]) => [`${found[0]}*`]),
    ...eachPlace(literal, /\)\?|\]\?/g, ([found]) => [`${found[0]}`]),
    ...eachPlace(literal, /\\\\\+\?/g, () => ['\\\\+']),
    ...eachPlace(literal, /\\\\\./g, () => ['.']),
    ...eachPlace(literal, /\(\?[is]\)/g, () => ['']),
    ...eachPlace(literal, /(?<=[(|])[^()|]+\|/g, () => ['']),
  ]
}
