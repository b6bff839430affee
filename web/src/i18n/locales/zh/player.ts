import type { PlayerTexts } from '../es/player'

export const playerTexts: PlayerTexts = {
  play: '播放',
  pause: '暂停',
  mute: '静音',
  unmute: '取消静音',
  volume: '音量',
  speed: '播放速度',
  captions: '字幕',
  transcript: '文字稿',
  chapters: '章节',
  toProject: '查看项目{{title}}',
  window: '画中画',
  fullScreen: '全屏',
  smaller: '退出全屏',
  position: '播放位置',
  positionOf: '{{at}}，共{{seconds}}',
}
