import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in Arabic. */
export const access: AccessTexts = {
  show: 'إظهار المكتوب',
  hide: 'إخفاء المكتوب',
  forgotten: 'نسيت كلمة المرور؟',
  forgottenTitle: 'استعادة كلمة المرور',
  forgottenText: 'اكتب بريدك وسنرسل رابطًا لاختيار كلمة مرور أخرى.',
  send: 'إرسال الرابط',
  sending: 'جارٍ الإرسال…',
  sent: 'إن كان لهذا البريد حساب فسيصله رابط. قد يستغرق دقائق؛ انظر في البريد المزعج أيضًا.',
  notReached: 'تعذّر الوصول إلى الخادم. حاول مجددًا.',
  toSignIn: 'الذهاب إلى تسجيل الدخول',
  newTitle: 'اختر كلمة المرور',
  newText: 'للدخول باسم {{email}}.',
  save: 'حفظ كلمة المرور',
  saved: 'حُفظت كلمة المرور. انتهت الجلسات السابقة؛ يمكنك الدخول الآن.',
  checkingLink: 'جارٍ التحقق من الرابط',
  badLink: 'هذا الرابط استُخدم أو انتهت صلاحيته أو غير كامل.',
  askAgain: 'طلب رابط آخر',
}
