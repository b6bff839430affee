import type { PageTexts } from '../es/page'

/** The page editor, in Portuguese. */
export const page: PageTexts = {
  title: 'Página',
  frame: 'Sua página, para editar',
  page: 'Página exibida',
  home: 'Início',
  privacy: 'Privacidade',
  widths: {
    phone: 'Largura de celular',
    tablet: 'Largura de tablet',
    desktop: 'Largura de computador',
  },
  hint: 'Clique em uma parte da página para editá-la. Com o teclado, Tab passa de uma parte a outra e Enter a abre.',
  earlier: 'Mover para antes',
  later: 'Mover para depois',
  remove: 'Remover da página',
  default: 'Texto padrão',
  restore: 'Restaurar texto padrão',
  startFrom: 'Partir deste texto',
  addAfter: 'Adicionar depois',
  removed: 'Removido da página',
  bringBack: 'Restaurar na página',
  schedule: 'Agendar outro texto',
}
