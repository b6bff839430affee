import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Arabic. */
export const testimonials: TestimonialsTexts = {
  title: 'آراء العملاء',
  new: 'رأي جديد',
  editTitle: 'تعديل الرأي',
  empty: 'لا توجد آراء. أنشئ رأيًا جديدًا للبدء.',
  table: {
    client: 'العميل',
    role: 'الدور',
    company: 'الشركة',
    rating: 'التقييم',
    content: 'المحتوى',
  },
  editRow: 'تعديل رأي {{name}}',
  deleteRow: 'حذف رأي {{name}}',
  deleteTitle: 'حذف الرأي؟',
  deleteText: 'لا يمكن التراجع عن هذا الإجراء. سيُحذف الرأي نهائيًا.',
  form: {
    name: 'اسم العميل',
    avatarUrl: 'رابط الصورة الشخصية',
    rating: 'التقييم',
    stars: '{{n}} من 5 نجوم',
    role: 'الدور',
    company: 'الشركة',
    content: 'نص الرأي',
  },
  loadError: 'خطأ في تحميل الآراء',
  createError: 'خطأ في إنشاء الرأي',
  updateError: 'خطأ في تحديث الرأي',
  deleteError: 'خطأ في حذف الرأي',
  reorderError: 'خطأ في إعادة ترتيب الآراء',
  created: 'تم إنشاء الرأي بنجاح',
  updated: 'تم تحديث الرأي بنجاح',
  deleted: 'تم حذف الرأي بنجاح',
}
