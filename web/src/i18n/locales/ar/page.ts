import type { PageTexts } from '../es/page'

/** The page editor, in Arabic. */
export const page: PageTexts = {
  title: 'الصفحة',
  frame: 'صفحتك للتحرير',
  page: 'الصفحة المعروضة',
  home: 'الرئيسية',
  privacy: 'الخصوصية',
  widths: {
    phone: 'بعرض شاشة الهاتف',
    tablet: 'بعرض شاشة الجهاز اللوحي',
    desktop: 'بعرض شاشة الحاسوب',
  },
  hint: 'انقر على أي جزء من الصفحة لتحريره. بلوحة المفاتيح: ينتقل Tab بين الأجزاء ويفتح Enter الجزء المحدد.',
  earlier: 'نقل إلى الأعلى',
  later: 'نقل إلى الأسفل',
  remove: 'إزالة من الصفحة',
  default: 'النص الافتراضي',
  restore: 'استعادة النص الافتراضي',
  startFrom: 'البدء من هذا النص',
  addAfter: 'إضافة بعده',
  removed: 'أُزيل من الصفحة',
  bringBack: 'إعادة إلى الصفحة',
  schedule: 'جدولة نص آخر',
}
