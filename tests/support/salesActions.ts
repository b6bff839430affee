import { chatWith } from './chatWith.ts'

const plans = [
  ['Básico', 'hasta 30\u00a0s'],
  ['Intermedio', '31–60\u00a0s'],
  ['Avanzado', '61–180\u00a0s'],
] as const

/** Every sales action of the public page in Spanish: its place, the start of its text, and the chat that it opens. */
export const salesActions = [
  { place: 'header', begins: 'Hablemos', opens: chatWith('general') },
  { place: '#hero-title ~ *', begins: 'Empezar por chat', opens: chatWith('general') },
  { place: '#pilot', begins: 'Quiero mi muestra', opens: chatWith('pilot', { length: '30–45\u00a0s' }) },
  {
    place: '#pricing',
    begins: 'Cotizar mi video',
    opens: chatWith('seconds', { plan: 'Intermedio', duration: '45 segundos' }),
  },
  ...plans.map(([plan, duration]) => ({
    place: '#pricing table',
    begins: `Empezar con ${plan}`,
    opens: chatWith('plan', { plan, duration }),
  })),
  { place: '#pricing', begins: 'Cotizar proyecto personalizado', opens: chatWith('custom') },
  { place: '#faqs', begins: 'Empezar por chat', opens: chatWith('general') },
  { place: '#contact', begins: 'Empezar por chat', opens: chatWith('general') },
  { place: 'footer', begins: 'Empezar por chat', opens: chatWith('general') },
  { place: 'aside', begins: 'Abrir chat', opens: chatWith('general') },
]
