import type { PlayerTexts } from '../es/player'

export const playerTexts: PlayerTexts = {
  play: 'Воспроизвести',
  pause: 'Пауза',
  mute: 'Выключить звук',
  unmute: 'Включить звук',
  volume: 'Громкость',
  speed: 'Скорость',
  captions: 'Субтитры',
  transcript: 'Расшифровка',
  chapters: 'Главы',
  toProject: 'Смотреть проект {{title}}',
  window: 'Плавающее окно',
  fullScreen: 'На весь экран',
  smaller: 'Выйти из полноэкранного режима',
  position: 'Позиция',
  positionOf: '{{at}} из {{seconds}}',
}
