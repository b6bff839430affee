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
}
