import { claim } from '../../device/announced'

/** One thing to tell: what it says and where it leads in the console. */
interface Announcement {
  id: string
  title: string
  body: string
  path: string
  timestamp: number
}

/** More at once are told in one: after a night without a network nobody wants twenty. */
const mostApart = 3

/**
 * Shows notifications of the browser, where that is allowed, once on this device however many tabs are open. Only the
 * worker's own can be shown on Android and lead back when the page is gone.
 */
export async function announce(arrived: readonly Announcement[], several: (count: number) => string) {
  try {
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    const registration = await navigator.serviceWorker?.getRegistration()
    if (!registration) return
    const mine = new Set(await claim(arrived.map(({ id }) => id)))
    const fresh = arrived.filter(({ id }) => mine.has(id))
    const icon = '/icons/icon-192.png'
    if (fresh.length > mostApart) {
      const body = fresh.map(({ title }) => title).join('\n')
      const data = { path: '/admin/messages?status=new' }
      await registration.showNotification(several(fresh.length), { body, icon, tag: 'enquiries', data })
    } else
      for (const { id, title, body, path, timestamp } of fresh.toReversed()) {
        // Not every browser knows the moment.
        const options = { body, icon, timestamp, tag: `enquiry-${id}`, data: { path } }
        await registration.showNotification(title, options)
      }
  } catch (error) {
    console.warn('a new enquiry could not be announced', error)
  }
}
