import type { PlayerTexts } from '../es/player'

export const playerTexts: PlayerTexts = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  mute: 'كتم الصوت',
  unmute: 'إلغاء كتم الصوت',
  volume: 'مستوى الصوت',
  speed: 'السرعة',
  captions: 'الترجمة',
  transcript: 'النص المكتوب',
  chapters: 'الفصول',
  toProject: 'عرض مشروع {{title}}',
  window: 'صورة داخل صورة',
  fullScreen: 'ملء الشاشة',
  smaller: 'الخروج من ملء الشاشة',
  position: 'الموضع',
  positionOf: '{{at}} من {{seconds}}',
}
