import type { SectionsTexts } from '../es/sections'

/** The page's texts in the console, in Portuguese. */
export const sections: SectionsTexts = {
  title: 'Textos da página',
  new: 'Adicionar item',
  editTitle: 'Editar texto',
  empty: 'Todos os textos são os originais.',
  editRow: 'Editar {{name}}',
  deleteRow: 'Excluir {{name}}',
  deleteTitle: 'Excluir este texto?',
  deleteText: 'O texto original volta, se houver um.',
  loadError: 'Erro ao carregar os textos da página',
  createError: 'Erro ao salvar o texto',
  updateError: 'Erro ao salvar o texto',
  deleteError: 'Erro ao excluir o texto',
  reorderError: 'Erro ao mudar a ordem',
  created: 'Texto salvo',
  updated: 'Texto salvo',
  deleted: 'Texto excluído',
  form: {
    list: 'Lista',
    imageUrl: 'URL da imagem',
    badge: 'Etiqueta',
    title: 'Título',
    text: 'Texto',
    action: 'Botão',
    note: 'Nota',
    captions: 'Legendas (SRT ou VTT)',
    chapters: 'Capítulos, um por linha: 0:12 Abertura',
    chaptersWrong: 'Cada linha é um capítulo: seu tempo e seu nome, por exemplo 0:12 Abertura',
  },
}
