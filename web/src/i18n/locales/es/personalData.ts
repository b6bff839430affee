import type { Words } from './public'

/** The personal data stored about one person, in Spanish. */
export const personalData = {
  nav: 'Datos personales',
  title: 'Datos personales',
  intro: 'Todo lo que se guarda de una dirección de email, para entregar una copia o borrarlo cuando alguien lo pida.',
  email: 'Email de la persona',
  search: 'Buscar',
  searching: 'Buscando…',
  found: 'Esto se guarda de {{email}}: {{what}}.',
  none: 'De {{email}} no se guarda nada.',
  account: 'Esta dirección tiene además una cuenta, que se borra en Usuarios.',
  export: 'Exportar JSON',
  fileName: 'datos',
  exported: 'El archivo contiene datos personales: guárdalo con cuidado.',
  erase: 'Borrar todo',
  eraseTitle: '¿Borrar todo de {{email}}?',
  eraseText: 'Esto se borrará para siempre: {{what}}. Tampoco volverá al restaurar una copia de seguridad.',
  erased: 'Borrado para siempre: {{what}}.',
  failed: 'No se pudo completar. Revisa la conexión e intenta de nuevo.',
  offline: 'Sin conexión: para esto hace falta internet.',
  what: 'Vas a borrar todo lo que se guarda de {{email}}.',
  ended: 'Tu sesión terminó: vuelve a entrar.',
  messages_one: '{{count}} mensaje',
  messages_other: '{{count}} mensajes',
  counters_one: '{{count}} contador',
  counters_other: '{{count}} contadores',
}

export type PersonalDataTexts = Words<typeof personalData>
