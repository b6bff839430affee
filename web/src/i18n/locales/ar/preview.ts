import type { PreviewTexts } from '../es/preview'

/** The public page behind a preview link, in Arabic. */
export const previewTexts: PreviewTexts = {
  label: 'معاينة',
  loading: 'جارٍ تحميل المعاينة…',
  shown: 'معاينة: تشمل المحتوى المحفوظ الذي لم يُنشر بعد. تنتهي صلاحية الرابط في {{day}}.',
  ended: 'لم يعد رابط المعاينة هذا يعمل: انتهت صلاحيته أو أُوقف. هذه هي الصفحة العامة.',
  failed: 'تعذّر تحميل المعاينة. ما تراه هو الصفحة العامة.',
  leave: 'الخروج من المعاينة',
  noEnquiries: 'لا يمكن إرسال الرسائل من المعاينة.',
}
