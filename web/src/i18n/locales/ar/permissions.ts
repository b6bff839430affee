import type { PermissionsTexts } from '../es/permissions'

/** The page that says who may do what, in Arabic. */
export const permissions: PermissionsTexts = {
  title: 'الصلاحيات',
  text: 'هذه هي القواعد التي يطبّقها الخادم على كل طلب، ومن هذا الجدول نفسه تُستخرج اختباراتها.',
  action: 'الإجراء',
  who: 'مَن',
  nobody: 'لا أحد',
  server: 'الخادم',
  only: { own: '{{who}}: ما يخصّه فقط', others: '{{who}}: ما يخصّ غيره فقط' },
  operations: {
    get: 'عرض عنصر',
    list: 'عرض القائمة',
    create: 'إنشاء',
    update: 'تعديل',
    delete: 'حذف',
  },
  principals: {
    visitor: 'زائر',
    member: 'مستخدم بلا دور',
    admin: 'مسؤول',
    formerAdmin: 'مسؤول سابق',
  },
  collections: {
    portfolio_projects: 'المشاريع',
    testimonials: 'آراء العملاء',
    site_settings: 'الإعدادات',
    contact_messages: 'الرسائل',
    profiles: 'الملفات الشخصية',
    user_roles: 'الأدوار',
    outbox_receipts: 'إيصالات الأجهزة',
    deletions: 'ملاحظات الحذف',
    media: 'صور الاستوديو',
    audit_log: 'سجل النشاط',
  },
  internal: { title: 'بيانات داخلية', text: 'لا يقرؤها ولا يكتبها إلا الخادم؛ ولا يستطيع أحد ذلك من المتصفح.' },
  fields: 'الحقول',
  field: 'الحقل',
  onCreate: 'عند الإنشاء',
  onUpdate: 'عند التعديل',
  inTenLanguages: 'بعشر لغات',
}
