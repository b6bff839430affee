import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures, in Portuguese. */
export const pictures: PicturesTexts = {
  title: 'Imagens',
  intro: 'As imagens que este site guarda. As que não são usadas em lugar nenhum são excluídas após {{days}} dias.',
  offline: 'Sem conexão: as imagens só aparecem com internet.',
  failed: 'Não foi possível carregar as imagens.',
  none: 'Ainda não há imagens próprias. Escolha uma em um projeto, um depoimento ou no logo.',
  added: 'Adicionada em {{when}}',
  shownIn: 'Aparece em',
  unused: 'Sem uso desde {{since}}; será excluída em {{ends}}.',
  logo: 'Logo do site',
  loading: 'Carregando imagens',
}
