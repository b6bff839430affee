import { expect, it } from 'vitest'
import { passwordAdvice } from './passwordAdvice.ts'

const about = ['Valeria Montes', 'valeria@studio.test']

it.each([
  ['', undefined],
  ['corta', undefined],
  ['aaaaaaaaaaaaaaaa', 'guessable'],
  ['123456789012', 'guessable'],
  ['abcdefghijkl', 'guessable'],
  ['Valeria2026', 'guessable'],
  ['montes.2026', 'guessable'],
  ['Contraseña1', 'guessable'],
  ['r7k!pz', 'short'],
  ['cebra-lenta', 'short'],
  ['cebra lenta bajo lluvia', 'long'],
  ['valeria pinta cebras azules', 'long'],
])('The advice about %j is %s', (password, advice) => expect(passwordAdvice(password, about)).toBe(advice))
