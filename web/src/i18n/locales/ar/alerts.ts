import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in Arabic. */
export const alerts: AlertsTexts = {
  title: 'الإشعارات على هذا الجهاز',
  text: 'عند وصول رسالة ينبّهك المتصفح ما دامت لوحة التحكم مفتوحة في أي علامة تبويب أو نافذة.',
  ask: 'تفعيل الإشعارات',
  granted: 'الإشعارات مفعّلة. يمكن إيقافها من إعدادات المتصفح لهذا الموقع.',
  denied: 'يحظر المتصفح إشعارات هذا الموقع. يمكنك السماح بها من إعداداته.',
  unsupported: 'لا يستطيع هذا المتصفح عرض الإشعارات. على iPhone أو iPad أضف الموقع إلى الشاشة الرئيسية أولًا.',
  from: 'رسالة من {{name}}',
  several_zero: 'لا رسائل جديدة',
  several_one: 'رسالة جديدة واحدة',
  several_two: 'رسالتان جديدتان',
  several_few: '{{n}} رسائل جديدة',
  several_many: '{{n}} رسالة جديدة',
  several_other: '{{n}} رسالة جديدة',
}
