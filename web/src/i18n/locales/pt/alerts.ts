import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in Portuguese. */
export const alerts: AlertsTexts = {
  title: 'Avisos neste dispositivo',
  text: 'Quando chega uma mensagem, o navegador avisa enquanto o console estiver aberto em alguma aba ou janela.',
  ask: 'Ativar avisos',
  granted: 'Os avisos estão ativados. Para desativar, use as configurações do navegador para este site.',
  denied: 'O navegador bloqueia os avisos deste site. Você pode permiti-los nas configurações dele.',
  unsupported: 'Este navegador não consegue mostrar avisos. No iPhone ou iPad, adicione antes o site à tela de início.',
  from: 'Mensagem de {{name}}',
  several_one: '{{n}} mensagem nova',
  several_other: '{{n}} mensagens novas',
}
