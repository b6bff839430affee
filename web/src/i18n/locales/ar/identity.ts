import type { IdentityTexts } from '../es/identity'

/** The dialog for reauthentication, in Arabic. */
export const identity: IdentityTexts = {
  title: 'أكِّد هويتك',
  why: 'للأمان، يُطلب تأكيد هويتك مجددًا إذا مضى أكثر من {{recentMinutes}} دقائق على آخر تسجيل دخول.',
  password: 'كلمة مرور {{email}}',
  confirm: 'تأكيد',
  checking: 'جارٍ التحقق…',
  notConfirmed: 'لم يُنفَّذ شيء: لم تُؤكَّد هويتك.',
  wrong: 'كلمة المرور غير صحيحة.',
  offline: 'لا يوجد اتصال، ولا يمكن إتمام ذلك من دونه. يبقى ما كتبته كما هو.',
  ended: 'انتهت جلستك. سجّل الدخول مجددًا.',
  what: {
    createUser: 'ستنشئ مسؤولًا جديدًا: {{email}}.',
    grant: 'ستمنح {{name}} وصولًا كاملًا إلى لوحة التحكم.',
    revoke: 'ستسحب من {{name}} حق الوصول إلى لوحة التحكم.',
    disable: 'ستعطّل حساب {{name}}.',
    enable: 'ستعيد تفعيل حساب {{name}}.',
    remove: 'ستحذف حساب {{name}}.',
    password: 'ستغيّر كلمة مرور {{email}}.',
    chat: 'ستغيّر رقم المحادثة إلى ‎{{to}}: وإليه سيكتب الزوار.',
    mail: 'ستصل إشعارات الرسائل الجديدة إلى {{to}}، ومعها ما يكتبه الزوار.',
    visitors: 'سيتوجه الزوار أو بياناتهم إلى {{to}}.',
    closing: 'ستغلق الموقع أمام الزوار.',
    everywhere: 'ستسجّل خروج {{email}} من كل مكان.',
    device: 'ستزيل جهازًا من أجهزة {{email}}: {{name}}.',
  },
}
