import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'Mark as spam',
    markOf: 'Mark as spam: {{name}}',
    marked: 'Message marked as spam and moved to “Suspicious”',
    markedMany_one: '{{n}} message marked as spam and moved to “Suspicious”',
    markedMany_other: '{{n}} messages marked as spam and moved to “Suspicious”',
    error: 'The message could not be marked as spam',
  },
  remind: {
    label: 'Remind me',
    never: 'Never',
    in_one: 'in {{n}} day: {{day}}',
    in_other: 'in {{n}} days: {{day}}',
    set: 'We will remind you on {{day}}',
    removed: 'Reminder removed',
    error: 'The reminder could not be saved',
    due: 'Reminder: reply to {{name}}',
    done: 'Done',
    on: 'Reminder: {{day}}',
  },
  own: {
    open: 'My texts and signature',
    title: 'My texts in {{language}}',
    text: 'They are used in replies in this language. If you leave one empty, the usual text is used.',
    signature: 'Signature',
  },
}
