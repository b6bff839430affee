import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Portuguese. */
export const testimonials: TestimonialsTexts = {
  title: 'Depoimentos',
  new: 'Novo Depoimento',
  editTitle: 'Editar Depoimento',
  empty: 'Não há depoimentos. Crie um novo para começar.',
  table: {
    client: 'Cliente',
    role: 'Cargo',
    company: 'Empresa',
    rating: 'Avaliação',
    content: 'Conteúdo',
  },
  editRow: 'Editar o depoimento de {{name}}',
  deleteRow: 'Excluir o depoimento de {{name}}',
  deleteTitle: 'Excluir depoimento?',
  deleteText: 'Esta ação não pode ser desfeita. O depoimento será excluído permanentemente.',
  form: {
    name: 'Nome do cliente',
    avatarUrl: 'URL do avatar',
    rating: 'Avaliação',
    stars: '{{n}} de 5 estrelas',
    role: 'Cargo',
    company: 'Empresa',
    content: 'Depoimento',
  },
  loadError: 'Erro ao carregar os depoimentos',
  createError: 'Erro ao criar o depoimento',
  updateError: 'Erro ao atualizar o depoimento',
  deleteError: 'Erro ao excluir o depoimento',
  reorderError: 'Erro ao reordenar depoimentos',
  created: 'Depoimento criado com sucesso',
  updated: 'Depoimento atualizado com sucesso',
  deleted: 'Depoimento excluído com sucesso',
}
