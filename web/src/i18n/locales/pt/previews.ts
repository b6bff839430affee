import type { PreviewsTexts } from '../es/previews'

/** The console's preview links, in Portuguese. */
export const previews: PreviewsTexts = {
  title: 'Prévia',
  text: 'Um link mostra, em todos os idiomas e sem permitir alterações, o que está salvo e ainda não é público. Funciona por {{days}} dias ou até você desativá-lo.',
  share: 'Compartilhar prévia',
  created: 'Link criado',
  copy: 'Copiar link',
  copied: 'Link copiado',
  copyFailed: 'Não foi possível copiar o link. Selecione-o e copie.',
  link: 'Link de prévia',
  made: 'Criado por {{who}} em {{when}}',
  expires: 'Expira em {{when}}',
  visits: 'Acessos',
  revoke: 'Desativar',
  revokeTitle: 'Desativar este link?',
  revokeText: 'Ele deixa de funcionar imediatamente para todas as pessoas que o têm.',
  revoked: 'Desativado',
  expired: 'Expirado',
  revokedNow: 'Link desativado',
  none: 'Ainda não há links.',
  loading: 'Carregando os links',
  offline: 'Sem conexão: os links só podem ser criados, vistos e desativados com internet.',
  failed: 'Não foi possível carregar os links.',
  createFailed: 'Não foi possível criar o link. Tente de novo.',
  revokeFailed: 'Não foi possível desativar o link. Tente de novo.',
}
