import { expect, it } from 'vitest'
import { excerptOf, firstLinesOf } from './excerpt.ts'

it.each([
  ['Hola', 10, 'Hola'],
  [' Hola,\n\n  quiero\tun reel ', 40, 'Hola, quiero un reel'],
  ['Quiero tres reels para mi tienda', 20, 'Quiero tres reels…'],
  ['Superlargapalabrasinespacios', 10, 'Superlarg…'],
  ['我想剪辑一个短片给我的店', 6, '我想剪辑一…'],
  ['🎬🎬🎬🎬', 3, '🎬🎬…'],
  ['a\u0000b\u2028c', 10, 'a b c'],
  ['', 5, ''],
])('The excerpt of %j with at most %i characters is %j', (text, max, excerpt) =>
  expect(excerptOf(text, max)).toBe(excerpt),
)

it.each([
  ['uno\ndos', 5, 100, 'uno\ndos'],
  ['uno\r\ndos\ntres', 2, 100, 'uno\ndos…'],
  ['uno dos', 5, 4, 'uno…'],
  ['  \n', 5, 4, ''],
])('The first lines of %j (%i lines, %i characters) are %j', (text, lines, max, found) =>
  expect(firstLinesOf(text, lines, max)).toBe(found),
)
