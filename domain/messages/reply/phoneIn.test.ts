import { expect, test } from 'vitest'
import { phoneIn } from './phoneIn.ts'

test.each([
  ['Mi WhatsApp es +57 311 222 3333, gracias.', '+573112223333'],
  ['Llámame al 0057 (311) 222-33-33', '+573112223333'],
  ['رقمي +966 50 123 4567 شكرا', '+966501234567'],
  ['+1 (555) 010-9999.', '+15550109999'],
  ['Mi número es 311 222 3333', undefined],
  ['Pedido 100573112223333', undefined],
  ['+57 300', undefined],
  ['+12345678901234567890', undefined],
  ['Presupuesto: 1.0000000000', undefined],
  ['', undefined],
])('in «%s» it is %s', (text, expected) => expect(phoneIn(text)).toBe(expected))
