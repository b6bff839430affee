import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Portuguese. */
export const settings: SettingsTexts = {
  title: 'Configurações',
  intro:
    'Cada alteração é salva ao sair do campo ou com Enter (Ctrl + Enter nos textos longos); os botões liga/desliga, na hora.',
  notYetSaved: 'Ainda não salvo: o site mostra estes valores iniciais',
  updated: 'Configurações atualizadas com sucesso',
  updateError: 'Não foi possível atualizar as configurações',
  loadError: 'Não foi possível carregar as configurações',
  refused: 'Não foi possível salvar este valor. Ele continua aqui: pressione Enter para tentar de novo.',
  leaveText: 'Há valores que não foram salvos porque não são válidos ou foram recusados. Se você sair, eles se perdem.',
  site_info: {
    title: 'Informações do site',
    name: 'Nome do site',
    description: 'Descrição',
    logo_url: 'Logo',
    time_zone: 'Fuso horário do estúdio',
    zoneHint: 'O que está programado para um dia é publicado à 0h deste fuso ({{zone}}).',
  },
  showreel: {
    title: 'Showreel',
    video_url: 'URL do vídeo; sem vídeo, a seção diz “Em breve”',
  },
  social_media: {
    title: 'Redes sociais',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    facebook: 'Facebook',
    twitter: 'X (Twitter)',
  },
  contact_info: {
    title: 'Informações de contato',
    email: 'E-mail',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    address: 'Endereço',
  },
  seo_defaults: {
    title: 'SEO padrão',
    meta_title: 'Título da página',
    meta_description: 'Descrição para buscadores',
    keywords: 'Palavras-chave, separadas por vírgulas',
  },
  maintenance: {
    title: 'Modo de manutenção',
    enabled: 'Mostrar o aviso de manutenção no lugar do site',
    message: 'Mensagem para os visitantes',
    askTitle: 'Fechar o site?',
    askText: 'Quem visitar o site verá isto no lugar dele, no próprio idioma: “{{title}}. {{text}}”',
    askSpanish: 'Quem visitar em espanhol verá: “{{message}}”',
    askOthers: 'Nos outros idiomas',
    askConfirm: 'Fechar o site',
    closed: 'O site está fechado: os visitantes veem o aviso de manutenção.',
    willClose: 'O site será fechado quando a conexão voltar.',
    willOpen: 'O site continua fechado; será aberto quando a conexão voltar.',
    toSetting: 'Ver a opção',
    messageHint: 'Aparece para quem visita o site em espanhol. Nos outros idiomas há um aviso curto já traduzido.',
  },
  profileHint: '@nome ou o endereço completo do perfil.',
  privacy: {
    title: 'Dados dos visitantes',
    retention_months: 'Por quantos meses as mensagens são guardadas; depois são apagadas automaticamente',
  },
  notifications: {
    title: 'Avisos de mensagens novas',
    email_enabled: 'Enviar um e-mail a cada mensagem nova',
    email_address: 'E-mail que recebe os avisos',
    noAddress: 'Falta o endereço: sem ele, nenhum e-mail é enviado.',
    hint: 'Os e-mails são enviados pela extensão “Trigger Email” do Firebase. Sem ela não chega nenhum; todo o resto funciona igual. Para testar, salve o endereço, envie uma mensagem pelo formulário do site e veja se o e-mail chega. Mensagens suspeitas não geram aviso.',
  },
  analytics: {
    title: 'Estatísticas de visitas',
    google_analytics_id: 'ID do Google Analytics',
    tracking_enabled: 'Medir as visitas de quem concordar',
  },
}
