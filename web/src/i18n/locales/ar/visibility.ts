import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: 'الظهور',
  visible: 'ظاهر',
  hidden: 'مخفي',
  planned: 'مجدول',
  fromDay: 'ابتداءً من يوم محدد',
  from: 'ابتداءً من {{day}}',
  day: 'ظاهر ابتداءً من',
  hint: {
    visible: 'يظهر في الموقع فور نشره.',
    hidden: 'يظهر في لوحة التحكم فقط، ويمكن حفظه غير مكتمل.',
    planned: 'يظهر في الموقع ابتداءً من منتصف الليل في بداية ذلك اليوم ({{zone}}).',
    here: 'بتوقيت هذا الجهاز',
  },
  any: 'الكل',
  missing: 'ليظهر في الموقع ينقص ما يلي:',
  saveHidden: 'حفظ مخفيًا',
  show: 'إظهار في الموقع: {{name}}',
  hide: 'إخفاء من الموقع: {{name}}',
  see: 'عرض في الموقع: {{name}}',
  shown: 'سيظهر في الموقع خلال دقيقتين تقريبًا',
  hiddenNow: 'سيختفي من الموقع خلال دقيقتين تقريبًا',
  failed: 'تعذّر تغيير الظهور',
}
