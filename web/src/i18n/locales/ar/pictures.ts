import type { PicturesTexts } from '../es/pictures'

/** The pictures that the site keeps, in Arabic. */
export const pictures: PicturesTexts = {
  title: 'الصور',
  intro: 'الصور التي يحتفظ بها هذا الموقع. ما لا يعرضه شيء يُحذف بعد {{days}} يومًا.',
  offline: 'دون اتصال: تُقرأ القائمة من الخادم.',
  failed: 'تعذّرت قراءة الصور.',
  none: 'لا توجد صور خاصة بعد. اختر واحدة في مشروع أو شهادة أو في الشعار.',
  added: 'أُضيفت في {{when}}',
  shownIn: 'تظهر في',
  unused: 'غير مستخدمة منذ {{since}}؛ تُحذف في {{ends}}.',
  logo: 'شعار الموقع',
  loading: 'جارٍ تحميل الصور',
}
