import type { WaysTexts } from '../es/ways'

export const ways: WaysTexts = {
  filters: 'التصفية',
  filtersActive: 'التصفية ({{n}})',
  more: 'إجراءات أخرى: {{name}}',
  toContent: 'الانتقال إلى المحتوى',
  toList: 'الانتقال إلى القائمة',
  groups: {
    content: 'المحتوى',
    enquiries: 'الاستفسارات',
    people: 'الأشخاص',
    site: 'الموقع',
  },
  row: {
    see: 'عرض في الموقع',
    show: 'إظهار في الموقع',
    hide: 'إخفاء من الموقع',
    duplicate: 'إنشاء نسخة',
  },
  star: 'إبراز {{name}}',
  starred: 'أصبح المشروع مميّزًا',
  unstarred: 'لم يعد المشروع مميّزًا',
}
