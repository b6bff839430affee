import { expect, it } from 'vitest'
import { passwordAdvice, passwordRefusal } from './passwordAdvice.ts'

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

const isCommon = (plain: string) => ['123456', 'password', 'contrasena'].includes(plain)

it.each([
  ['      ', 'passwordBlank'],
  ['\u3000\u00a0\t   ', 'passwordBlank'],
  ['\u200B\u200B\u2060\u200B\u200B\u200B', 'passwordBlank'],
  ["'’'’'’", 'passwordCommon'],
  ['١٢٣٤٥٦', 'passwordCommon'],
  ['123456', 'passwordCommon'],
  ['PassWord', 'passwordCommon'],
  [' password ', 'passwordCommon'],
  ['contraseña', 'passwordCommon'],
  ['xxxxxxxxxxxxxxxx', 'passwordCommon'],
  ['valeria@studio.test', 'passwordAbout'],
  ['VALERIA@STUDIO.TEST', 'passwordAbout'],
  ['Valeria Montes', 'passwordAbout'],
  ['valeriamontes', 'passwordAbout'],
  ['montes.2026', 'passwordAbout'],
  ['Valeria!!!!!!', 'passwordAbout'],
  ['valeria pinta cebras azules', undefined],
  ['montes-20261', undefined],
  ['r7k!pz', undefined],
  ['1234567', undefined],
])('The password %j is refused with %s', (password, key) =>
  expect(passwordRefusal(password, about, isCommon)).toBe(key),
)
