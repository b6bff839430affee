import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Arabic. */
export const lists: ListsTexts = {
  completeness: {
    title: 'اللغات',
    text: 'النصوص المكتوبة بالفعل في كل لغة.',
    open: 'عرض الترجمات',
    none: 'لا يوجد محتوى للترجمة بعد.',
  },
  search: {
    label: 'بحث',
    projects: 'العنوان أو العميل أو الفئة',
    testimonials: 'العميل أو الدور أو الشركة أو النص',
    clear: 'مسح البحث والتصفية',
    count: '{{shown}} من {{total}}',
    none: 'لا شيء يطابق البحث والتصفية.',
  },
  sort: {
    label: 'الترتيب حسب',
    order: 'ترتيب الصفحة',
    title: 'العنوان',
    client: 'العميل',
    date: 'التاريخ: الأحدث أولًا',
    featured: 'المميّزة أولًا',
    best: 'التقييم: الأعلى أولًا',
    worst: 'التقييم: الأدنى أولًا',
  },
  filter: {
    category: 'الفئة',
    anyCategory: 'الكل',
    featured: 'التمييز',
    anyFeatured: 'الكل',
    yes: 'المميّزة فقط',
    no: 'غير المميّزة',
    anyRating: 'الكل',
  },
  move: {
    title: 'نقل «{{title}}»',
    position: 'الموضع الجديد، من 1 إلى {{total}}',
    wrong: 'اكتب رقمًا من 1 إلى {{total}}.',
    confirm: 'نقل',
    blocked: 'لتغيير الترتيب، اختر «ترتيب الصفحة» وامسح البحث والتصفية.',
  },
  duplicate: 'تكرار {{title}}',
}
