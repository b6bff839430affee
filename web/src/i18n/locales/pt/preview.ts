import type { PreviewTexts } from '../es/preview'

/** The public page behind a preview link, in Portuguese. */
export const previewTexts: PreviewTexts = {
  label: 'Prévia',
  loading: 'Carregando a prévia…',
  shown: 'Prévia: inclui o que está salvo e ainda não é público. O link expira em {{day}}.',
  ended: 'Este link de prévia não funciona mais: expirou ou foi desativado. Esta é a página pública.',
  failed: 'Não foi possível carregar a prévia. O que você vê é a página pública.',
  leave: 'Sair da prévia',
  noEnquiries: 'Não é possível enviar mensagens a partir de uma prévia.',
}
