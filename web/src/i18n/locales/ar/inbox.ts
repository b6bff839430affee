import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'وضع علامة بريد مزعج',
    markOf: 'وضع علامة بريد مزعج: {{name}}',
    marked: 'وُضعت علامة بريد مزعج على الرسالة',
    markedMany_zero: 'لم توضع علامة بريد مزعج على أي رسالة',
    markedMany_one: 'وُضعت علامة بريد مزعج على رسالة واحدة',
    markedMany_two: 'وُضعت علامة بريد مزعج على رسالتين',
    markedMany_few: 'وُضعت علامة بريد مزعج على {{n}} رسائل',
    markedMany_many: 'وُضعت علامة بريد مزعج على {{n}} رسالة',
    markedMany_other: 'وُضعت علامة بريد مزعج على {{n}} رسالة',
    error: 'تعذّر وضع علامة بريد مزعج',
  },
  remind: {
    label: 'ذكّرني',
    never: 'أبدًا',
    in_zero: 'اليوم: {{day}}',
    in_one: 'بعد يوم واحد: {{day}}',
    in_two: 'بعد يومين: {{day}}',
    in_few: 'بعد {{n}} أيام: {{day}}',
    in_many: 'بعد {{n}} يومًا: {{day}}',
    in_other: 'بعد {{n}} يوم: {{day}}',
    set: 'سنذكّرك في {{day}}',
    removed: 'حُذف التذكير',
    error: 'تعذّر حفظ التذكير',
    due: 'تذكير: الرد على {{name}}',
    done: 'تم',
    on: 'تذكير: {{day}}',
  },
  own: {
    open: 'نصوصي وتوقيعي',
    title: 'نصوصي: {{language}}',
    text: 'تُستخدم في الردود بهذه اللغة. الحقل الفارغ يعني النص المعتاد.',
    signature: 'التوقيع',
  },
}
