import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures and films, in Arabic. */
export const pictures: PicturesTexts = {
  title: 'الصور والفيديوهات',
  intro: 'الصور والفيديوهات التي يحتفظ بها هذا الموقع. يُحذف غير المستخدم منها بعد {{days}} يومًا.',
  offline: 'لا يوجد اتصال: تظهر الصور والفيديوهات عند وجود اتصال.',
  failed: 'تعذّر تحميل الصور والفيديوهات.',
  none: 'لا توجد صور أو فيديوهات مرفوعة بعد. اخترها في مشروع أو رأي عميل أو للشعار.',
  added: 'تاريخ الإضافة: {{when}}',
  shownIn: 'مواضع الظهور',
  unused: 'بلا استخدام منذ {{since}}؛ موعد الحذف: {{ends}}.',
  logo: 'شعار الموقع',
  loading: 'جارٍ تحميل الصور والفيديوهات',
  pictures: 'الصور',
  space:
    'تشغل الصور {{pictures}} والفيديوهات {{films}}. ويتبقى {{left}} من المساحة المجانية البالغة {{free}}، المشتركة مع باقي المحتوى.',
  prices: 'أسعار Firebase كما في {{when}}',
  films: {
    title: 'الفيديوهات',
    cost: 'ألف مشاهدة كاملة: نحو {{cost}}، بعد {{free}} مجانية شهريًا.',
    showreel: 'شوريل',
  },
}
