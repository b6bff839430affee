import type { AlertsTexts } from '../es/alerts'

/** What tells of new messages outside the inbox, in Arabic. */
export const alerts: AlertsTexts = {
  unread: 'جديدة: {{n}}',
  title: 'تنبيهات على هذا الجهاز',
  text: 'عند وصول رسالة ينبّهك المتصفح ما دامت لوحة التحكم مفتوحة في أي علامة تبويب أو نافذة.',
  ask: 'تفعيل التنبيهات',
  granted: 'التنبيهات مفعّلة. يمكن إيقافها من إعدادات المتصفح لهذا الموقع.',
  denied: 'يحظر المتصفح تنبيهات هذا الموقع. يمكنك السماح بها من إعداداته.',
  unsupported: 'لا يستطيع هذا المتصفح عرض التنبيهات. على iPhone أو iPad أضف الموقع إلى الشاشة الرئيسية أولًا.',
  from: 'رسالة من {{name}}',
  several: 'رسائل جديدة: {{n}}',
}
