import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Arabic. */
export const settings: SettingsTexts = {
  title: 'الإعدادات',
  intro:
    'يُحفظ كل تغيير عند مغادرة الحقل أو الضغط على Enter (أو Ctrl + Enter في النصوص الطويلة)، أما مفاتيح التبديل فتُحفظ فورًا.',
  notYetSaved: 'لم يُحفظ بعد: يعرض الموقع هذه القيم الأولية',
  updated: 'تم تحديث الإعدادات بنجاح',
  updateError: 'تعذّر تحديث الإعدادات',
  loadError: 'تعذّر تحميل الإعدادات',
  refused: 'تعذّر حفظ هذه القيمة. ما زالت هنا: اضغط Enter للمحاولة مجددًا.',
  leaveText: 'توجد قيم لم تُحفظ لأنها غير صالحة أو رُفضت. إذا غادرت الصفحة فستُفقد.',
  site_info: {
    title: 'معلومات الموقع',
    name: 'اسم الموقع',
    description: 'الوصف',
    logo_url: 'الشعار',
    time_zone: 'المنطقة الزمنية للاستوديو',
    zoneHint: 'ما يُجدوَل ليوم معيّن يُنشر عند الساعة 0:00 بتوقيت هذه المنطقة ({{zone}}).',
  },
  showreel: {
    title: 'شوريل',
    video_url: 'رابط الفيديو؛ من دونه يظهر في القسم «قريبًا»',
  },
  social_media: {
    title: 'شبكات التواصل',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    facebook: 'Facebook',
    twitter: 'X (Twitter)',
  },
  contact_info: {
    title: 'معلومات التواصل',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    whatsapp: 'WhatsApp',
    address: 'العنوان',
  },
  seo_defaults: {
    title: 'إعدادات SEO الافتراضية',
    meta_title: 'عنوان الصفحة',
    meta_description: 'الوصف لمحركات البحث',
    keywords: 'كلمات مفتاحية تفصل بينها فواصل',
  },
  maintenance: {
    title: 'وضع الصيانة',
    enabled: 'عرض إشعار الصيانة بدلًا من الموقع',
    message: 'رسالة للزوار',
    askTitle: 'هل تريد إغلاق الموقع؟',
    askText: 'سيرى الزوار هذا بدلًا من الموقع، كلٌّ بلغته: «{{title}}. {{text}}»',
    askSpanish: 'ومن يقرأ بالإسبانية سيرى: «\u200e{{message}}\u200e»',
    askOthers: 'باللغات الأخرى',
    askConfirm: 'إغلاق الموقع',
    closed: 'الموقع مغلق: يرى الزوار إشعار الصيانة.',
    willClose: 'سيُغلق الموقع عند عودة الاتصال.',
    willOpen: 'ما زال الموقع مغلقًا، وسيُفتح عند عودة الاتصال.',
    toSetting: 'عرض الإعداد',
    messageHint: 'يظهر لمن يتصفح الموقع بالإسبانية. أما بقية اللغات فلها إشعار قصير مترجم.',
  },
  profileHint: '‎@name أو العنوان الكامل للحساب.',
  privacy: {
    title: 'بيانات الزوار',
    retention_months: 'عدد الأشهر التي تُحفظ فيها الرسائل؛ ثم تُحذف تلقائيًا',
  },
  notifications: {
    title: 'إشعارات الرسائل الجديدة',
    email_enabled: 'إرسال بريد إلكتروني عند كل رسالة جديدة',
    email_address: 'البريد الذي تصله الإشعارات',
    noAddress: 'العنوان ناقص: لن يُرسل أي بريد من دونه.',
    hint: 'تُرسَل هذه الرسائل عبر إضافة «Trigger Email» من Firebase. من دونها لا يصل أي بريد، ويبقى كل شيء آخر كما هو. للتأكد، احفظ العنوان واكتب إلى نفسك من نموذج الموقع وانظر هل يصل البريد. لا يُرسَل بريد عن الرسائل المشبوهة.',
  },
  analytics: {
    title: 'تحليلات الويب',
    google_analytics_id: 'معرّف Google Analytics',
    tracking_enabled: 'قياس زيارات من يوافق على ذلك',
  },
}
