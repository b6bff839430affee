import type { Words } from './public'

/** The page editor, in Spanish. */
export const page = {
  title: 'Página',
  frame: 'Tu página, para editarla',
  page: 'Página que se muestra',
  home: 'Inicio',
  privacy: 'Privacidad',
  widths: {
    phone: 'Ancho de teléfono',
    tablet: 'Ancho de tableta',
    desktop: 'Ancho de computadora',
  },
  hint: 'Presiona una parte de la página para editarla. Con el teclado: Tab pasa de una parte a otra y Enter la abre.',
  earlier: 'Mover antes',
  later: 'Mover después',
  remove: 'Quitar de la página',
  default: 'Predeterminado',
  restore: 'Restaurar predeterminado',
  startFrom: 'Partir de este texto',
  addAfter: 'Agregar después',
  removed: 'Quitado de la página',
  bringBack: 'Restaurar en la página',
  schedule: 'Programar otro texto',
}

export type PageTexts = Words<typeof page>
