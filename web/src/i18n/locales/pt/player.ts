import type { PlayerTexts } from '../es/player'

export const playerTexts: PlayerTexts = {
  play: 'Reproduzir',
  pause: 'Pôr em pausa',
  mute: 'Desativar o som',
  unmute: 'Ativar o som',
  volume: 'Volume',
  speed: 'Velocidade',
  captions: 'Legendas',
  transcript: 'Transcrição',
  chapters: 'Capítulos',
  toProject: 'Ver o projeto {{title}}',
  window: 'Janela flutuante',
  fullScreen: 'Tela cheia',
  smaller: 'Sair da tela cheia',
  position: 'Posição',
  positionOf: '{{at}} de {{seconds}}',
}
