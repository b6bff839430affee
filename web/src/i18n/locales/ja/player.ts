import type { PlayerTexts } from '../es/player'

export const playerTexts: PlayerTexts = {
  play: '再生',
  pause: '一時停止',
  mute: 'ミュート',
  unmute: 'ミュートを解除',
  volume: '音量',
  speed: '再生速度',
  captions: '字幕',
  transcript: '文字起こし',
  chapters: 'チャプター',
  toProject: 'プロジェクト「{{title}}」を見る',
  window: 'ピクチャーインピクチャー',
  fullScreen: '全画面表示',
  smaller: '全画面表示を終了',
  position: '再生位置',
  positionOf: '{{seconds}}中{{at}}',
}
