import type { WaysTexts } from '../es/ways'

export const ways: WaysTexts = {
  filters: 'Filtros',
  filtersActive: 'Filtros ({{n}})',
  more: 'Mais ações: {{name}}',
  toContent: 'Ir para o conteúdo',
  toList: 'Ir para a lista',
  groups: {
    content: 'Conteúdo',
    enquiries: 'Solicitações',
    people: 'Pessoas',
    site: 'Site',
  },
  row: {
    see: 'Ver no site',
    show: 'Mostrar no site',
    hide: 'Ocultar do site',
    duplicate: 'Duplicar',
  },
  star: 'Destacar {{name}}',
  starred: 'Projeto em destaque',
  unstarred: 'O projeto não está mais em destaque',
}
