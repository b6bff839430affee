import type { SectionsTexts } from '../es/sections'

/** The page's texts in the console, in Arabic. */
export const sections: SectionsTexts = {
  title: 'نصوص الصفحة',
  new: 'إضافة عنصر',
  editTitle: 'تعديل النص',
  empty: 'جميع النصوص هي النصوص الأصلية.',
  editRow: 'تعديل {{name}}',
  deleteRow: 'حذف {{name}}',
  deleteTitle: 'حذف هذا النص؟',
  deleteText: 'يعود النص الأصلي إن وُجد.',
  loadError: 'تعذّر تحميل نصوص الصفحة',
  createError: 'تعذّر حفظ النص',
  updateError: 'تعذّر حفظ النص',
  deleteError: 'تعذّر حذف النص',
  reorderError: 'تعذّر تغيير الترتيب',
  created: 'حُفظ النص',
  updated: 'حُفظ النص',
  deleted: 'حُذف النص',
  form: {
    list: 'القائمة',
    imageUrl: 'رابط الصورة',
    badge: 'التصنيف',
    title: 'العنوان',
    text: 'النص',
    action: 'الزر',
    note: 'ملاحظة',
    captions: 'ترجمة الفيديو (SRT أو VTT)',
    chapters: 'الفصول، واحد في كل سطر: 0:12 الافتتاحية',
    chaptersWrong: 'كل سطر فصل: وقته واسمه، مثل 0:12 الافتتاحية',
  },
}
