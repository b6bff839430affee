import type { ConsoleTexts } from '../es/console'
import { access } from './access'
import { account } from './account'
import { activity } from './activity'
import { alerts } from './alerts'
import { answers } from './answers'
import { dashboard } from './dashboard'
import { history } from './history'
import { identity } from './identity'
import { inbox } from './inbox'
import { lists } from './lists'
import { messages } from './messages'
import { page } from './page'
import { passkeys } from './passkeys'
import { personalData } from './personalData'
import { pictures } from './pictures'
import { previews } from './previews'
import { prices } from './prices'
import { projects } from './projects'
import { sections } from './sections'
import { settings } from './settings'
import { statistics } from './statistics'
import { sync } from './sync'
import { testimonials } from './testimonials'
import { users } from './users'
import { visibility } from './visibility'
import { ways } from './ways'
import { writing } from './writing'

export const consoleTexts: ConsoleTexts = {
  auth: {
    title: 'تسجيل الدخول',
    subtitle: 'لوحة تحكم الاستوديو',
    noScript: 'تحتاج لوحة التحكم إلى JavaScript. فعّله في المتصفح ثم أعد تحميل الصفحة.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'دخول',
    submitting: 'جارٍ الدخول…',
    back: 'العودة إلى الموقع',
    success: 'تم تسجيل الدخول',
    failed: 'تعذّر تسجيل الدخول',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    network: 'لا يوجد اتصال: يتطلب تسجيل الدخول الأول وجود اتصال.',
    throttled: 'محاولات كثيرة جدًا. انتظر بضع دقائق ثم حاول مجددًا.',
    disabled: 'هذا الحساب معطّل.',
    refused: 'لم يسمح الخادم بتسجيل الدخول هذا. انتظر دقيقة ثم حاول مجددًا.',
    tooSoon: 'عُيّنت كلمة المرور هذه بعد دقائق قليلة من إنهاء جميع الجلسات. انتظر عشر دقائق واطلب رابطًا جديدًا.',
    unexpected: 'حدث خطأ غير متوقع. حاول مجددًا.',
    notAdmin: 'لا يملك هذا الحساب صلاحية استخدام لوحة التحكم.',
    ended: 'أنهى الخادم الجلسة، مثلًا لأن كلمة المرور تغيّرت أو لأن الحساب لم يعد موجودًا.',
    expired: 'انتهت هذه الجلسة: مرّ 30 يومًا دون استخدامها، أو 90 يومًا منذ آخر تأكيد لهويتك.',
    waiting: 'على هذا الجهاز بانتظار تسجيل دخول {{email}} من جديد: {{what}}.',
    unsent: {
      erased: 'سيُحذف ذلك من هذا الجهاز في {{date}} ما لم تختر الاحتفاظ به.',
      keep: 'الاحتفاظ به هنا',
      kept: 'يبقى على هذا الجهاز إلى أن تحذفه.',
    },
    lockedFor_zero: 'محاولات فاشلة كثيرة جدًا. حاول مجددًا الآن',
    lockedFor_one: 'محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد دقيقة واحدة',
    lockedFor_two: 'محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد دقيقتين',
    lockedFor_few: 'محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد {{n}} دقائق',
    lockedFor_many: 'محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد {{n}} دقيقة',
    lockedFor_other: 'محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد {{n}} دقيقة',
    lockedNow: 'محاولات فاشلة كثيرة جدًا. تم قفل حسابك مؤقتًا لمدة {{duration}}.',
    remaining: 'المحاولات المتبقية',
    checking: 'جارٍ التحقق من الجلسة',
    access,
  },
  passkeys,
  admin: {
    label: 'لوحة التحكم',
    nav: {
      menu: 'قائمة لوحة التحكم',
      dashboard: 'نظرة عامة',
      projects: 'المشاريع',
      testimonials: 'آراء العملاء',
      sections: 'الصفحة',
      prices: 'الأسعار',
      users: 'المستخدمون',
      createUser: 'إنشاء مسؤول',
      messages: 'الرسائل',
      settings: 'الإعدادات',
      translations: 'الترجمات',
      importExport: 'النسخ الاحتياطي',
    },
    site: 'العودة إلى الموقع',
    signOut: 'تسجيل الخروج',
    signOutAnyway: 'تسجيل الخروج وتجاهل التعديلات',
    stay: 'البقاء هنا',
    common: {
      create: 'إنشاء',
      update: 'تحديث',
      saving: 'جارٍ الحفظ…',
      cancel: 'إلغاء',
      delete: 'حذف',
      edit: 'تعديل',
      back: 'رجوع',
      actions: 'الإجراءات',
      keptOnDevice: 'محفوظ على هذا الجهاز',
      deletedOnDevice: 'حُذف على هذا الجهاز',
      publishedLater: 'سيُنشر عند عودة الاتصال.',
      publishing: 'يجري النشر الآن، والخادم بطيء في الرد.',
      reload: 'إعادة المحاولة',
      offlineEmpty: 'لا يوجد اتصال ولا بيانات على هذا الجهاز بعد.',
      fixErrors: 'يُرجى ملء جميع الحقول المطلوبة',
      languageTabs: 'لغات المحتوى',
    },
    dashboard,
    alerts,
    projects,
    sections,
    testimonials,
    prices,
    messages,
    answers,
    users,
    settings,
    visibility,
    ways,
    writing,
    lists,
    sync,
    account,
    identity,
    inbox,
    personalData,
    activity,
    history,
    page,
    pictures,
    previews,
    statistics,
  },
}
