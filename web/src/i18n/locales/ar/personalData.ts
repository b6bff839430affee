import type { PersonalDataTexts } from '../es/personalData'

/** What is kept of one person, in Arabic. */
export const personalData: PersonalDataTexts = {
  nav: 'البيانات الشخصية',
  title: 'بيانات شخص',
  intro: 'كل ما يُحفظ عن عنوان بريد إلكتروني: لإعطاء نسخة منه أو محوه عند الطلب.',
  email: 'بريد الشخص الإلكتروني',
  search: 'بحث',
  searching: 'جارٍ البحث…',
  found: 'المحفوظ عن {{email}}: الرسائل {{n}}، العدّادات {{m}}.',
  none: 'لا شيء محفوظ عن {{email}}.',
  account: 'لهذا العنوان حساب أيضًا، ويُحذف من صفحة المستخدمين.',
  export: 'تصدير JSON',
  fileName: 'data',
  exported: 'يحتوي الملف على بيانات شخصية: احفظه بعناية.',
  erase: 'محو الكل',
  eraseTitle: 'محو كل ما يخص {{email}}؟',
  eraseText: 'سيُمحى نهائيًا: الرسائل {{n}}، العدّادات {{m}}. ولن تعيده استعادة نسخة احتياطية.',
  erased: 'تم المحو: الرسائل {{n}}، العدّادات {{m}}.',
  failed: 'تعذّر ذلك. تحقق من الاتصال وحاول مجددًا.',
  offline: 'بلا اتصال: هذا يحتاج إلى شبكة.',
  what: 'أنت على وشك محو كل ما يُحفظ عن {{email}}.',
  ended: 'انتهت جلستك: سجّل الدخول من جديد.',
}
