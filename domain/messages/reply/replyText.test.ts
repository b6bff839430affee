import { expect, test } from 'vitest'
import { replyText } from './replyText.ts'

const parts = {
  greeting: 'Hola, Ana:',
  text: 'Gracias.',
  wishes: { intro: 'Nos contaste:', lines: ['Tipo: Reel', 'Presupuesto: 300-800'] },
  next: '¿Cuántos son?',
  closing: 'Saludos,',
  signature: 'Corte Fino',
}

test.each([
  [
    'with wishes',
    parts,
    'Hola, Ana:\n\nGracias.\n\nNos contaste:\n- Tipo: Reel\n- Presupuesto: 300-800\n\n¿Cuántos son?\n\nSaludos,\nCorte Fino',
  ],
  [
    'without wishes',
    { ...parts, wishes: { ...parts.wishes, lines: [] } },
    'Hola, Ana:\n\nGracias.\n\n¿Cuántos son?\n\nSaludos,\nCorte Fino',
  ],
  ['without a template', { ...parts, text: '' }, 'Hola, Ana:\n\n\n\nSaludos,\nCorte Fino'],
])('a reply %s', (_, given, expected) => expect(replyText(given)).toBe(expected))
