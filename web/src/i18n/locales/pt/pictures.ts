import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures and films, in Portuguese. */
export const pictures: PicturesTexts = {
  title: 'Imagens e vídeos',
  intro:
    'As imagens e os vídeos que este site guarda. Os que não são usados em lugar nenhum são excluídos após {{days}} dias.',
  offline: 'Sem conexão: as imagens e os vídeos só aparecem com internet.',
  failed: 'Não foi possível carregar as imagens e os vídeos.',
  none: 'Ainda não há imagens nem vídeos próprios. Escolha-os em um projeto, em um depoimento ou no logo.',
  added: 'Data de inclusão: {{when}}',
  shownIn: 'Aparece em',
  unused: 'Sem uso desde {{since}}; exclusão em {{ends}}.',
  logo: 'Logo do site',
  loading: 'Carregando imagens e vídeos',
  pictures: 'Imagens',
  space:
    'As imagens ocupam {{pictures}} e os vídeos, {{films}}. Dos {{free}} gratuitos, compartilhados com o resto do conteúdo, restam {{left}}.',
  prices: 'Preços do Firebase, vistos em {{when}}',
  films: {
    title: 'Vídeos',
    cost: 'Mil reproduções completas: cerca de {{cost}}, depois dos {{free}} gratuitos por mês.',
    showreel: 'Showreel',
  },
}
