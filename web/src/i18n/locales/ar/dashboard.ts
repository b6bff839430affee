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
  messages: {
    title: 'رسائل جديدة',
    text: 'استفسارات لم يفتحها أحد بعد.',
    open: 'عرض الرسائل الجديدة',
  },
  news: {
    none: 'لا توجد رسائل جديدة.',
    suspected_zero: 'لا رسائل مشبوهة',
    suspected_one: 'رسالة مشبوهة واحدة، ربما من روبوت',
    suspected_two: 'رسالتان مشبوهتان، ربما من روبوت',
    suspected_few: '{{n}} رسائل مشبوهة، ربما من روبوت',
    suspected_many: '{{n}} رسالة مشبوهة، ربما من روبوت',
    suspected_other: '{{n}} رسالة مشبوهة، ربما من روبوت',
  },
  asKnown: 'بيانات محفوظة على هذا الجهاز، وقد لا تكون الأحدث.',
  checklist: {
    title: 'الخطوات الأولى',
    text: 'ما يُستحسن إنجازه قبل أن تعرض موقعك على الناس.',
    steps: {
      name: 'اكتب اسم الاستوديو',
      number: 'أضف رقم المحادثة وجرّبه',
      logo: 'ارفع شعارك',
      projects: 'انشر مشروعًا لك بدلًا من الأمثلة',
      prices: 'راجع الأسعار',
      alerts: 'فعّل إشعارات الرسائل الجديدة',
      admin: 'أضف مسؤولًا آخر تحسّبًا لفقدان الدخول',
    },
    isDone: 'تم',
    isOpen: 'لم يتم بعد',
    test: 'جرّب المحادثة',
    checked: 'الأسعار صحيحة',
    dismiss: 'إخفاء القائمة',
  },
  samples: {
    title: 'ما زال في موقعك محتوى تجريبي:',
    projects: 'مشاريع تجريبية',
    testimonials: 'آراء تجريبية',
    contacts: 'بيانات تواصل تجريبية، مخفية عن الزوار',
  },
  waiting: { title: 'بانتظار قرارك', open: 'اتخاذ القرار' },
  changes: {
    title: 'آخر التعديلات',
    open: 'عرض النشاط',
    none: 'لا توجد تعديلات بعد.',
    failed: 'تعذّر تحميل آخر التعديلات',
  },
}
