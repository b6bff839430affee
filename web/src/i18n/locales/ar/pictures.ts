import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures, in Arabic. */
export const pictures: PicturesTexts = {
  title: 'الصور',
  intro: 'الصور التي يحتفظ بها هذا الموقع. تُحذف غير المستخدمة منها بعد {{days}} يومًا.',
  offline: 'لا يوجد اتصال: تظهر الصور عند وجود اتصال.',
  failed: 'تعذّر تحميل الصور.',
  none: 'لا توجد صور خاصة بالموقع بعد. اختر صورة في مشروع أو رأي عميل أو للشعار.',
  added: 'أُضيفت في {{when}}',
  shownIn: 'تظهر في',
  unused: 'غير مستخدمة منذ {{since}}؛ تُحذف في {{ends}}.',
  logo: 'شعار الموقع',
  loading: 'جارٍ تحميل الصور',
}
