import type { ContactMessage } from './message.ts'

/** The choices of "remind me in …", in days. */
export const reminderDays = [1, 3, 7] as const

/** Returns the enquiries to remind of on a day `YYYY-MM-DD`, those due longest first. */
export const dueReminders = <Row extends Pick<ContactMessage, 'remind_on' | 'suspected' | 'trashed_from'>>(
  rows: readonly Row[],
  today: string,
): Row[] =>
  rows
    .filter(
      ({ remind_on, suspected, trashed_from }) => remind_on !== '' && remind_on <= today && !suspected && !trashed_from,
    )
    .sort((a, b) => (a.remind_on < b.remind_on ? -1 : 1))
