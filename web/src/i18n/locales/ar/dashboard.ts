import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Arabic. */
export const dashboard: DashboardTexts = {
  title: 'نظرة عامة',
  welcome: 'مرحبًا بك في لوحة التحكم',
  users: { title: 'المستخدمون', text: 'اطّلع على من يمكنه الدخول وما يمكنه فعله.', open: 'عرض المستخدمين' },
  settings: {
    title: 'الإعدادات',
    text: 'اسم الموقع وحساباته وبيانات التواصل وSEO.',
    open: 'عرض الإعدادات',
  },
  projects: { title: 'المشاريع', text: 'أنشئ معرض الأعمال وعدّله ورتّبه.', open: 'عرض المشاريع' },
  messages: {
    title: 'رسائل جديدة',
    text: 'استفسارات لم يفتحها أحد بعد.',
    open: 'عرض الرسائل الجديدة',
  },
  weeks: {
    title: 'الرسائل أسبوعيًا',
    text: 'آخر 12 أسبوعًا، من الاثنين إلى الأحد، بحسب إحصاء الخادم.',
    sum: 'الإجمالي: {{n}}',
    figures: 'عرض الأرقام',
    week: 'الأسبوع',
    from: 'أسبوع {{date}}',
    count: 'الرسائل',
  },
}
