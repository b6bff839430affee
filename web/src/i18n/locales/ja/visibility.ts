import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: '公開設定',
  visible: '公開',
  hidden: '非公開',
  planned: '公開予定',
  fromDay: '指定日から公開',
  from: '{{day}}から公開',
  day: '公開開始日',
  hint: {
    visible: '反映されしだいサイトに表示されます。',
    hidden: 'コンソールにのみ表示されます。未入力があっても保存できます。',
    planned: 'その日の0:00からサイトに表示されます（{{zone}}）。',
    here: 'この端末の時刻では',
  },
  any: 'すべて',
  missing: 'サイトに表示するには次が必要です：',
  saveHidden: '非公開で保存',
  show: 'サイトに表示：{{name}}',
  hide: 'サイトから隠す：{{name}}',
  see: 'サイトで見る：{{name}}',
  shown: '約2分後にサイトに表示されます',
  hiddenNow: '約2分後にサイトに表示されなくなります',
  failed: '公開設定を変更できませんでした',
}
