import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: 'Visibility',
  visible: 'Visible',
  hidden: 'Hidden',
  planned: 'Scheduled',
  fromDay: 'From a date',
  from: 'From {{day}}',
  day: 'Visible from',
  hint: {
    visible: 'Shown on the site as soon as it is published.',
    hidden: 'Only shown in the console. It can be saved incomplete.',
    planned: 'Shown on the site from 12:00 AM on that day ({{zone}}).',
    here: 'By this device’s clock',
  },
  any: 'All',
  missing: 'To show it on the site, you still need:',
  saveHidden: 'Save as hidden',
  show: 'Show on the site: {{name}}',
  hide: 'Hide from the site: {{name}}',
  see: 'See on the site: {{name}}',
  shown: 'Visible on the site in about two minutes',
  hiddenNow: 'Gone from the site in about two minutes',
  failed: 'The visibility could not be changed',
}
