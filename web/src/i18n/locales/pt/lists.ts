import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Portuguese. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Idiomas',
    text: 'Textos já escritos em cada idioma.',
    open: 'Ver traduções',
    none: 'Ainda não há conteúdo para traduzir.',
  },
  search: {
    label: 'Buscar',
    projects: 'Título, cliente ou categoria',
    testimonials: 'Cliente, papel, empresa ou texto',
    clear: 'Limpar busca e filtros',
    count: '{{shown}} de {{total}}',
    none: 'Nada corresponde à busca e aos filtros.',
  },
  sort: {
    label: 'Ordenar por',
    order: 'Ordem da página',
    title: 'Título',
    client: 'Cliente',
    date: 'Data: mais recente primeiro',
    featured: 'Destaques primeiro',
    best: 'Avaliação: maior primeiro',
    worst: 'Avaliação: menor primeiro',
  },
  filter: {
    category: 'Categoria',
    anyCategory: 'Todas',
    featured: 'Destaque',
    anyFeatured: 'Todos',
    yes: 'Só destaques',
    no: 'Sem destaque',
    anyRating: 'Todas',
  },
  move: {
    title: 'Mover “{{title}}”',
    position: 'Nova posição, de 1 a {{total}}',
    wrong: 'Digite um número de 1 a {{total}}.',
    confirm: 'Mover',
    blocked: 'Para mudar a ordem, escolha “Ordem da página” e limpe a busca e os filtros.',
  },
  duplicate: 'Duplicar {{title}}',
}
