import type { AccessTexts } from '../es/access'

/** Passwords, and the reset of a forgotten one, in Arabic. */
export const access: AccessTexts = {
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  forgotten: 'نسيت كلمة المرور؟',
  forgottenTitle: 'استعادة كلمة المرور',
  forgottenText: 'اكتب بريدك الإلكتروني وسنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
  send: 'إرسال الرابط',
  sending: 'جارٍ الإرسال…',
  sent: 'إن كان لهذا البريد حساب فسيصلك رابط. قد يستغرق ذلك بضع دقائق؛ تحقّق أيضًا من مجلد البريد غير المرغوب فيه.',
  notReached: 'تعذّر الوصول إلى الخادم. حاول مجددًا.',
  toSignIn: 'الذهاب إلى تسجيل الدخول',
  newTitle: 'اختر كلمة المرور',
  newText: 'لتسجيل الدخول إلى حساب {{email}}.',
  save: 'حفظ كلمة المرور',
  saved: 'حُفظت كلمة المرور. انتهت الجلسات السابقة؛ يمكنك الدخول الآن.',
  checkingLink: 'جارٍ التحقق من الرابط',
  badLink: 'هذا الرابط استُخدم من قبل أو انتهت صلاحيته أو غير مكتمل.',
  askAgain: 'طلب رابط آخر',
}
