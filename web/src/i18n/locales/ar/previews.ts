import type { PreviewsTexts } from '../es/previews'

/** The console's preview links, in Arabic. */
export const previews: PreviewsTexts = {
  title: 'المعاينة',
  text: 'يعرض الرابط، بكل اللغات ودون إمكانية تغيير أي شيء، ما حُفظ ولم يُنشر بعد. يعمل لمدة {{days}} أيام أو إلى أن توقفه.',
  share: 'مشاركة معاينة',
  created: 'أُنشئ الرابط',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  copyFailed: 'تعذّر نسخ الرابط. حدّده وانسخه.',
  link: 'رابط المعاينة',
  made: 'أنشأه {{who}} في {{when}}',
  expires: 'تنتهي صلاحيته في {{when}}',
  visits: 'الزيارات',
  revoke: 'إيقاف',
  revokeTitle: 'هل تريد إيقاف هذا الرابط؟',
  revokeText: 'يتوقف عن العمل فورًا لدى كل من يملكه.',
  revoked: 'موقوف',
  expired: 'منتهي الصلاحية',
  revokedNow: 'أُوقف الرابط',
  none: 'لا توجد روابط بعد.',
  loading: 'جارٍ تحميل الروابط',
  offline: 'لا يوجد اتصال: إنشاء الروابط وعرضها وإيقافها يتطلب اتصالًا.',
  failed: 'تعذّر تحميل الروابط.',
  createFailed: 'تعذّر إنشاء الرابط. حاول مجددًا.',
  revokeFailed: 'تعذّر إيقاف الرابط. حاول مجددًا.',
}
